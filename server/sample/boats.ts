import { RADIO_APART } from './needs.ts';
import { informedBy } from './sheets.ts';
import { DUNAJ_SHEET } from './sheets-older.ts';
import { HULL_SHEET } from './sheets-sets.ts';
import type { SampleProduct } from './sample.types.ts';

const PHOTOS = ['dunaj-cover', 'dunaj-stern', 'dunaj-kit', 'dunaj-exploded'];
const DRAWINGS = ['d-dunaj', 'd-dunaj-side'];
const NUMBERS = { length: 420, mass: 580, bed: 230, skill: 'some', scale: '1-12', motor: '2845' };
const HULL = ['hull-bow', 'hull-mid', 'hull-stern', 'deck-bow', 'deck-stern', 'rail-bow', 'rail-stern', 'hatch'];

const kit: SampleProduct = {
  id: 6,
  slug: 'dunaj-420-kit',
  sku: 'MX-B0420',
  category: 'boats',
  productType: 'PHYSICAL',
  priceMinor: 21_400,
  publishedAt: '2026-11-10',
  weightGrams: 1650,
  onHand: 9,
  attributes: NUMBERS,
  pictures: [...PHOTOS, ...DRAWINGS],
  model: { id: 'dunaj-420' },
  texts: {
    en: {
      name: 'Dunaj 420 deep-V boat',
      summary: 'A 420 mm speedboat with a deep-V hull, a water-cooled 2845 motor and a hatch that opens without tools.',
      specLine: '420 mm · 2845 water-cooled · 580 g',
      description: `<h3>Runs in chop, turns on a sixpence</h3><p>The hull of the Dunaj 420 is printed in three pieces that are screwed and glued at wide frames. One coat of epoxy inside makes it tight for good; outside it needs none.</p><p>Motor mount, strut, rudder and trim tabs are all parts of the print and can be replaced one by one. The stand is in the box too.</p><p>It runs on a water-cooled 2845 motor and a 2S battery of 2200 mAh.</p>`,
      features: [
        '17 printed parts in matt green, white and orange PETG',
        'Deep-V hull, screwed and glued at its frames',
        'Hoses, shaft, propeller and screws in the box',
        'Hatch that opens without tools',
        'Stand included',
        RADIO_APART[0],
      ],
    },
    sk: {
      name: 'Čln Dunaj 420 s trupom do V',
      summary: 'Rýchly čln s dĺžkou 420 mm, trupom do hlbokého V, vodou chladeným motorom 2845 a poklopom bez náradia.',
      specLine: '420 mm · 2845 chladený vodou · 580 g',
      description: `<h3>Drží sa vo vlnách, otočí sa na päte</h3><p>Trup člna Dunaj 420 sa tlačí z troch častí, ktoré sa skrutkujú a lepia na širokých rámoch. Zvnútra ho natrvalo utesní jedna vrstva epoxidu, zvonka nepotrebuje nič.</p><p>Motorové lôžko, držiak hriadeľa, kormidlo aj vyvažovacie klapky sú tlačené a dajú sa vymeniť po jednom. V balení nájdete aj stojan.</p><p>Poháňa ho vodou chladený motor 2845 a batéria 2S 2200 mAh.</p>`,
      features: [
        '17 tlačených dielov z tmavozeleného, bieleho a oranžového PETG',
        'Trup do hlbokého V, skrutkovaný a lepený na rámoch',
        'V balení hadičky, hriadeľ, lodná skrutka a spojovacie skrutky',
        'Poklop, ktorý otvoríte bez náradia',
        'Stojan je súčasťou balenia',
        RADIO_APART[1],
      ],
    },
    de: {
      name: 'Tief-V-Boot Dunaj 420',
      summary:
        'Ein Rennboot von 420 mm mit tiefem V-Rumpf, wassergekühltem 2845-Motor und einer Luke, die ohne Werkzeug öffnet.',
      specLine: '420 mm · 2845 wassergekühlt · 580 g',
      description: `<h3>Läuft in der Welle, dreht auf engem Raum</h3><p>Der Rumpf des Dunaj 420 entsteht aus drei Teilen, die an breiten Spanten verschraubt und verklebt werden. Eine Schicht Epoxid innen dichtet ihn dauerhaft, außen braucht er keine.</p><p>Motorträger, Wellenbock, Ruder und Trimmklappen sind gedruckt und einzeln wechselbar. Auch der Ständer liegt bei.</p><p>Es fährt mit einem wassergekühlten 2845-Motor und einem 2S-Akku mit 2200 mAh.</p>`,
      features: [
        '17 gedruckte Teile aus mattgrünem, weißem und orangem PETG',
        'Tiefer V-Rumpf, an den Spanten verschraubt und verklebt',
        'Schläuche, Welle, Propeller und Schrauben liegen bei',
        'Luke, die ohne Werkzeug öffnet',
        'Mit Ständer',
        RADIO_APART[2],
      ],
    },
  },
};

const files: SampleProduct = {
  id: 7,
  slug: 'dunaj-420-files',
  sku: 'MX-D0420',
  category: 'boats',
  productType: 'DIGITAL',
  priceMinor: 2600,
  publishedAt: '2026-11-09',
  attributes: NUMBERS,
  pictures: [...DRAWINGS, ...PHOTOS],
  model: { id: 'dunaj-420' },
  kit: 6,
  texts: {
    en: {
      name: 'Dunaj 420, files only',
      summary:
        'Hull, deck, running gear and stand of the Dunaj 420 as STL and 3MF, with the build guide. Fits a 230 mm bed.',
      specLine: 'STL, 3MF · 16 parts · 0.2 mm',
      description: `<p>All sixteen parts of the boat, oriented for printing. The hull stands on its frames and needs no supports; only decks, hatch, windscreen and rudder do.</p><p>You add motor, shaft, cooling and radio. The build guide lists them with sizes, so that you can use what you have.</p>`,
      features: [
        '16 different parts, 17 pieces',
        'STL and 3MF in millimetres',
        'Build guide as PDF in English, Slovak and German',
        'New revisions are free',
      ],
    },
    sk: {
      name: 'Dunaj 420, iba súbory',
      summary:
        'Trup, paluba, pohon a stojan člna Dunaj 420 ako STL a 3MF so stavebným návodom. Stačí tlačová podložka 230 mm.',
      specLine: 'STL, 3MF · 16 dielov · 0,2 mm',
      description: `<p>Všetkých šestnásť dielov člna, natočených na tlač. Trup stojí na rámoch a nepotrebuje podpery; podopriete len paluby, poklop, čelné sklo a kormidlo.</p><p>Doplníte motor, hriadeľ, chladenie a rádio. Stavebný návod ich uvádza aj s rozmermi, takže môžete použiť, čo máte doma.</p>`,
      features: [
        '16 rôznych dielov, 17 kusov',
        'STL a 3MF v milimetroch',
        'Stavebný návod vo formáte PDF po slovensky, anglicky a nemecky',
        'Nové revízie zadarmo',
      ],
    },
    de: {
      name: 'Dunaj 420, nur Dateien',
      summary:
        'Rumpf, Deck, Antrieb und Ständer des Dunaj 420 als STL und 3MF, mit Bauanleitung. Passt auf ein Druckbett von 230 mm.',
      specLine: 'STL, 3MF · 16 Teile · 0,2 mm',
      description: `<p>Alle sechzehn Teile des Bootes, zum Drucken ausgerichtet. Der Rumpf steht auf seinen Spanten und braucht keine Stützen; nur Decks, Luke, Windschutz und Ruder.</p><p>Motor, Welle, Kühlung und Fernsteuerung ergänzen Sie. Die Bauanleitung nennt ihre Maße, damit Sie verwenden können, was Sie haben.</p>`,
      features: [
        '16 verschiedene Teile, 17 Stück',
        'STL und 3MF in Millimetern',
        'Bauanleitung als PDF auf Deutsch, Englisch und Slowakisch',
        'Neue Revisionen sind kostenlos',
      ],
    },
  },
};

const hull: SampleProduct = {
  id: 8,
  slug: 'dunaj-420-hull-files',
  sku: 'MX-D0421',
  category: 'boats',
  productType: 'DIGITAL',
  priceMinor: 1500,
  formerPriceMinor: 1800,
  publishedAt: '2026-11-08',
  attributes: { length: 420, mass: 479, bed: 230, skill: 'advanced', scale: '1-12' },
  pictures: ['d-dunaj-side', 'd-dunaj', 'dunaj-exploded'],
  model: { id: 'dunaj-420', parts: HULL },
  texts: {
    en: {
      name: 'Dunaj 420, hull only',
      summary: 'Only hull, deck, rails and hatch of the Dunaj 420, for your own drive and fittings.',
      specLine: 'STL, 3MF · 8 parts · 230 mm bed',
      description: `<p>For those who have a motor, a jet or a sail in mind: the tight outer boat without the running gear.</p><p>The transom is closed. The build guide shows where the bulkheads are thick enough to drill.</p>`,
      features: [
        '8 parts, frames ready for screws',
        'STL and 3MF in millimetres',
        'Closed transom, to be drilled where you want it',
      ],
    },
    sk: {
      name: 'Dunaj 420, iba trup',
      summary: 'Iba trup, paluba, lišty a poklop člna Dunaj 420 pre Váš vlastný pohon a výbavu.',
      specLine: 'STL, 3MF · 8 dielov · podložka 230 mm',
      description: `<p>Pre tých, ktorí chcú vlastný motor, vodnú trysku alebo plachtu: tesný čln bez pohonu.</p><p>Zrkadlo je uzavreté. Stavebný návod ukazuje, kde sú steny dosť hrubé na vŕtanie.</p>`,
      features: [
        '8 dielov, rámy pripravené na skrutky',
        'STL a 3MF v milimetroch',
        'Uzavreté zrkadlo, navŕtate ho tam, kde chcete',
      ],
    },
    de: {
      name: 'Dunaj 420, nur Rumpf',
      summary: 'Nur Rumpf, Deck, Leisten und Luke des Dunaj 420, für Ihren eigenen Antrieb und Ihre Beschläge.',
      specLine: 'STL, 3MF · 8 Teile · Druckbett 230 mm',
      description: `<p>Für alle, die einen eigenen Motor, einen Jet oder ein Segel im Sinn haben: das dichte Boot ohne Antrieb.</p><p>Der Spiegel ist geschlossen. Die Bauanleitung zeigt, wo die Wände dick genug zum Bohren sind.</p>`,
      features: [
        '8 Teile, Spanten mit Schraubenlöchern',
        'STL und 3MF in Millimetern',
        'Geschlossener Spiegel, Sie bohren, wo Sie wollen',
      ],
    },
  },
};

export const BOATS: SampleProduct[] = [...[kit, files].map(informedBy(DUNAJ_SHEET)), informedBy(HULL_SHEET)(hull)];
