import { kitOnly, RADIO_APART, RESIN } from './needs.ts';
import { productsOf } from './offer.ts';
import type { SampleProduct } from './sample.types.ts';

export const TUG: SampleProduct[] = productsOf({
  model: 'hron-360',
  title: 'Hron 360',
  category: 'boats',
  attributes: { length: 365, mass: 517, bed: 190, skill: 'some', scale: 'own-design', motor: '2212' },
  photos: ['hron-cover', 'hron-stern', 'hron-exploded'],
  drawings: ['d-hron', 'd-hron-side'],
  parts: [18, 24],
  bedMm: 190,
  grams: 517,
  kit: {
    id: 21,
    slug: 'hron-360-kit',
    sku: 'MX-B0360',
    priceMinor: 19_900,
    publishedAt: '2026-10-28',
    weightGrams: 1300,
    onHand: 8,
  },
  files: { id: 22, slug: 'hron-360-files', sku: 'MX-D0360', priceMinor: 2400, publishedAt: '2026-10-27' },
  name: ['Hron 360 harbour tug', 'Prístavný remorkér Hron 360', 'Hafenschlepper Hron 360'],
  summary: [
    'A tug of 365 mm that turns in its own length and pulls: propeller in a nozzle, soft fenders all round, battery below the deckhouse.',
    'Remorkér s dĺžkou 365 mm, ktorý sa otočí na vlastnej dĺžke a ťahá: skrutka v dýze, mäkké nárazníky dookola, batéria pod nadstavbou.',
    'Ein Schlepper von 365 mm, der auf der eigenen Länge dreht und zieht: Schraube in der Kortdüse, weiche Fender ringsum, Akku unter dem Deckshaus.',
  ],
  spec: ['365 mm · nozzle · 517 g', '365 mm · dýza · 517 g', '365 mm · Kortdüse · 517 g'],
  description: [
    '<h3>Pulls what floats</h3><p>Hron has a full hull in two halves, screwed together at a wide frame with five M3 bolts and sealed with epoxy. The propeller turns in a nozzle and tows a barge of four times the boat’s weight.</p><p>Lift the deckhouse off: battery, controller and rudder servo lie below. The towing bitt takes a line of 2 mm, the fenders are printed in TPU and meant to be used.</p>',
    '<h3>Potiahne, čo pláva</h3><p>Hron má plný trup z dvoch polovíc, ktoré na širokom ráme spája päť skrutiek M3 a tesní epoxid. Lodná skrutka sa točí v dýze a odtiahne čln so štvornásobkom hmotnosti lode.</p><p>Nadstavbu jednoducho zdvihnete: pod ňou sú batéria, regulátor a servo kormidla. Na pacholce patrí lanko 2 mm, nárazníky sú z TPU a sú na to, aby narážali.</p>',
    '<h3>Zieht, was schwimmt</h3><p>Die Hron hat einen vollen Rumpf aus zwei Hälften, an einem breiten Spant mit fünf M3-Bolzen verschraubt und mit Epoxid gedichtet. Die Schraube dreht in einer Kortdüse und schleppt einen Kahn vom Vierfachen des Bootsgewichts.</p><p>Heben Sie das Deckshaus ab: Darunter liegen Akku, Regler und Ruderservo. Der Poller nimmt eine Leine von 2 mm, die Fender sind aus TPU und zum Anstoßen da.</p>',
  ],
  features: [
    [
      '24 printed parts in graphite, bone, orange and grey',
      '24 tlačených dielov v grafitovej, slonovinovej, oranžovej a sivej',
      '24 gedruckte Teile in Graphit, Knochenweiß, Orange und Grau',
    ],
    [
      'Nozzle, brass propeller, shaft, rudder stock and screws in the box',
      'V balení dýza, mosadzná lodná skrutka, hriadeľ, os kormidla a spojovacie skrutky',
      'Kortdüse, Messingpropeller, Welle, Ruderschaft und Schrauben liegen bei',
    ],
    ['Seven soft fenders', 'Sedem mäkkých nárazníkov', 'Sieben weiche Fender'],
    [
      'Stand of four parts, without tools',
      'Stojan zo štyroch dielov, bez náradia',
      'Ständer aus vier Teilen, ohne Werkzeug',
    ],
    RADIO_APART,
  ],
  sheet: {
    hours: [38, 44],
    layerMm: 0.2,
    infill: [10, 15],
    supports: [
      'Bridge roof and the transom of the after hull only',
      'Iba strecha mostíka a zrkadlo zadnej časti trupu',
      'Nur Brückendach und der Spiegel des Hecks',
    ],
    materials: ['PETG, about 489 g, and TPU 28 g', 'PETG, asi 489 g, a TPU 28 g', 'PETG, etwa 489 g, und TPU 28 g'],
    euros: [12, 15],
    needs: [
      { id: 31 },
      { id: 34 },
      { id: 28 },
      { id: 35 },
      { id: 37 },
      { id: 41, inKit: true },
      kitOnly(
        [
          'Shaft 4 mm with tube, propeller of 31 mm',
          'Hriadeľ 4 mm s rúrkou, lodná skrutka 31 mm',
          'Welle 4 mm mit Rohr, Schraube 31 mm',
        ],
        [
          '150 mm, brass, four blades, with coupling',
          '150 mm, mosadz, štyri listy, so spojkou',
          '150 mm, Messing, vier Blätter, mit Kupplung',
        ],
        1900,
      ),
      kitOnly(
        ['Rudder stock with tiller arm', 'Os kormidla s pákou', 'Ruderschaft mit Ruderarm'],
        ['Steel, 3 × 70 mm', 'Oceľ, 3 × 70 mm', 'Stahl, 3 × 70 mm'],
        250,
      ),
      RESIN,
      {
        name: ['Ballast, 160 g', 'Záťaž, 160 g', 'Ballast, 160 g'],
        spec: [
          'Lead or steel on the keel; not sold here',
          'Olovo alebo oceľ na kýl; nepredávame',
          'Blei oder Stahl auf dem Kiel; hier nicht erhältlich',
        ],
        cents: 400,
      },
    ],
    notes: [
      [
        'Both halves of the hull stand on their frame: the outside prints without supports.',
        'Obe polovice trupu stoja na ráme: vonkajšia strana sa tlačí bez podpier.',
        'Beide Rumpfhälften stehen auf ihrem Spant: Die Außenseite druckt ohne Stützen.',
      ],
      [
        'Put 120 to 160 g of ballast on the keel until the lower fenders touch the water.',
        'Na kýl uložte 120 až 160 g záťaže, kým sa spodné nárazníky nedotknú vody.',
        'Legen Sie 120 bis 160 g Ballast auf den Kiel, bis die unteren Fender das Wasser berühren.',
      ],
    ],
  },
});
