import { kitOnly } from './needs.ts';
import { productsOf } from './offer.ts';
import { NO_SUPPORTS } from './sheets.ts';
import type { SampleProduct } from './sample.types.ts';

const PAN_TILT = productsOf({
  model: 'pan-tilt-21',
  title: 'Pan-tilt 21',
  category: 'parts',
  attributes: { diameter: 76, mass: 99, bed: 90, skill: 'first', scale: 'own-design' },
  photos: ['pantilt-cover', 'pantilt-rear', 'pantilt-exploded'],
  drawings: ['d-pantilt'],
  parts: [6, 6],
  bedMm: 90,
  grams: 99,
  kit: {
    id: 23,
    slug: 'pan-tilt-21-kit',
    sku: 'MX-T0021',
    priceMinor: 3990,
    publishedAt: '2026-10-21',
    weightGrams: 230,
    onHand: 27,
  },
  files: { id: 24, slug: 'pan-tilt-21-files', sku: 'MX-D0021', priceMinor: 600, publishedAt: '2026-10-20' },
  name: ['Pan-tilt 21 camera head', 'Otočná hlava kamery Pan-tilt 21', 'Schwenk-Neige-Kopf Pan-tilt 21'],
  summary: [
    'Turns and tilts a small camera with two 9 g servos: on a boat’s deck, in a car’s cage or on the bench.',
    'Otáča a nakláňa malú kameru dvoma servami 9 g: na palube lode, v klietke auta či na stole.',
    'Schwenkt und neigt eine kleine Kamera mit zwei 9-g-Servos: auf dem Deck, im Käfig eines Autos oder auf der Werkbank.',
  ],
  spec: ['2 axes · 9 g servos · 99 g', '2 osi · servá 9 g · 99 g', '2 Achsen · 9-g-Servos · 99 g'],
  description: [
    '<p>The pan servo hangs by its ears in the housing, the fork is screwed on its horn. The tilt servo sits inside the camera shell and turns against the other arm, so that no cable crosses an axis.</p><p>The base has four holes for screws M3 and a nut of a quarter inch for a tripod. The shell takes camera boards of up to 38 × 38 mm and lenses of 30 mm.</p>',
    '<p>Servo otáčania visí v kryte za svoje uchá, vidlica je priskrutkovaná na jeho páku. Servo náklonu sedí v tele kamery a opiera sa o druhé rameno, takže žiaden kábel neprechádza cez os.</p><p>Podstavec má štyri otvory na skrutky M3 a maticu 1/4″ na statív. Do tela sa zmestia dosky kamier do 38 × 38 mm a objektívy 30 mm.</p>',
    '<p>Das Schwenkservo hängt mit seinen Laschen im Gehäuse, die Gabel ist auf sein Horn geschraubt. Das Neigeservo sitzt im Kameragehäuse und dreht sich gegen den anderen Arm: So quert kein Kabel eine Achse.</p><p>Der Fuß hat vier Löcher für M3-Schrauben und eine Viertelzollmutter fürs Stativ. In das Gehäuse passen Kameraplatinen bis 38 × 38 mm und Objektive von 30 mm.</p>',
  ],
  features: [
    [
      '6 printed parts in bone, orange and graphite PETG',
      '6 tlačených dielov zo slonovinového, oranžového a grafitového PETG',
      '6 gedruckte Teile aus PETG in Knochenweiß, Orange und Graphit',
    ],
    ['170° pan, 120° tilt', 'Otáčanie 170°, náklon 120°', '170° schwenken, 120° neigen'],
    [
      'Two servos, tripod nut and all screws in the box, camera not included',
      'V balení dve servá, matica na statív a všetky skrutky, kamera nie je súčasťou',
      'Zwei Servos, Stativmutter und alle Schrauben liegen bei, die Kamera nicht',
    ],
  ],
  sheet: {
    hours: [7, 8],
    layerMm: 0.2,
    infill: [20, 25],
    supports: NO_SUPPORTS,
    materials: [
      'PETG, about 99 g in three colours',
      'PETG, asi 99 g v troch farbách',
      'PETG, etwa 99 g in drei Farben',
    ],
    euros: [2, 3],
    needs: [
      { id: 28, quantity: 2, inKit: true },
      { id: 41, inKit: true },
      kitOnly(['Tripod nut 1/4″', 'Matica na statív 1/4″', 'Stativmutter 1/4″'], ['Steel', 'Oceľ', 'Stahl'], 60, {
        optional: true,
      }),
      {
        name: ['Camera board 38 × 38 mm', 'Doska kamery 38 × 38 mm', 'Kameraplatine 38 × 38 mm'],
        spec: [
          'With a lens of 30 mm; not sold here',
          'S objektívom 30 mm; nepredávame',
          'Mit 30-mm-Objektiv; hier nicht erhältlich',
        ],
        cents: null,
      },
    ],
    notes: [
      [
        'Centre both servos before you put the horns on.',
        'Pred nasadením pák nastavte obe servá do stredu.',
        'Stellen Sie beide Servos auf Mitte, bevor Sie die Hörner aufsetzen.',
      ],
    ],
  },
});

const SUCHA = productsOf({
  model: 'sucha-96',
  title: 'Suchá 96',
  category: 'parts',
  attributes: { length: 104, mass: 84, bed: 120, skill: 'first', scale: 'own-design' },
  photos: ['sucha-cover', 'sucha-exploded'],
  drawings: ['d-sucha'],
  parts: [5, 7],
  bedMm: 120,
  grams: 84,
  kit: {
    id: 25,
    slug: 'sucha-96-kit',
    sku: 'MX-T0096',
    priceMinor: 1990,
    publishedAt: '2026-10-19',
    weightGrams: 160,
    onHand: 45,
  },
  files: { id: 26, slug: 'sucha-96-files', sku: 'MX-D0096', priceMinor: 500, publishedAt: '2026-10-18' },
  name: ['Suchá 96 receiver box', 'Krabička na prijímač Suchá 96', 'Empfängerbox Suchá 96'],
  summary: [
    'Keeps receiver and controller dry: a box of 96 × 62 × 33 mm with a printed gasket and three cable glands.',
    'Udrží prijímač a regulátor v suchu: krabička 96 × 62 × 33 mm s tlačeným tesnením a tromi priechodkami.',
    'Hält Empfänger und Regler trocken: eine Box von 96 × 62 × 33 mm mit gedruckter Dichtung und drei Durchführungen.',
  ],
  spec: ['96 × 62 × 33 mm · gasket · 84 g', '96 × 62 × 33 mm · tesnenie · 84 g', '96 × 62 × 33 mm · Dichtung · 84 g'],
  description: [
    '<p>Six screws press the lid on a gasket of TPU that lies in a groove. Each gland grips three wires. Splash-proof in boats and in cars that ford a stream; it is not made for diving.</p><p>Inside a tray carries receiver and controller on straps. Grease the gasket once a season.</p>',
    '<p>Šesť skrutiek pritlačí veko na tesnenie z TPU, ktoré leží v drážke. Každá priechodka zovrie tri vodiče. Odolá striekajúcej vode v lodi aj v aute, ktoré brodí potok; na potápanie nie je určená.</p><p>Vnútri drží nosič prijímač a regulátor na páskach. Tesnenie raz za sezónu namažte.</p>',
    '<p>Sechs Schrauben pressen den Deckel auf eine Dichtung aus TPU, die in einer Nut liegt. Jede Durchführung greift drei Leitungen. Spritzwassergeschützt im Boot und im Auto, das einen Bach durchquert; zum Tauchen ist sie nicht gemacht.</p><p>Innen trägt eine Einlage Empfänger und Regler an Bändern. Fetten Sie die Dichtung einmal je Saison.</p>',
  ],
  features: [
    ['7 printed parts in PETG and TPU', '7 tlačených dielov z PETG a TPU', '7 gedruckte Teile aus PETG und TPU'],
    [
      'Six screws M3 × 12 and two straps in the box',
      'V balení šesť skrutiek M3 × 12 a dve pásky',
      'Sechs Schrauben M3 × 12 und zwei Bänder liegen bei',
    ],
  ],
  sheet: {
    hours: [6, 8],
    layerMm: 0.2,
    infill: [20, 25],
    supports: NO_SUPPORTS,
    materials: ['PETG, about 80 g, and TPU 4 g', 'PETG, asi 80 g, a TPU 4 g', 'PETG, etwa 80 g, und TPU 4 g'],
    euros: [2, 3],
    needs: [
      { id: 35 },
      { id: 34, optional: true },
      { id: 41, inKit: true },
      kitOnly(
        ['Hook-and-loop strap, 10 mm', 'Suchý zips, 10 mm', 'Klettband, 10 mm'],
        ['160 mm long', 'Dĺžka 160 mm', '160 mm lang'],
        80,
        { quantity: 2 },
      ),
      {
        name: ['Silicone grease', 'Silikónová vazelína', 'Silikonfett'],
        spec: [
          'A small tube lasts for years; not sold here',
          'Malá tuba vydrží roky; nepredávame',
          'Eine kleine Tube reicht für Jahre; hier nicht erhältlich',
        ],
        cents: 350,
      },
    ],
    notes: [
      [
        'Print the trough with four walls: three let water through under pressure.',
        'Vaničku tlačte so štyrmi stenami: tri pod tlakom prepustia vodu.',
        'Drucken Sie die Wanne mit vier Wänden: Drei lassen unter Druck Wasser durch.',
      ],
    ],
  },
});

export const BENCH: SampleProduct[] = [...PAN_TILT, ...SUCHA];
