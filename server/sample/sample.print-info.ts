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
    specifications: { en: 'Brass, 96 mm', sk: 'Mosadz, 96 mm', de: 'Messing, 96 mm' },
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
  {
    name: { en: 'Nose weight, 60 g', sk: 'Záťaž do nosa, 60 g', de: 'Spitzenballast, 60 g' },
    quantity: 1,
    specifications: {
      en: 'Lead shot set in epoxy; without it the second stage is not stable',
      sk: 'Olovené broky zaliate epoxidom; bez nich druhý stupeň nie je stabilný',
      de: 'Bleischrot in Epoxid; ohne ihn ist die Oberstufe nicht stabil',
    },
    estimatedPriceMinor: 200,
    required: true,
  },
  {
    name: {
      en: 'Rocket motors, 38 mm and 24 mm',
      sk: 'Raketové motory 38 mm a 24 mm',
      de: 'Raketenmotoren, 38 und 24 mm',
    },
    quantity: 1,
    specifications: {
      en: '38 mm with thrust ring, up to 200 mm long, and 24 mm up to 95 mm; not sold here, ask a licensed dealer',
      sk: '38 mm s oporným krúžkom, dĺžka do 200 mm, a 24 mm do 95 mm; nepredávame, obráťte sa na oprávneného predajcu',
      de: '38 mm mit Schubring, bis 200 mm lang, und 24 mm bis 95 mm; hier nicht erhältlich, fragen Sie einen zugelassenen Händler',
    },
    estimatedPriceMinor: null,
    required: true,
  },
];

const SETTINGS: Record<Locale, Pick<PrintInfo, 'printSettings' | 'additionalNotes'>> = {
  en: {
    printSettings: {
      printTime: '58-62 hours',
      layerHeight: '0.2 mm',
      infill: '20-30% infill',
      supports: 'None',
      materials: 'PETG, about 473 g in three colours',
      estimatedCost: '€10 to €12 of filament',
    },
    additionalNotes: [
      'The hours are those of PETG at 22 mm/s, with the heating up of every print. The estimate above is for your class of printer and its usual speed.',
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
      materials: 'PETG, asi 473 g v troch farbách',
      estimatedCost: 'filament za 10 až 12 €',
    },
    additionalNotes: [
      'Hodiny platia pre PETG pri 22 mm/s, s nahrievaním pred každou tlačou. Odhad vyššie platí pre triedu Vašej tlačiarne a jej bežnú rýchlosť.',
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
      materials: 'PETG, etwa 473 g in drei Farben',
      estimatedCost: 'Filament für 10 bis 12 €',
    },
    additionalNotes: [
      'Die Stunden gelten für PETG bei 22 mm/s, mit dem Aufheizen vor jedem Druck. Die Schätzung oben gilt für Ihre Druckerklasse und deren übliche Geschwindigkeit.',
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
