import * as z from 'zod';
import { inEachLanguage, line, whole } from '../core/checks.ts';
import type { Locale } from '../core/locale.ts';
import { SHIPPING } from './built-in-shipping.ts';
import { PickupCarrier } from './pickup-carriers.ts';
import { defineSetting } from './setting.ts';
import { inUnion } from './vat.setting.ts';

export type Words = Readonly<Record<Locale, string>>;

/** Countries that a parcel costs the same to. */
export interface ShippingZone {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** Price up to a weight. */
export interface ShippingBracket {
  /** Null: whatever it weighs. */
  readonly maxGrams: number | null;
  /** Minor units, VAT included. */
  readonly minor: number;
}

/** A method in one zone. A parcel heavier than the last bracket cannot go that way. */
export interface ShippingTariff {
  readonly zone: string;
  /** Working days. */
  readonly minDays: number;
  readonly maxDays: number;
  /** Lightest first. */
  readonly brackets: readonly ShippingBracket[];
}

export interface ShippingMethod {
  /** Stands in orders; never changes. */
  readonly id: string;
  readonly name: Words;
  readonly description: Words;
  /** An inactive one is kept, but not offered. */
  readonly active: boolean;
  /** The buyer fetches the goods: no price of sending is shown for it. */
  readonly collection: boolean;
  /** It goes to a point of this carrier that the buyer chooses. Absent: to an address. */
  readonly pickup?: PickupCarrier;
  /** From this sum of goods on (minor units, VAT included, after discounts) it costs nothing; null: never. */
  readonly freeFromMinor: number | null;
  readonly tariffs: readonly ShippingTariff[];
}

export interface ShippingSetting {
  /** Nearest first. */
  readonly zones: readonly ShippingZone[];
  /** In the order in which they are offered; the first that can serve a parcel is taken where none was chosen. */
  readonly methods: readonly ShippingMethod[];
}

const MAX_PRICE = 100_000;
const id = z.string('INVALID').regex(/^[a-z][a-z0-9-]{0,39}$/, 'INVALID');

const bracket = z.strictObject({ maxGrams: whole(1, 1_000_000).nullable(), minor: whole(0, MAX_PRICE) });

const tariff = z.strictObject({
  zone: id,
  minDays: whole(0, 60),
  maxDays: whole(0, 60),
  brackets: z.array(bracket).min(1, 'REQUIRED').max(20, 'TOO_MANY'),
});

const method = z
  .strictObject({
    id,
    name: inEachLanguage(line({ max: 80 })),
    description: inEachLanguage(line({ max: 200, required: false })),
    active: z.boolean('INVALID'),
    collection: z.boolean('INVALID'),
    pickup: z.enum(PickupCarrier, 'INVALID').nullish(),
    freeFromMinor: whole(1, 10_000_000).nullable(),
    tariffs: z.array(tariff).min(1, 'REQUIRED').max(20, 'TOO_MANY'),
  })
  // Stored only where it says something: a version before knows no such word.
  .transform(({ pickup, ...rest }): ShippingMethod => (pickup ? { ...rest, pickup } : rest));

const zone = z.strictObject({
  id,
  countries: z.array(z.string('INVALID').refine(inUnion, 'COUNTRY_INVALID')).min(1, 'REQUIRED'),
});

type Report = (path: (string | number)[], message: string) => void;

const reportTwice = (values: readonly string[], report: (i: number) => void): void =>
  values.forEach((value, i) => {
    if (values.indexOf(value) < i) report(i);
  });

const checkTariff = (each: ShippingTariff, zones: ReadonlySet<string>, report: Report): void => {
  if (!zones.has(each.zone)) report(['zone'], 'INVALID');
  if (each.maxDays < each.minDays) report(['maxDays'], 'TOO_LOW');
  each.brackets.forEach(({ maxGrams }, i) => {
    const before = i > 0 ? each.brackets[i - 1]!.maxGrams : 0;
    if (before === null || (maxGrams !== null && maxGrams <= before)) report(['brackets', i, 'maxGrams'], 'TOO_LOW');
  });
};

const checkWhole = ({ zones, methods }: ShippingSetting, report: Report): void => {
  reportTwice(
    zones.map((each) => each.id),
    (i) => report(['zones', i, 'id'], 'TWICE'),
  );
  const places = zones.flatMap(({ countries }, i) => countries.map((country) => ({ country, i })));
  reportTwice(
    places.map(({ country }) => country),
    (n) => report(['zones', places[n]!.i, 'countries'], 'TWICE'),
  );
  reportTwice(
    methods.map((each) => each.id),
    (i) => report(['methods', i, 'id'], 'TWICE'),
  );
  const known = new Set(zones.map((each) => each.id));
  for (const [m, { tariffs, collection, pickup }] of methods.entries()) {
    if (collection && pickup) report(['methods', m, 'pickup'], 'INVALID');
    const path = (...rest: (string | number)[]) => ['methods', m, 'tariffs', ...rest];
    reportTwice(
      tariffs.map((each) => each.zone),
      (i) => report(path(i, 'zone'), 'TWICE'),
    );
    tariffs.forEach((each, i) => checkTariff(each, known, (rest, code) => report(path(i, ...rest), code)));
  }
};

/** How parcels go and what that costs. Only member states: no parcel meets customs. Orders keep what they were placed with. */
export const shippingSetting = defineSetting<ShippingSetting>({
  key: 'SHIPPING',
  schema: z
    .strictObject({ zones: z.array(zone).max(30, 'TOO_MANY'), methods: z.array(method).max(30, 'TOO_MANY') })
    .superRefine((value, issues) =>
      checkWhole(value, (path, message) => issues.addIssue({ code: 'custom', path, message })),
    ),
  builtIn: SHIPPING,
  facts: ({ zones, methods }) => ({
    ...Object.fromEntries(zones.map((each) => [`zone ${each.id}`, each.countries])),
    ...Object.fromEntries(methods.map((each) => [each.id, each])),
    order: methods.map((each) => each.id),
  }),
});
