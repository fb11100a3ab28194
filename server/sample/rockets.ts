import { informedBy } from './sheets.ts';
import { KRIVAN_SHEET } from './sheets-older.ts';
import { BAY_SHEET } from './sheets-sets.ts';
import type { SampleProduct } from './sample.types.ts';

const KRIVAN_PHOTOS = ['krivan-cover', 'krivan-standing', 'krivan-kit', 'krivan-exploded-4x3', 'krivan-exploded'];
const KRIVAN_DRAWINGS = ['d-krivan', 'd-krivan-side'];
const KRIVAN_NUMBERS = {
  length: 612,
  diameter: 54,
  mass: 458,
  bed: 100,
  skill: 'some',
  scale: 'own-design',
  motor: '38-24',
};

const krivanKit: SampleProduct = {
  id: 1,
  slug: 'krivan-38-2-kit',
  sku: 'MX-R0382',
  category: 'rockets',
  productType: 'PHYSICAL',
  priceMinor: 12_900,
  publishedAt: '2026-11-14',
  weightGrams: 980,
  onHand: 24,
  attributes: KRIVAN_NUMBERS,
  pictures: [...KRIVAN_PHOTOS, ...KRIVAN_DRAWINGS],
  model: { id: 'krivan-38-2' },
  texts: {
    en: {
      name: 'Kriváň 38/2 two-stage rocket',
      summary: 'A 612 mm two-stage sport rocket. Printed bayonet joints, fins you can swap, and room for an altimeter.',
      specLine: '612 mm · 38 mm motor · 458 g',
      description: `<h3>Two stages, one evening</h3><p>Kriváň 38/2 is a two-stage sport rocket with a 38 mm motor of up to 200 mm below and a 24 mm motor above. The booster drops at burnout; the sustainer flies on and comes home under a 600 mm parachute.</p><p>Every airframe joint is a printed bayonet with a fit of 0.15 mm and locks with a short turn. The fins are printed flat and slide into dovetail slots of the fin can: break one, print one.</p><p>The avionics bay takes the common altimeters of up to 54 × 24 mm and a 300 mAh 2S battery. The static ports are sized for the volume of the bay.</p>`,
      features: [
        '22 printed parts in white, orange and graphite PETG',
        'Bayonet joints between the tubes, opened by hand',
        'Seven fins in dovetail slots, replaced one by one',
        'Altimeter bay with sled, two bulkheads and static ports',
        'Screws, inserts, rods, parachute and cord in the box',
        'Altimeter, battery and motors are not in the box; the Print Info tab lists them',
      ],
    },
    sk: {
      name: 'Dvojstupňová raketa Kriváň 38/2',
      summary:
        'Dvojstupňová športová raketa s dĺžkou 612 mm. Tlačené bajonetové spoje, vymeniteľné stabilizátory a miesto pre výškomer.',
      specLine: '612 mm · motor 38 mm · 458 g',
      description: `<h3>Dva stupne za jeden večer</h3><p>Kriváň 38/2 je dvojstupňová športová raketa: v prvom stupni má motor 38 mm s dĺžkou do 200 mm, v druhom motor 24 mm. Prvý stupeň sa po dohorení oddelí, druhý letí ďalej a vráti sa pod padákom s priemerom 600 mm.</p><p>Všetky spoje trupu sú tlačené bajonety s vôľou 0,15 mm, zaistíte ich krátkym pootočením. Stabilizátory sa tlačia naplocho a zasúvajú sa do rybinových drážok: ak jeden zlomíte, jeden si vytlačíte.</p><p>Do prístrojovej sekcie sa zmestia bežné výškomery do 54 × 24 mm a batéria 2S 300 mAh. Statické otvory zodpovedajú objemu sekcie.</p>`,
      features: [
        '22 tlačených dielov z bieleho, oranžového a grafitového PETG',
        'Bajonetové spoje trupov, otvoríte ich rukou',
        'Sedem stabilizátorov v rybinových drážkach, vymeníte ich po jednom',
        'Sekcia pre výškomer s nosičom, dvoma prepážkami a statickými otvormi',
        'V balení skrutky, závitové vložky, tyče, padák a lanko',
        'Výškomer, batéria ani motory nie sú v balení; uvádza ich karta Informácie o tlači',
      ],
    },
    de: {
      name: 'Zweistufenrakete Kriváň 38/2',
      summary:
        'Eine zweistufige Sportrakete von 612 mm. Gedruckte Bajonettverbindungen, wechselbare Finnen und Platz für einen Höhenmesser.',
      specLine: '612 mm · 38-mm-Motor · 458 g',
      description: `<h3>Zwei Stufen, ein Abend</h3><p>Kriváň 38/2 ist eine zweistufige Sportrakete mit einem 38-mm-Motor bis 200 mm Länge unten und einem 24-mm-Motor oben. Die Startstufe fällt nach Brennschluss ab; die Oberstufe fliegt weiter und kehrt an einem 600-mm-Fallschirm zurück.</p><p>Die Rohre verbinden gedruckte Bajonette mit 0,15 mm Spiel, eine kurze Drehung sichert sie. Die Finnen werden flach gedruckt und in Schwalbenschwänze geschoben: Bricht eine, drucken Sie eine.</p><p>In die Gerätebucht passen gängige Höhenmesser bis 54 × 24 mm und ein Akku 2S mit 300 mAh. Die statischen Bohrungen sind auf das Volumen abgestimmt.</p>`,
      features: [
        '22 gedruckte Teile aus weißem, orangem und graphitfarbenem PETG',
        'Bajonette zwischen den Rohren, von Hand zu öffnen',
        'Sieben Finnen im Schwalbenschwanz, einzeln zu wechseln',
        'Gerätebucht mit Schlitten, zwei Schotten und statischen Bohrungen',
        'Schrauben, Einsätze, Stangen, Fallschirm und Leine liegen bei',
        'Höhenmesser, Akku und Motoren liegen nicht bei; sie stehen unter Druckinfos',
      ],
    },
  },
};

const krivanFiles: SampleProduct = {
  id: 2,
  slug: 'krivan-38-2-files',
  sku: 'MX-D0382',
  category: 'rockets',
  productType: 'DIGITAL',
  priceMinor: 1900,
  publishedAt: '2026-11-13',
  attributes: KRIVAN_NUMBERS,
  pictures: [...KRIVAN_DRAWINGS, ...KRIVAN_PHOTOS],
  model: { id: 'krivan-38-2' },
  kit: 1,
  texts: {
    en: {
      name: 'Kriváň 38/2, files only',
      summary:
        'All parts of the two-stage rocket as STL and 3MF, checked watertight, with the build guide. Print them on any 100 mm bed.',
      specLine: 'STL, 3MF · 15 parts · 0.2 mm',
      description: `<p>The same rocket as the kit, as files. Every part is there as STL and as 3MF, already turned the way it prints best, without supports.</p><p>You need about 458 g of PETG and the small parts listed in the build guide. The files may be printed for your own use as often as you like.</p>`,
      features: [
        '15 different parts, 22 pieces',
        'STL and 3MF in millimetres, ready oriented',
        'Build guide as PDF in English, Slovak and German',
        'New revisions are free',
      ],
    },
    sk: {
      name: 'Kriváň 38/2, iba súbory',
      summary:
        'Všetky diely dvojstupňovej rakety ako STL a 3MF, overené ako vodotesné, so stavebným návodom. Stačí tlačová podložka 100 mm.',
      specLine: 'STL, 3MF · 15 dielov · 0,2 mm',
      description: `<p>Tá istá raketa ako v stavebnici, tentoraz ako súbory. Každý diel dostanete ako STL aj ako 3MF, už natočený tak, ako sa najlepšie tlačí, bez podpier.</p><p>Potrebujete asi 458 g PETG a drobné diely uvedené v stavebnom návode. Pre vlastnú potrebu môžete tlačiť, koľkokrát chcete.</p>`,
      features: [
        '15 rôznych dielov, 22 kusov',
        'STL a 3MF v milimetroch, správne natočené',
        'Stavebný návod vo formáte PDF po slovensky, anglicky a nemecky',
        'Nové revízie zadarmo',
      ],
    },
    de: {
      name: 'Kriváň 38/2, nur Dateien',
      summary:
        'Alle Teile der Zweistufenrakete als STL und 3MF, auf Wasserdichtheit geprüft, mit Bauanleitung. Ein Druckbett von 100 mm genügt.',
      specLine: 'STL, 3MF · 15 Teile · 0,2 mm',
      description: `<p>Dieselbe Rakete wie im Bausatz, als Dateien. Jedes Teil liegt als STL und als 3MF vor, schon so gedreht, wie es sich am besten druckt, ohne Stützen.</p><p>Sie brauchen etwa 458 g PETG und die Kleinteile aus der Bauanleitung. Für den eigenen Gebrauch dürfen Sie beliebig oft drucken.</p>`,
      features: [
        '15 verschiedene Teile, 22 Stück',
        'STL und 3MF in Millimetern, fertig ausgerichtet',
        'Bauanleitung als PDF auf Deutsch, Englisch und Slowakisch',
        'Neue Revisionen sind kostenlos',
      ],
    },
  },
};

const bayKit: SampleProduct = {
  id: 3,
  slug: 'avionics-bay-54-kit',
  sku: 'MX-R0054',
  category: 'rockets',
  productType: 'PHYSICAL',
  priceMinor: 4650,
  publishedAt: '2026-11-06',
  weightGrams: 260,
  onHand: 41,
  attributes: { length: 233, diameter: 45, mass: 85, bed: 70, skill: 'first', scale: 'own-design' },
  pictures: ['bay-set', 'bay-exploded', 'krivan-exploded-4x3', 'krivan-kit', 'd-bay'],
  model: { id: 'avionics-bay-54' },
  texts: {
    en: {
      name: 'Avionics bay 54 with nose cone',
      summary:
        'A nose cone and an altimeter bay on two threaded rods, for the Kriváň and for rockets with a 45 mm tube.',
      specLine: 'Ø45 mm · M3 rods · sled',
      description: `<p>The bay holds an altimeter of up to 54 × 24 mm on a sled between two bulkheads. Two rods clamp it all; one nut opens it at the launch rail.</p><p>Charge cups sit on both bulkheads, an eyebolt takes the recovery cord, and the ports are printed where they belong.</p>`,
      features: [
        'Nose cone, tube, sled and two bulkheads',
        'M3 rods, nuts, eyebolts and screws in the box; altimeter and battery are not',
        'Three static ports and a hole for the switch',
        'Fits the Kriváň 38/2 without changes',
      ],
    },
    sk: {
      name: 'Prístrojová sekcia 54 s hlavicou',
      summary: 'Hlavica a sekcia pre výškomer na dvoch závitových tyčiach, pre Kriváň aj pre rakety s trupom 45 mm.',
      specLine: 'Ø45 mm · tyče M3 · nosič',
      description: `<p>Sekcia drží výškomer do 54 × 24 mm na nosiči medzi dvoma prepážkami. Všetko zovrú dve tyče; na štartovacej rampe ju otvoríte jednou maticou.</p><p>Na oboch prepážkach sú misky na nálož, oko drží lanko návratového systému a otvory sú vytlačené tam, kam patria.</p>`,
      features: [
        'Hlavica, trup, nosič a dve prepážky',
        'V balení tyče M3, matice, skrutky s okom a spojovacie skrutky; výškomer ani batéria v ňom nie sú',
        'Tri statické otvory a otvor pre spínač',
        'Pasuje na Kriváň 38/2 bez úprav',
      ],
    },
    de: {
      name: 'Gerätebucht 54 mit Spitze',
      summary:
        'Eine Spitze und eine Bucht für den Höhenmesser auf zwei Gewindestangen, für den Kriváň und für Raketen mit 45-mm-Rohr.',
      specLine: 'Ø45 mm · M3-Stangen · Schlitten',
      description: `<p>Die Bucht hält einen Höhenmesser bis 54 × 24 mm auf einem Schlitten zwischen zwei Schotten. Zwei Stangen klemmen alles; an der Startrampe öffnen Sie sie mit einer Mutter.</p><p>Auf beiden Schotten sitzen Ladungsbecher, eine Ringschraube nimmt die Bergungsleine, und die Bohrungen sind gedruckt, wo sie hingehören.</p>`,
      features: [
        'Spitze, Rohr, Schlitten und zwei Schotte',
        'M3-Stangen, Muttern, Ringschrauben und Schrauben liegen bei, Höhenmesser und Akku nicht',
        'Drei statische Bohrungen und eine für den Schalter',
        'Passt ohne Änderung an den Kriváň 38/2',
      ],
    },
  },
};

const bayFiles: SampleProduct = {
  ...bayKit,
  id: 4,
  slug: 'avionics-bay-54-files',
  sku: 'MX-D0054',
  productType: 'DIGITAL',
  priceMinor: 400,
  publishedAt: '2026-11-05',
  weightGrams: undefined,
  onHand: undefined,
  pictures: ['d-bay', 'bay-exploded', 'bay-set', 'd-krivan-side'],
  kit: 3,
  texts: {
    en: {
      name: 'Avionics bay 54, files only',
      summary: 'The altimeter bay and its nose cone as STL and 3MF. Printed in an evening on the smallest bed.',
      specLine: 'STL, 3MF · 4 parts · 85 g',
      description: `<p>Four parts, five pieces, about 85 g of PETG. No supports, no glue; you add two M3 rods and a pair of eyebolts.</p><p>A small first purchase: it shows what our files are like.</p>`,
      features: ['4 different parts, 5 pieces', 'STL and 3MF, ready oriented', 'Build guide as PDF'],
    },
    sk: {
      name: 'Prístrojová sekcia 54, iba súbory',
      summary: 'Sekcia pre výškomer a hlavica ako STL a 3MF. Vytlačíte ich za večer aj na najmenšej tlačovej podložke.',
      specLine: 'STL, 3MF · 4 diely · 85 g',
      description: `<p>Štyri diely, päť kusov, asi 85 g PETG. Bez podpier a bez lepidla; doplníte dve tyče M3 a dve skrutky s okom.</p><p>Malý prvý nákup: ukáže vám, aké sú naše súbory.</p>`,
      features: ['4 rôzne diely, 5 kusov', 'STL a 3MF, správne natočené', 'Stavebný návod vo formáte PDF'],
    },
    de: {
      name: 'Gerätebucht 54, nur Dateien',
      summary:
        'Die Bucht für den Höhenmesser und ihre Spitze als STL und 3MF. An einem Abend auf dem kleinsten Druckbett gedruckt.',
      specLine: 'STL, 3MF · 4 Teile · 85 g',
      description: `<p>Vier Teile, fünf Stück, etwa 85 g PETG. Keine Stützen, kein Kleber; Sie ergänzen zwei M3-Stangen und zwei Ringschrauben.</p><p>Ein kleiner erster Kauf: Er zeigt Ihnen, wie unsere Dateien sind.</p>`,
      features: ['4 verschiedene Teile, 5 Stück', 'STL und 3MF, fertig ausgerichtet', 'Bauanleitung als PDF'],
    },
  },
};

export const ROCKETS: SampleProduct[] = [
  ...[krivanKit, krivanFiles].map(informedBy(KRIVAN_SHEET)),
  ...[bayKit, bayFiles].map(informedBy(BAY_SHEET)),
];
