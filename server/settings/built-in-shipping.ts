import type { ShippingBracket, ShippingSetting, ShippingTariff } from './shipping.setting.ts';

const NEAR = ['AT', 'CZ', 'HU', 'PL'];
const UNION = ['BE', 'BG', 'CY', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV'].concat([
  'MT',
  'NL',
  'PT',
  'RO',
  'SE',
  'SI',
]);

const upTo = (kilograms: number, minor: number): ShippingBracket => ({ maxGrams: kilograms * 1000, minor });

const tariff = (
  zone: string,
  [minDays, maxDays]: [number, number],
  ...brackets: ShippingBracket[]
): ShippingTariff => ({
  zone,
  minDays,
  maxDays,
  brackets,
});

/** Prices of 2026. */
export const SHIPPING: ShippingSetting = {
  zones: [
    { id: 'home', countries: ['SK'] },
    { id: 'near', countries: NEAR },
    { id: 'union', countries: UNION },
  ],
  methods: [
    {
      id: 'packeta',
      name: { en: 'Packeta pick-up point', sk: 'Výdajné miesto Packeta', de: 'Packeta-Abholstelle' },
      description: {
        en: 'At the point nearest to your address. Packeta writes to you when the parcel is there.',
        sk: 'Na mieste najbližšom k vašej adrese. Packeta vám napíše, keď tam zásielka bude.',
        de: 'An der Stelle, die Ihrer Anschrift am nächsten liegt. Packeta schreibt Ihnen, sobald das Paket dort ist.',
      },
      active: true,
      collection: false,
      freeFromMinor: null,
      tariffs: [
        tariff('home', [2, 3], upTo(5, 490), upTo(10, 590), upTo(15, 790)),
        tariff('near', [3, 4], upTo(5, 690), upTo(10, 890), upTo(15, 1190)),
        tariff('union', [4, 7], upTo(5, 990), upTo(10, 1390)),
      ],
    },
    {
      id: 'courier',
      name: { en: 'Courier to the door', sk: 'Kuriér na adresu', de: 'Paketzustellung an die Haustür' },
      description: {
        en: 'The courier calls before arriving.',
        sk: 'Kuriér pred príchodom zavolá.',
        de: 'Der Kurier ruft vor der Zustellung an.',
      },
      active: true,
      collection: false,
      freeFromMinor: null,
      tariffs: [
        tariff('home', [1, 2], upTo(5, 690), upTo(15, 890), upTo(30, 1290)),
        tariff('near', [2, 3], upTo(5, 990), upTo(15, 1390), upTo(30, 1990)),
        tariff('union', [3, 6], upTo(5, 1490), upTo(15, 2190), upTo(30, 3290)),
      ],
    },
    {
      id: 'workshop',
      name: {
        en: 'Collect in the workshop, Žilina',
        sk: 'Osobný odber v dielni, Žilina',
        de: 'Selbstabholung in der Werkstatt, Žilina',
      },
      description: {
        en: 'We write to you when the goods are ready.',
        sk: 'Napíšeme vám, keď bude tovar pripravený.',
        de: 'Wir schreiben Ihnen, sobald die Ware bereitliegt.',
      },
      active: true,
      collection: true,
      freeFromMinor: null,
      tariffs: [tariff('home', [1, 2], { maxGrams: null, minor: 0 })],
    },
  ],
};
