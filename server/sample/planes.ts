import { RADIO_APART } from './needs.ts';
import { informedBy } from './sheets.ts';
import { KESTREL_SHEET } from './sheets-older.ts';
import type { SampleProduct } from './sample.types.ts';

const PHOTOS = ['kestrel-cover', 'kestrel-pod', 'kestrel-exploded'];
const DRAWINGS = ['d-kestrel', 'd-kestrel-plan'];
const NUMBERS = { wingspan: 860, mass: 412, bed: 200, skill: 'advanced', scale: 'own-design', motor: '2207' };

const kit: SampleProduct = {
  id: 9,
  slug: 'kestrel-860-kit',
  sku: 'MX-P0860',
  category: 'planes',
  productType: 'PHYSICAL',
  priceMinor: 18_900,
  formerPriceMinor: 20_900,
  publishedAt: '2026-11-12',
  weightGrams: 980,
  onHand: 3,
  attributes: NUMBERS,
  pictures: [...PHOTOS, ...DRAWINGS],
  model: { id: 'kestrel-860' },
  texts: {
    en: {
      name: 'Kestrel 860 flying wing',
      summary: 'A swept flying wing of 860 mm. Hollow printed panels on carbon spars, two servos and a pusher motor.',
      specLine: '860 mm · 2207 motor · 412 g',
      description: `<h3>Hand launch, long evening</h3><p>Kestrel 860 is a swept wing without a tail. It is thrown by hand, climbs on a 2207 motor and glides with the motor off.</p><p>The panels are printed hollow, in foaming PLA, and carry their own ribs. Carbon tubes and rods take the load; the winglets are held by two pins each, and the wires run inside the wing.</p>`,
      features: [
        '12 printed parts in white, orange and graphite, of foaming PLA and PLA',
        'Carbon spars, cut to length',
        'Room for a 3S battery of 1300 mAh under the hatch',
        'Push rods, hinge tape and screws in the box',
        RADIO_APART[0],
      ],
    },
    sk: {
      name: 'Samokrídlo Kestrel 860',
      summary:
        'Šípové samokrídlo s rozpätím 860 mm. Duté tlačené panely na uhlíkových nosníkoch, dve servá a tlačný motor.',
      specLine: '860 mm · motor 2207 · 412 g',
      description: `<h3>Hodíte z ruky a lietate do večera</h3><p>Kestrel 860 je šípové samokrídlo. Štartuje z ruky, stúpa s motorom 2207 a s vypnutým motorom kĺže.</p><p>Panely sa tlačia duté z penivého PLA a majú vlastné rebrá. Zaťaženie nesú uhlíkové rúrky a tyče, každý winglet držia dva čapy a káble vediete vnútrom krídla.</p>`,
      features: [
        '12 tlačených dielov v bielej, oranžovej a grafitovej, z penivého PLA a PLA',
        'Uhlíkové nosníky narezané na dĺžku',
        'Miesto pre batériu 3S 1300 mAh pod krytom',
        'V balení tiahla, závesová páska a skrutky',
        RADIO_APART[1],
      ],
    },
    de: {
      name: 'Nurflügler Kestrel 860',
      summary:
        'Ein gepfeilter Nurflügler mit 860 mm Spannweite. Hohle gedruckte Felder auf Kohlefaserholmen, zwei Servos und Druckantrieb.',
      specLine: '860 mm · Motor 2207 · 412 g',
      description: `<h3>Aus der Hand gestartet, lange am Himmel</h3><p>Kestrel 860 ist ein gepfeilter Nurflügler. Er startet aus der Hand, steigt mit einem 2207-Motor und gleitet mit abgestelltem Motor.</p><p>Die Felder werden hohl aus schäumendem PLA gedruckt und tragen ihre eigenen Rippen. Kohlefaserrohre und -stäbe nehmen die Last auf, jedes Winglet halten zwei Stifte, und die Kabel laufen im Flügel.</p>`,
      features: [
        '12 gedruckte Teile in Weiß, Orange und Graphit, aus schäumendem PLA und PLA',
        'Kohlefaserholme, auf Länge geschnitten',
        'Platz für einen 3S-Akku mit 1300 mAh unter der Luke',
        'Gestänge, Scharnierband und Schrauben liegen bei',
        RADIO_APART[2],
      ],
    },
  },
};

const files: SampleProduct = {
  id: 10,
  slug: 'kestrel-860-files',
  sku: 'MX-D0860',
  category: 'planes',
  productType: 'DIGITAL',
  priceMinor: 2400,
  publishedAt: '2026-11-11',
  attributes: NUMBERS,
  pictures: [...DRAWINGS, ...PHOTOS],
  model: { id: 'kestrel-860' },
  kit: 9,
  texts: {
    en: {
      name: 'Kestrel 860, files only',
      summary: 'Every panel, fitting and horn of the flying wing as STL and 3MF, with the build guide.',
      specLine: 'STL, 3MF · 12 parts · 200 mm bed',
      description: `<p>The wing in panels that fit a bed of 230 mm; turned by 45 degrees they fit a smaller one. The spars are standard carbon tubes.</p><p>Weigh and balance before the first throw; the guide shows the point.</p>`,
      features: [
        'STL and 3MF in millimetres, ready oriented',
        'Build guide as PDF in English, Slovak and German',
        'New revisions are free',
      ],
    },
    sk: {
      name: 'Kestrel 860, iba súbory',
      summary: 'Všetky panely, kovania a páky samokrídla ako STL a 3MF so stavebným návodom.',
      specLine: 'STL, 3MF · 12 dielov · podložka 200 mm',
      description: `<p>Krídlo v paneloch, ktoré sa zmestia na tlačovú podložku 230 mm, natočené o 45 stupňov aj na menšiu. Nosníky sú bežné uhlíkové rúrky.</p><p>Pred prvým hodom model odvážte a vyvážte; polohu ťažiska ukazuje návod.</p>`,
      features: [
        'STL a 3MF v milimetroch, správne natočené',
        'Stavebný návod vo formáte PDF po slovensky, anglicky a nemecky',
        'Nové revízie zadarmo',
      ],
    },
    de: {
      name: 'Kestrel 860, nur Dateien',
      summary: 'Alle Felder, Beschläge und Hörner des Nurflüglers als STL und 3MF, mit Bauanleitung.',
      specLine: 'STL, 3MF · 12 Teile · Druckbett 200 mm',
      description: `<p>Der Flügel in Feldern, die auf ein Druckbett von 230 mm passen, um 45 Grad gedreht auch auf ein kleineres. Die Holme sind gewöhnliche Kohlefaserrohre.</p><p>Wiegen und balancieren Sie vor dem ersten Wurf; die Anleitung zeigt den Punkt.</p>`,
      features: [
        'STL und 3MF in Millimetern, fertig ausgerichtet',
        'Bauanleitung als PDF auf Deutsch, Englisch und Slowakisch',
        'Neue Revisionen sind kostenlos',
      ],
    },
  },
};

export const PLANES: SampleProduct[] = [kit, files].map(informedBy(KESTREL_SHEET));
