import * as z from 'zod';
import { fold } from '../catalog/search/search-text.ts';
import { sanitizeLine } from '../core/text/text.ts';
import { PickupCarrier } from '../settings/pickup-carriers.ts';
import type { StoredPickupPoint } from './pickup-point.entity.ts';
import { PickupKind } from './pickup-place.types.ts';

export type FoundPoint = Omit<StoredPickupPoint, 'active' | 'seenAt'>;

const WORKS = '1';
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const HOURS = /^(\d{2}:\d{2}-\d{2}:\d{2})(,\d{2}:\d{2}-\d{2}:\d{2}){0,3}$/;

const text = (max: number) =>
  z
    .string()
    .transform((given) => sanitizeLine(given, max))
    .pipe(z.string().min(1));

const either = z.union([z.string().max(20), z.number()]);
const degrees = (most: number) => either.transform(Number).pipe(z.number().min(-most).max(most));

/** A place of Packeta's lists of points (branch) and of Z-BOXes (box), version 5: numbers come as texts. */
const place = z.object({
  id: either.transform(String).pipe(z.string().regex(/^[\w-]{1,20}$/)),
  name: text(200),
  street: text(200),
  city: text(100),
  zip: text(16),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toUpperCase()),
  latitude: degrees(90),
  longitude: degrees(180),
  maxWeight: either.nullish(),
  codAllowed: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  displayFrontend: either.nullish(),
  status: z.object({ statusId: either.nullish() }).loose().nullish(),
  openingHours: z
    .object({ regular: z.record(z.string(), z.unknown()).nullish() })
    .loose()
    .nullish(),
});

type Place = z.infer<typeof place>;

/** "08:00–12:00, 13:00–18:00" as it is kept; what is written otherwise says nothing. */
const hoursOf = (given: unknown): string => {
  const kept = typeof given === 'string' ? given.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-') : '';
  return HOURS.test(kept) ? kept : '';
};

/** Of the seven days; null: always open, or nothing is said. */
const weekOf = ({ openingHours }: Place): string[] | null => {
  const regular = openingHours?.regular;
  if (!regular) return null;
  const week = DAYS.map((day) => hoursOf(regular[day]));
  const always = week.every((day) => day === '00:00-23:59' || day === '00:00-24:00');
  return always || week.every((day) => day === '') ? null : week;
};

/** Packeta says of boxes alone whether they take money; people at a counter always do. */
const takesCash = ({ codAllowed }: Place, kind: PickupKind): boolean =>
  codAllowed === null || codAllowed === undefined
    ? kind === PickupKind.POINT
    : ['1', 'true', 'yes'].includes(String(codAllowed).toLowerCase());

const gramsOf = ({ maxWeight }: Place): number | null => {
  const kilograms = Number(maxWeight ?? 0);
  return kilograms > 0 && kilograms <= 1000 ? Math.round(kilograms * 1000) : null;
};

const wordsOf = ({ city, street, name, zip }: Place): string => {
  const words = fold(`${city} ${street} ${name} ${zip} ${zip.replaceAll(' ', '')}`).match(/[a-z0-9]+/g) ?? [];
  return ` ${words.join(' ')}`;
};

const isOpen = ({ status, displayFrontend }: Place): boolean =>
  String(status?.statusId ?? WORKS) === WORKS && String(displayFrontend ?? WORKS) === WORKS;

/** A place of the list: null for one that takes no parcels now, `undefined` for what is none. */
export const packetaPoint = (json: string | null, kind: PickupKind): FoundPoint | null | undefined => {
  if (json === null) return undefined;
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { success, data } = place.safeParse(given);
  if (!success) return undefined;
  if (!isOpen(data)) return null;
  const { id, name, street, city, zip: postcode, country, latitude: lat, longitude: lng } = data;
  return {
    carrier: PickupCarrier.PACKETA,
    id,
    kind,
    name,
    street,
    city,
    postcode,
    country,
    lat,
    lng,
    words: wordsOf(data),
    hours: weekOf(data),
    cash: takesCash(data, kind),
    maxGrams: gramsOf(data),
  };
};
