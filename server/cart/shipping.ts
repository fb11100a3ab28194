import type { Locale } from '../core/locale.ts';

type Zone = 'home' | 'near' | 'union';
type Words = Record<Locale, string>;

/** Price in minor units, VAT included, up to a weight. */
interface Bracket {
  readonly maxGrams: number;
  readonly minor: number;
}

interface Tariff {
  readonly minDays: number;
  readonly maxDays: number;
  readonly brackets: readonly Bracket[];
}

interface Method {
  readonly id: string;
  readonly name: Words;
  readonly description: Words;
  readonly tariffs: Partial<Record<Zone, Tariff>>;
}

const NEAR = new Set(['AT', 'CZ', 'HU', 'PL']);
const UNION = new Set(
  [
    'BE',
    'BG',
    'CY',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'IE',
    'IT',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
    'PT',
  ].concat(['RO', 'SE', 'SI']),
);

/** Where parcels go, by what they cost. */
export const ZONES: readonly (readonly string[])[] = [['SK'], [...NEAR], [...UNION]];

const zoneOf = (country: string): Zone | null => {
  if (country === 'SK') return 'home';
  if (NEAR.has(country)) return 'near';
  return UNION.has(country) ? 'union' : null;
};

const upTo = (kilograms: number, minor: number): Bracket => ({ maxGrams: kilograms * 1000, minor });

/** Prices of 2026. A parcel heavier than the last bracket cannot go that way. */
export const SHIPPING_METHODS: readonly Method[] = [
  {
    id: 'packeta',
    name: { en: 'Packeta pick-up point', sk: 'Výdajné miesto Packeta', de: 'Packeta-Abholstelle' },
    description: {
      en: 'At the point nearest to your address. Packeta writes to you when the parcel is there.',
      sk: 'Na mieste najbližšom k vašej adrese. Packeta vám napíše, keď tam zásielka bude.',
      de: 'An der Stelle, die Ihrer Anschrift am nächsten liegt. Packeta schreibt Ihnen, sobald das Paket dort ist.',
    },
    tariffs: {
      home: { minDays: 2, maxDays: 3, brackets: [upTo(5, 490), upTo(10, 590), upTo(15, 790)] },
      near: { minDays: 3, maxDays: 4, brackets: [upTo(5, 690), upTo(10, 890), upTo(15, 1190)] },
      union: { minDays: 4, maxDays: 7, brackets: [upTo(5, 990), upTo(10, 1390)] },
    },
  },
  {
    id: 'courier',
    name: { en: 'Courier to the door', sk: 'Kuriér na adresu', de: 'Paketzustellung an die Haustür' },
    description: {
      en: 'The courier calls before arriving.',
      sk: 'Kuriér pred príchodom zavolá.',
      de: 'Der Kurier ruft vor der Zustellung an.',
    },
    tariffs: {
      home: { minDays: 1, maxDays: 2, brackets: [upTo(5, 690), upTo(15, 890), upTo(30, 1290)] },
      near: { minDays: 2, maxDays: 3, brackets: [upTo(5, 990), upTo(15, 1390), upTo(30, 1990)] },
      union: { minDays: 3, maxDays: 6, brackets: [upTo(5, 1490), upTo(15, 2190), upTo(30, 3290)] },
    },
  },
  {
    id: 'workshop',
    name: {
      en: 'Collect in the workshop, Banská Bystrica',
      sk: 'Osobný odber v dielni, Banská Bystrica',
      de: 'Selbstabholung in der Werkstatt, Banská Bystrica',
    },
    description: {
      en: 'We write to you when the goods are ready.',
      sk: 'Napíšeme vám, keď bude tovar pripravený.',
      de: 'Wir schreiben Ihnen, sobald die Ware bereitliegt.',
    },
    tariffs: { home: { minDays: 1, maxDays: 2, brackets: [{ maxGrams: Number.MAX_SAFE_INTEGER, minor: 0 }] } },
  },
];

/** One way to send a parcel of a given weight to a country. */
export interface ShippingOffer {
  id: string;
  name: string;
  description: string;
  priceMinor: number;
  minDays: number;
  maxDays: number;
}

/** The ways a parcel can go, cheapest delivery first, collection last; empty when it cannot go at all. */
export const shippingOffers = (country: string, grams: number, locale: Locale): ShippingOffer[] => {
  const zone = zoneOf(country);
  return SHIPPING_METHODS.flatMap(({ id, name, description, tariffs }) => {
    const tariff = zone && tariffs[zone];
    const bracket = tariff?.brackets.find(({ maxGrams }) => grams <= maxGrams);
    if (!tariff || !bracket) return [];
    const { minDays, maxDays } = tariff;
    return [{ id, name: name[locale], description: description[locale], priceMinor: bracket.minor, minDays, maxDays }];
  });
};
