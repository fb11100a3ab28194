import type { PickupCarrier } from '../../codegen/schema.gen.ts';
import { LOCALES } from '../../intl/locale.ts';

export interface Bracket {
  maxGrams: number | null;
  minor: number;
}

export interface Tariff {
  zone: string;
  minDays: number;
  maxDays: number;
  brackets: readonly Bracket[];
}

export interface Method {
  id: string;
  name: Record<string, string>;
  description: Record<string, string>;
  active: boolean;
  collection: boolean;
  pickup?: PickupCarrier | null;
  freeFromMinor: number | null;
  tariffs: readonly Tariff[];
}

export interface Zone {
  id: string;
  countries: readonly string[];
}

export interface ShippingValue {
  zones: readonly Zone[];
  methods: readonly Method[];
}

const noWords = (): Record<string, string> => Object.fromEntries(LOCALES.map((locale) => [locale, '']));

export const newTariff = (zone: string): Tariff => ({
  zone,
  minDays: 2,
  maxDays: 5,
  brackets: [{ maxGrams: null, minor: 0 }],
});

/** A way of sending that is not offered before somebody switches it on. */
export const newMethod = ({ methods, zones }: ShippingValue): Method => {
  const ids = new Set(methods.map(({ id }) => id));
  let n = methods.length + 1;
  while (ids.has(`method-${n}`)) n += 1;
  return {
    id: `method-${n}`,
    name: noWords(),
    description: noWords(),
    active: false,
    collection: false,
    freeFromMinor: null,
    tariffs: zones.slice(0, 1).map(({ id }) => newTariff(id)),
  };
};

/** The zones with a country in another one, or in none. */
export const moved = (zones: readonly Zone[], country: string, to: string): Zone[] =>
  zones.map((zone) => {
    const others = zone.countries.filter((each) => each !== country);
    return { ...zone, countries: zone.id === to ? [...others, country].sort() : others };
  });

/** The list with one item a place earlier or later. */
export const shifted = <Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] => {
  const list = [...items];
  const [item] = list.splice(index, 1);
  list.splice(index + by, 0, item!);
  return list;
};
