import { kitOnly, RADIO_APART } from './needs.ts';
import { productsOf } from './offer.ts';
import { informedBy } from './sheets.ts';
import { WHEELS_SHEET } from './sheets-sets.ts';
import type { SampleProduct } from './sample.types.ts';
import { inLocales } from './words.ts';

const GEMER = productsOf({
  model: 'gemer-110',
  title: 'Gemer 1:10',
  category: 'cars',
  attributes: { length: 402, mass: 1027, bed: 230, skill: 'advanced', scale: '1-10', motor: '3536' },
  photos: ['gemer-cover', 'gemer-rear', 'gemer-exploded', 'gemer-wheels'],
  drawings: ['d-gemer', 'd-gemer-side'],
  parts: [23, 52],
  bedMm: 230,
  grams: 1027,
  kit: {
    id: 13,
    slug: 'gemer-110-kit',
    sku: 'MX-C0110',
    priceMinor: 24_900,
    publishedAt: '2026-11-01',
    weightGrams: 2300,
    onHand: 7,
  },
  files: { id: 14, slug: 'gemer-110-files', sku: 'MX-D0110', priceMinor: 2900, publishedAt: '2026-10-31' },
  name: ['Gemer 1:10 rock crawler', 'Crawler Gemer 1:10', 'Gelände-Crawler Gemer 1:10'],
  summary: [
    'A rock crawler with a wheelbase of 290 mm: flat frame rails, solid axles on four links each, a tube cage and airless beadlock wheels.',
    'Crawler s rázvorom 290 mm: ploché pozdĺžniky, tuhé nápravy na štyroch ramenách, rúrková klietka a bezvzduchové kolesá s poistným krúžkom.',
    'Ein Crawler mit 290 mm Radstand: flache Rahmenwangen, Starrachsen an je vier Lenkern, Rohrkäfig und luftlose Räder mit Beadlock.',
  ],
  spec: [
    '290 mm wheelbase · 64 mm clearance · 1027 g',
    'rázvor 290 mm · svetlosť 64 mm · 1027 g',
    '290 mm Radstand · 64 mm Bodenfreiheit · 1027 g',
  ],
  description: [
    '<h3>Slow is the point</h3><p>Gemer climbs what others drive around. Each axle hangs on four links and two oil-filled shock absorbers, the front one is steered at its knuckles, the battery lies between the rails, and the belly stands 64 mm above the stones.</p><p>The rails are flat plates: a bent one is printed again overnight. The tyres are printed in TPU, without air and without glue; six screws clamp each of them under its beadlock ring.</p><p>It runs on a 3536 motor, a 2S battery and a standard servo.</p>',
    '<h3>Pomaly je zámer</h3><p>Gemer vylezie tam, čo iní obchádzajú. Každú nápravu držia štyri ramená a dva olejové tlmiče, predná sa riadi ťehlicami, batéria leží medzi pozdĺžnikmi a brucho je 64 mm nad kameňmi.</p><p>Pozdĺžniky sú ploché dosky: ohnutý vytlačíte cez noc znova. Pneumatiky sú z TPU, bez vzduchu a bez lepidla; každú zviera šesť skrutiek pod poistným krúžkom.</p><p>Poháňa ho motor 3536, batéria 2S a štandardné servo.</p>',
    '<h3>Langsam ist Absicht</h3><p>Gemer klettert über das, worum andere herumfahren. Jede Achse hängt an vier Lenkern und zwei ölgefüllten Stoßdämpfern, die vordere wird an ihren Achsschenkeln gelenkt, der Akku liegt zwischen den Wangen, und der Bauch steht 64 mm über den Steinen.</p><p>Die Wangen sind flache Platten: Eine verbogene drucken Sie über Nacht neu. Die Reifen sind aus TPU, ohne Luft und ohne Kleber; sechs Schrauben klemmen jeden unter seinem Beadlock-Ring.</p><p>Ihn treiben ein 3536-Motor, ein 2S-Akku und ein Standardservo an.</p>',
  ],
  features: [
    ['52 printed parts in PETG and TPU', '52 tlačených dielov z PETG a TPU', '52 gedruckte Teile aus PETG und TPU'],
    [
      'Four airless tyres under beadlock rings',
      'Štyri bezvzduchové pneumatiky pod poistnými krúžkami',
      'Vier luftlose Reifen unter Beadlock-Ringen',
    ],
    [
      'Gearbox, shafts, shock absorbers, bearings and screws in the box',
      'V balení prevodovka, hriadele, tlmiče, ložiská a skrutky',
      'Getriebe, Wellen, Stoßdämpfer, Lager und Schrauben liegen bei',
    ],
    [
      'All joints with M3 screws, nothing is glued',
      'Všetky spoje skrutkami M3, nič sa nelepí',
      'Alle Verbindungen mit M3-Schrauben, nichts wird geklebt',
    ],
    RADIO_APART,
  ],
  sheet: {
    hours: [103, 115],
    layerMm: 0.2,
    infill: [25, 30],
    supports: ['Rims and axle housings only', 'Iba disky a telesá náprav', 'Nur Felgen und Achsgehäuse'],
    materials: [
      'PETG, about 619 g, and TPU 95A, about 408 g',
      'PETG, asi 619 g, a TPU 95A, asi 408 g',
      'PETG, etwa 619 g, und TPU 95A, etwa 408 g',
    ],
    euros: [28, 33],
    needs: [
      { id: 32 },
      { id: 34 },
      { id: 29 },
      { id: 35 },
      { id: 37 },
      { id: 44, inKit: true },
      { id: 40, inKit: true },
      { id: 41, inKit: true },
      kitOnly(
        [
          'Bevel gears and axle shafts, set',
          'Kužeľové kolesá a hriadele náprav, súprava',
          'Kegelräder und Achswellen, Satz',
        ],
        [
          'Module 1, 38:13, shafts of 5 mm, in front with joints',
          'Modul 1, 38 : 13, hriadele 5 mm, vpredu s kĺbmi',
          'Modul 1, 38:13, Wellen 5 mm, vorn mit Gelenken',
        ],
        3200,
        { quantity: 2 },
      ),
      kitOnly(
        ['Gearbox 9:1 with drive shafts', 'Prevodovka 9 : 1 s kĺbovými hriadeľmi', 'Getriebe 9:1 mit Gelenkwellen'],
        ['Steel gears, two outputs of 6 mm', 'Oceľové kolesá, dva výstupy 6 mm', 'Stahlräder, zwei Abtriebe von 6 mm'],
        3900,
      ),
      kitOnly(
        ['Drag link and four wheel nuts', 'Tiahlo riadenia a štyri matice kolies', 'Lenkstange und vier Radmuttern'],
        [
          'M3 × 44 with two ball ends, lock nuts M4',
          'M3 × 44 s dvoma guľovými koncovkami, poistné matice M4',
          'M3 × 44 mit zwei Kugelköpfen, Stoppmuttern M4',
        ],
        550,
      ),
    ],
    notes: [
      [
        'Print the tyres at 25 mm/s and keep the TPU dry.',
        'Pneumatiky tlačte rýchlosťou 25 mm/s a TPU udržujte v suchu.',
        'Drucken Sie die Reifen mit 25 mm/s und halten Sie das TPU trocken.',
      ],
      [
        'Rails and cage sides lie flat: the layers then run along the load.',
        'Pozdĺžniky a bočnice klietky ležia naplocho: vrstvy tak idú v smere zaťaženia.',
        'Wangen und Käfigseiten liegen flach: So laufen die Schichten in Richtung der Last.',
      ],
    ],
  },
});

const words = inLocales((say) => ({
  name: say([
    'Beadlock wheels 2.2, set of four',
    'Kolesá 2.2 s poistným krúžkom, štyri kusy',
    'Beadlock-Räder 2.2, Satz zu vier',
  ]),
  summary: say([
    'Four complete wheels of the Gemer: rim, airless TPU tyre, beadlock ring and hexagon of 12 mm.',
    'Štyri úplné kolesá Gemera: disk, bezvzduchová pneumatika z TPU, poistný krúžok a šesťhran 12 mm.',
    'Vier vollständige Räder des Gemer: Felge, luftloser TPU-Reifen, Beadlock-Ring und Sechskant von 12 mm.',
  ]),
  specLine: say(['Ø112 × 42 mm · 12 mm hexagon', 'Ø112 × 42 mm · šesťhran 12 mm', 'Ø112 × 42 mm · 12-mm-Sechskant']),
  description: say([
    '<p>They fit every crawler with hexagons of 12 mm. The tyre needs no air, no foam and no glue: six screws M2.5 clamp it.</p>',
    '<p>Pasujú na každý crawler so šesťhranom 12 mm. Pneumatika nepotrebuje vzduch, penu ani lepidlo: zviera ju šesť skrutiek M2,5.</p>',
    '<p>Sie passen an jeden Crawler mit 12-mm-Sechskant. Der Reifen braucht weder Luft noch Schaum noch Kleber: Sechs Schrauben M2,5 klemmen ihn.</p>',
  ]),
  features: [
    say([
      '4 rims, 4 tyres, 4 rings, 4 hexagons',
      '4 disky, 4 pneumatiky, 4 krúžky, 4 šesťhrany',
      '4 Felgen, 4 Reifen, 4 Ringe, 4 Sechskante',
    ]),
    say(['24 screws M2.5 × 8 in the bag', '24 skrutiek M2,5 × 8 vo vrecku', '24 Schrauben M2,5 × 8 im Beutel']),
  ],
}));

const wheels: SampleProduct = {
  id: 27,
  slug: 'beadlock-wheels-22',
  sku: 'MX-C0022',
  category: 'cars',
  productType: 'PHYSICAL',
  priceMinor: 4200,
  publishedAt: '2026-10-24',
  weightGrams: 760,
  onHand: 20,
  attributes: { diameter: 112, mass: 602, bed: 130, skill: 'first', scale: '1-10' },
  pictures: ['gemer-wheels', 'gemer-cover', 'd-gemer'],
  model: { id: 'gemer-110', parts: ['tyre', 'rim', 'beadlock', 'hub'] },
  texts: words,
};

export const CARS: SampleProduct[] = [...GEMER, informedBy(WHEELS_SHEET)(wheels)];
