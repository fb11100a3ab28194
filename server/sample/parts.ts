import { informedBy } from './sheets.ts';
import { FINS_SHEET, RETAINER_SHEET, RUNNING_GEAR_SHEET } from './sheets-sets.ts';
import type { SampleProduct } from './sample.types.ts';

const fins: SampleProduct = {
  id: 5,
  slug: 'krivan-spare-fins',
  sku: 'MX-S0382',
  category: 'parts',
  productType: 'PHYSICAL',
  priceMinor: 1490,
  publishedAt: '2026-11-04',
  weightGrams: 135,
  onHand: 60,
  attributes: { mass: 89, bed: 100, skill: 'first' },
  pictures: ['krivan-fins', 'krivan-kit', 'krivan-exploded-4x3', 'd-krivan-side'],
  model: { id: 'krivan-38-2', parts: ['sustainer-fin', 'booster-fin'] },
  texts: {
    en: {
      name: 'Spare fin set for the Kriváň 38/2',
      summary:
        'All seven fins of the Kriváň: four for the booster, three for the sustainer. They slide in from the aft end.',
      specLine: '7 fins · PETG · 89 g',
      description:
        '<p>A landing on stones costs a fin now and then. This set is printed flat from the same orange PETG as the kit, so the layers run along the load and the colour matches.</p>',
      features: [
        '4 booster fins and 3 sustainer fins',
        'Orange PETG, same batch as the kit',
        'Fits every revision of the Kriváň 38/2',
      ],
    },
    sk: {
      name: 'Náhradné stabilizátory pre Kriváň 38/2',
      summary: 'Všetkých sedem stabilizátorov rakety Kriváň: štyri pre prvý stupeň, tri pre druhý. Zasúvajú sa zozadu.',
      specLine: '7 stabilizátorov · PETG · 89 g',
      description:
        '<p>Pristátie na kameňoch občas stojí jeden stabilizátor. Táto súprava je tlačená naplocho z rovnakého oranžového PETG ako stavebnica, takže vrstvy ležia v smere zaťaženia a farba sedí.</p>',
      features: [
        '4 stabilizátory prvého a 3 druhého stupňa',
        'Oranžové PETG, rovnaká šarža ako stavebnica',
        'Pasuje na všetky revízie Kriváňa 38/2',
      ],
    },
    de: {
      name: 'Ersatzfinnen für den Kriváň 38/2',
      summary:
        'Alle sieben Finnen des Kriváň: vier für die Startstufe, drei für die Oberstufe. Sie werden von hinten eingeschoben.',
      specLine: '7 Finnen · PETG · 89 g',
      description:
        '<p>Eine Landung auf Steinen kostet hin und wieder eine Finne. Dieser Satz ist flach aus demselben orangen PETG gedruckt wie der Bausatz: Die Schichten laufen in Richtung der Last und die Farbe passt.</p>',
      features: [
        '4 Finnen der Startstufe und 3 der Oberstufe',
        'Oranges PETG, dieselbe Charge wie der Bausatz',
        'Passt an jede Revision des Kriváň 38/2',
      ],
    },
  },
};

const retainer: SampleProduct = {
  id: 11,
  slug: 'motor-retainer-38',
  sku: 'MX-S0038',
  category: 'parts',
  productType: 'PHYSICAL',
  priceMinor: 990,
  publishedAt: '2026-11-03',
  weightGrams: 60,
  onHand: 0,
  attributes: { diameter: 51, mass: 41, bed: 70, skill: 'first' },
  pictures: ['krivan-mount', 'krivan-exploded-4x3', 'krivan-kit'],
  model: { id: 'krivan-38-2', parts: ['retainer', 'booster-mount'] },
  texts: {
    en: {
      name: 'Motor mount and retainer 38 mm',
      summary: 'The screw-on retainer of the Kriváň with its motor mount, for 38 mm motors in a tube of 54 mm.',
      specLine: 'Ø51 mm · 38 mm motors · 41 g',
      description:
        '<p>The cap turns on a printed thread and holds the motor by its rim. Mount and cap are sold together, because the thread is printed to fit as a pair.</p>',
      features: ['Mount and cap, printed as a pair', 'No tools, tightened by hand', 'Graphite and bone PETG'],
    },
    sk: {
      name: 'Motorové lôžko s poistkou 38 mm',
      summary: 'Skrutkovacia poistka rakety Kriváň s motorovým lôžkom pre motory 38 mm v trupe 54 mm.',
      specLine: 'Ø51 mm · motory 38 mm · 41 g',
      description:
        '<p>Poistka sa naskrutkuje na tlačený závit a drží motor za okraj. Lôžko a poistku predávame spolu, lebo závit je tlačený na mieru ako dvojica.</p>',
      features: [
        'Lôžko a poistka, tlačené ako dvojica',
        'Bez náradia, stačí dotiahnuť rukou',
        'Grafitové a slonovinové PETG',
      ],
    },
    de: {
      name: 'Motorhalter mit Sicherung 38 mm',
      summary: 'Die Schraubsicherung des Kriváň mit ihrem Motorhalter, für 38-mm-Motoren in einem 54-mm-Rohr.',
      specLine: 'Ø51 mm · 38-mm-Motoren · 41 g',
      description:
        '<p>Die Kappe dreht sich auf ein gedrucktes Gewinde und hält den Motor am Rand. Halter und Kappe gibt es zusammen, denn das Gewinde ist als Paar gedruckt.</p>',
      features: [
        'Halter und Kappe, als Paar gedruckt',
        'Ohne Werkzeug, handfest angezogen',
        'Graphit- und knochenfarbenes PETG',
      ],
    },
  },
};

const fittings: SampleProduct = {
  id: 12,
  slug: 'dunaj-420-running-gear',
  sku: 'MX-S0420',
  category: 'parts',
  productType: 'PHYSICAL',
  priceMinor: 2450,
  publishedAt: '2026-11-02',
  weightGrams: 90,
  onHand: 18,
  attributes: { mass: 26, bed: 90, skill: 'some' },
  pictures: ['dunaj-stern', 'dunaj-exploded', 'dunaj-kit', 'd-dunaj-side'],
  model: { id: 'dunaj-420', parts: ['motor-mount', 'strut', 'rudder', 'rudder-bracket', 'trim-tab'] },
  texts: {
    en: {
      name: 'Running gear for the Dunaj 420',
      summary: 'Motor mount, shaft strut, rudder with bracket and two trim tabs: what a boat loses first.',
      specLine: '6 pieces · PETG · 26 g',
      description:
        '<p>Everything that stands under water or close to it, as one set. The holes match the hull; stainless screws are included.</p>',
      features: [
        'Motor mount, strut, rudder, bracket, two trim tabs',
        'Stainless screws in the bag',
        'Fits every revision of the Dunaj 420',
      ],
    },
    sk: {
      name: 'Pohonná súprava pre Dunaj 420',
      summary:
        'Motorové lôžko, držiak hriadeľa, kormidlo s držiakom a dve vyvažovacie klapky: to, čo čln stratí ako prvé.',
      specLine: '6 kusov · PETG · 26 g',
      description:
        '<p>Všetko, čo je pod vodou alebo tesne nad ňou, v jednej súprave. Otvory sedia na trup, nerezové skrutky sú priložené.</p>',
      features: [
        'Motorové lôžko, držiak hriadeľa, kormidlo, držiak, dve klapky',
        'Nerezové skrutky vo vrecku',
        'Pasuje na všetky revízie člna Dunaj 420',
      ],
    },
    de: {
      name: 'Antriebssatz für das Dunaj 420',
      summary: 'Motorträger, Wellenbock, Ruder mit Halter und zwei Trimmklappen: was ein Boot zuerst verliert.',
      specLine: '6 Stück · PETG · 26 g',
      description:
        '<p>Alles, was unter Wasser oder knapp darüber sitzt, als ein Satz. Die Bohrungen passen zum Rumpf, Edelstahlschrauben liegen bei.</p>',
      features: [
        'Motorträger, Wellenbock, Ruder, Halter, zwei Trimmklappen',
        'Edelstahlschrauben im Beutel',
        'Passt an jede Revision des Dunaj 420',
      ],
    },
  },
};

export const PARTS: SampleProduct[] = [
  informedBy(FINS_SHEET)(fins),
  informedBy(RETAINER_SHEET)(retainer),
  informedBy(RUNNING_GEAR_SHEET)(fittings),
];
