import { searchTerms } from '../catalog/search/search-text.ts';
import type { Ctx } from '../core/context.ts';
import type { PickupCarrier } from '../settings/pickup-carriers.ts';
import { metresBetween, type Spot } from './distance.ts';
import type { PickupKind, PickupPlace } from './pickup-place.types.ts';
import type { StoredPickupPoint } from './pickup-point.entity.ts';

/** Of one answer: more, nobody reads. */
export const MOST_POINTS = 50;
/** The index orders by degrees that are only about even: the nearest are among so many. */
const CANDIDATES = 80;

export type KnownPoint = Omit<StoredPickupPoint, 'words' | 'seenAt'>;

/** How far it is from where was looked. */
export type NearPoint = KnownPoint & { readonly distanceMeters: number };

export interface PointSearch {
  readonly carrier: PickupCarrier;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** A town, a postcode, a street: around it is looked where no spot is given. */
  readonly text?: string | null;
  readonly spot?: Spot | null;
  readonly kind?: PickupKind | null;
  /** Those alone that take the money for a parcel. */
  readonly cash?: boolean | null;
  /** Those alone that take a parcel of this weight. */
  readonly grams?: number | null;
}

export interface PointsFound {
  /** Around which was looked; null: nothing is called like that. */
  readonly origin: Spot | null;
  /** Nearest first. */
  readonly points: readonly NearPoint[];
}

const COLUMNS = `carrier, id, kind, name, street, city, postcode, country, lat, lng, hours, cash,
  max_grams AS "maxGrams", active`;

const BY_ID = `SELECT ${COLUMNS} FROM pickup_point WHERE carrier = $1 AND id = $2`;

/** A point, also one that is closed; null: there is none. */
export const findPickupPoint = async (ctx: Ctx, carrier: PickupCarrier, id: string): Promise<KnownPoint | null> => {
  const [point] = await ctx.sql<KnownPoint>(BY_ID, [carrier, id], 'pickup-points.by-id');
  return point ?? null;
};

const NEAREST = `
  SELECT ${COLUMNS} FROM pickup_point
  WHERE active AND carrier = $1 AND country = $2 AND ($3::text IS NULL OR kind = $3) AND (cash OR NOT $4)
    AND (max_grams IS NULL OR max_grams >= $5)
  ORDER BY point(lng * 0.65, lat) <-> point($6::float8 * 0.65, $7::float8) LIMIT ${CANDIDATES}`;

const nearest = async (ctx: Ctx, search: PointSearch, spot: Spot): Promise<NearPoint[]> => {
  const { carrier, country, kind = null, cash, grams } = search;
  const params = [carrier, country, kind, cash ?? false, grams ?? 0, spot.lng, spot.lat];
  const points = await ctx.sql<KnownPoint>(NEAREST, params, 'pickup-points.nearest');
  return points
    .map((point) => ({ ...point, distanceMeters: metresBetween(spot, point) }))
    .sort((a, b) => a.distanceMeters - b.distanceMeters)
    .slice(0, MOST_POINTS);
};

/** The middle of the points in the town that fits best: one that begins with the first word, then the shortest name. */
const MIDDLE = `
  WITH hit AS (
    SELECT city, lat, lng, words LIKE $4 || '%' AS begins FROM pickup_point
    WHERE active AND carrier = $1 AND country = $2 AND words LIKE ALL ($3::text[])
    ORDER BY begins DESC, length(city), city LIMIT 200)
  SELECT avg(lat) AS lat, avg(lng) AS lng FROM hit
  WHERE city = (SELECT city FROM hit ORDER BY begins DESC, length(city), city LIMIT 1)`;

const middleOf = async (
  ctx: Ctx,
  { carrier, country }: PointSearch,
  terms: readonly string[],
): Promise<Spot | null> => {
  const patterns = terms.map((term) => `% ${term}%`);
  const params = [carrier, country, patterns, ` ${terms[0]}`];
  const [middle] = await ctx.sql<{ lat: number | null; lng: number | null }>(MIDDLE, params, 'pickup-points.middle');
  return middle && middle.lat !== null && middle.lng !== null ? { lat: middle.lat, lng: middle.lng } : null;
};

const POSTCODE = /^\d{4,6}$/;

/** A postcode without a point of its own is looked for by its beginning, which names the region. */
const attempts = (text: string): string[][] => {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (POSTCODE.test(digits)) return [[digits], [digits.slice(0, 3)], [digits.slice(0, 2)]];
  const terms = searchTerms(text);
  return terms.length > 0 ? [terms] : [];
};

const spotOf = async (ctx: Ctx, search: PointSearch): Promise<Spot | null> => {
  if (search.spot) return search.spot;
  for (const terms of attempts(search.text ?? '')) {
    const middle = await middleOf(ctx, search, terms);
    if (middle) return middle;
  }
  return null;
};

/** The points nearest to a spot, or to what is called like a text, in at most four statements. */
export const searchPickupPoints = async (ctx: Ctx, search: PointSearch): Promise<PointsFound> => {
  const origin = await spotOf(ctx, search);
  return { origin, points: origin ? await nearest(ctx, search, origin) : [] };
};

/** What an order keeps of a point. */
export const placeOf = ({
  hours: _hours,
  cash: _cash,
  maxGrams: _most,
  active: _active,
  ...place
}: KnownPoint): PickupPlace => place;
