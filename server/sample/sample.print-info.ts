import type { TextsInput } from '../catalog/catalog.input.ts';
import type { Locale } from '../core/locale.ts';

type PrintInfo = NonNullable<TextsInput['printInfo']>;

interface ComponentWords {
  name: Record<Locale, string>;
  specifications: Record<Locale, string>;
}

const COMPONENTS: (ComponentWords & {
  quantity: number;
  estimatedPriceMinor: number | null;
  required: boolean;
  productId?: number | null;
})[] = [
  {
    name: { en: 'Altimeter', sk: 'Výškomer', de: 'Höhenmesser' },
    quantity: 1,
    specifications: {
      en: 'Two outputs, at most 54 × 24 mm',
      sk: 'Dva výstupy, najviac 54 × 24 mm',
      de: 'Zwei Ausgänge, höchstens 54 × 24 mm',
    },
    estimatedPriceMinor: 5900,
    required: true,
    productId: 43,
  },
  {
    name: { en: 'Battery', sk: 'Batéria', de: 'Akku' },
    quantity: 1,
    specifications: { en: 'LiPo 2S, 300 mAh', sk: 'LiPo 2S, 300 mAh', de: 'LiPo 2S, 300 mAh' },
    estimatedPriceMinor: 990,
    required: true,
    productId: 38,
  },
  {
    name: { en: 'Threaded rod M3 with nuts', sk: 'Závitová tyč M3 s maticami', de: 'Gewindestange M3 mit Muttern' },
    quantity: 2,
    specifications: { en: 'Brass, 90 mm', sk: 'Mosadz, 90 mm', de: 'Messing, 90 mm' },
    estimatedPriceMinor: 190,
    required: true,
  },
  {
    name: { en: 'Parachute', sk: 'Padák', de: 'Fallschirm' },
    quantity: 1,
    specifications: {
      en: 'Ripstop nylon, 600 mm, with 3 m of cord',
      sk: 'Nylon ripstop, 600 mm, s 3 m lanka',
      de: 'Ripstop-Nylon, 600 mm, mit 3 m Leine',
    },
    estimatedPriceMinor: 1450,
    required: true,
    productId: 42,
  },
  {
    name: { en: 'Locator beeper', sk: 'Vyhľadávacia pípajúca sonda', de: 'Ortungspieper' },
    quantity: 1,
    specifications: {
      en: '90 dB, own button cell',
      sk: '90 dB, vlastný gombíkový článok',
      de: '90 dB, eigene Knopfzelle',
    },
    estimatedPriceMinor: 690,
    required: false,
  },
];

const SETTINGS: Record<Locale, Pick<PrintInfo, 'printSettings' | 'additionalNotes'>> = {
  en: {
    printSettings: {
      printTime: '58-62 hours',
      layerHeight: '0.2 mm',
      infill: '20-30% infill',
      supports: 'None',
      materials: 'PETG, about 470 g in three colours',
      estimatedCost: '€10 to €12 of filament',
    },
    additionalNotes: [
      'Print the tubes standing and the fins flat: the layers then run along the load.',
      'Three walls are enough; a fourth one adds 60 g and moves the balance back.',
      'Weigh and balance the finished rocket with the motor you will fly.',
    ],
  },
  sk: {
    printSettings: {
      printTime: '58 – 62 hodín',
      layerHeight: '0,2 mm',
      infill: 'výplň 20 – 30 %',
      supports: 'Žiadne',
      materials: 'PETG, asi 470 g v troch farbách',
      estimatedCost: 'filament za 10 až 12 €',
    },
    additionalNotes: [
      'Trupy tlačte nastojato a stabilizátory naplocho: vrstvy potom ležia v smere zaťaženia.',
      'Stačia tri steny; štvrtá pridá 60 g a posunie ťažisko dozadu.',
      'Hotovú raketu odvážte a vyvážte s motorom, s ktorým poletíte.',
    ],
  },
  de: {
    printSettings: {
      printTime: '58–62 Stunden',
      layerHeight: '0,2 mm',
      infill: '20–30 % Füllung',
      supports: 'Keine',
      materials: 'PETG, etwa 470 g in drei Farben',
      estimatedCost: 'Filament für 10 bis 12 €',
    },
    additionalNotes: [
      'Drucken Sie die Rohre stehend und die Finnen flach: So laufen die Schichten in Richtung der Last.',
      'Drei Wände genügen; eine vierte wiegt 60 g mehr und schiebt den Schwerpunkt nach hinten.',
      'Wiegen und balancieren Sie die fertige Rakete mit dem Motor, mit dem Sie fliegen.',
    ],
  },
};

/** The print settings and the shopping list of the Kriváň 38/2. */
export const krivanPrintInfo = (locale: Locale): PrintInfo => ({
  ...SETTINGS[locale],
  rcComponents: COMPONENTS.map(({ name, specifications, productId = null, ...component }) => ({
    ...component,
    name: name[locale],
    specifications: specifications[locale],
    productId,
  })),
});
