import { kitOnly, RADIO_APART, SUPERGLUE } from './needs.ts';
import { productsOf } from './offer.ts';
import type { SampleProduct } from './sample.types.ts';

export const TRAINER: SampleProduct[] = productsOf({
  model: 'lienka-960',
  title: 'Lienka 960',
  category: 'planes',
  attributes: { wingspan: 960, length: 606, mass: 452, bed: 200, skill: 'first', scale: 'own-design', motor: '2212' },
  photos: ['lienka-cover', 'lienka-rear', 'lienka-exploded'],
  drawings: ['d-lienka', 'd-lienka-plan'],
  parts: [21, 23],
  bedMm: 200,
  grams: 452,
  kit: {
    id: 15,
    slug: 'lienka-960-kit',
    sku: 'MX-P0960',
    priceMinor: 17_900,
    publishedAt: '2026-10-30',
    weightGrams: 1150,
    onHand: 11,
  },
  files: { id: 16, slug: 'lienka-960-files', sku: 'MX-D0960', priceMinor: 2200, publishedAt: '2026-10-29' },
  name: ['Lienka 960 high-wing trainer', 'Cvičný hornoplošník Lienka 960', 'Hochdecker-Trainer Lienka 960'],
  summary: [
    'A stable high-wing plane of 960 mm for those who have flown a foam trainer: wing on carbon tubes, held by rubber bands, and an undercarriage for grass.',
    'Stabilný hornoplošník s rozpätím 960 mm pre tých, ktorí už lietali s penovým cvičným modelom: krídlo na uhlíkových rúrkach pripútané gumičkami a podvozok na trávu.',
    'Ein stabiler Hochdecker von 960 mm für alle, die schon einen Trainer aus Schaum geflogen sind: Flügel auf Kohlerohren, mit Gummiringen gehalten, und ein Fahrwerk für Gras.',
  ],
  spec: ['960 mm · 2212 motor · 452 g', '960 mm · motor 2212 · 452 g', '960 mm · Motor 2212 · 452 g'],
  description: [
    '<h3>Stable, but not slow</h3><p>Lienka has a thick flat-bottomed section, 2.5° of dihedral and a long tail: it wants to fly level. A printed plane is heavier than a foam one, though: its wing loading is 54 g/dm², and it lands at 35 to 40 km/h. Learn on foam first, or with an instructor beside you. The wing is held by rubber bands and comes off in a bad landing instead of breaking.</p><p>Wing and fuselage are printed in foaming PLA, which is half as heavy. A carbon tube of 8 mm runs through both halves and meets in a printed joiner; ailerons and tail surfaces are hinged with tape.</p>',
    '<h3>Stabilná, ale nie pomalá</h3><p>Lienka má hrubý profil s rovnou spodnou stranou, vzopätie 2,5° a dlhý chvost: sama sa chce držať vodorovne. Tlačené lietadlo je však ťažšie než penové: plošné zaťaženie má 54 g/dm² a pristáva rýchlosťou 35 až 40 km/h. Lietať sa najprv učte na penovom modeli alebo s inštruktorom. Krídlo držia gumičky a pri tvrdom pristátí sa radšej uvoľní, než by sa zlomilo.</p><p>Krídlo a trup sa tlačia z penivého PLA, ktoré váži polovicu. Oboma polovicami prechádza uhlíková rúrka 8 mm, rúrky sa stretnú v tlačenej spojke; krídelká a kormidlá držia na páske.</p>',
    '<h3>Stabil, aber nicht langsam</h3><p>Die Lienka hat ein dickes Profil mit flacher Unterseite, 2,5° V-Form und einen langen Hebelarm: Sie will geradeaus fliegen. Ein gedrucktes Flugzeug ist aber schwerer als eines aus Schaum: Die Flächenbelastung beträgt 54 g/dm², sie landet mit 35 bis 40 km/h. Lernen Sie das Fliegen zuerst auf Schaum oder mit einem Lehrer. Den Flügel halten Gummiringe; bei einer harten Landung löst er sich, statt zu brechen.</p><p>Flügel und Rumpf werden aus schäumendem PLA gedruckt, das halb so viel wiegt. Durch beide Hälften läuft ein Kohlerohr von 8 mm, die Rohre treffen sich in einem gedruckten Verbinder; die Ruder hängen an Scharnierband.</p>',
  ],
  features: [
    [
      '23 printed parts in green, bone and orange',
      '23 tlačených dielov v zelenej, slonovinovej a oranžovej',
      '23 gedruckte Teile in Grün, Knochenweiß und Orange',
    ],
    [
      'Carbon tubes of 8 mm and 4 mm, cut to length',
      'Uhlíkové rúrky 8 mm a 4 mm narezané na dĺžku',
      'Kohlerohre von 8 mm und 4 mm, auf Länge geschnitten',
    ],
    [
      'Undercarriage with two printed tyres',
      'Podvozok s dvoma tlačenými pneumatikami',
      'Fahrwerk mit zwei gedruckten Reifen',
    ],
    [
      'Rubber bands, push rods, hinge tape and screws in the box',
      'V balení gumičky, tiahla, závesová páska a skrutky',
      'Gummiringe, Gestänge, Scharnierband und Schrauben liegen bei',
    ],
    RADIO_APART,
  ],
  sheet: {
    hours: [84, 96],
    layerMm: 0.2,
    infill: [4, 6],
    supports: [
      'Only below the collars of middle and tail',
      'Iba pod golierom strednej a zadnej časti trupu',
      'Nur unter den Kragen von Mitte und Heck',
    ],
    materials: [
      'Foaming PLA, about 401 g, PETG 32 g and TPU 19 g',
      'Penivé PLA, asi 401 g, PETG 32 g a TPU 19 g',
      'Schäumendes PLA, etwa 401 g, PETG 32 g und TPU 19 g',
    ],
    euros: [18, 22],
    needs: [
      { id: 31 },
      { id: 34 },
      { id: 28, quantity: 4 },
      { id: 35 },
      { id: 36 },
      { id: 39 },
      { id: 41, optional: true, inKit: true },
      kitOnly(
        ['Carbon tubes 8 × 6 and 4 × 2 mm', 'Uhlíkové rúrky 8 × 6 a 4 × 2 mm', 'Kohlerohre 8 × 6 und 4 × 2 mm'],
        [
          '2 × 390 mm and 2 × 310 mm, rod 5 mm 2 × 90 mm',
          '2 × 390 mm a 2 × 310 mm, tyč 5 mm 2 × 90 mm',
          '2 × 390 mm und 2 × 310 mm, Stab 5 mm 2 × 90 mm',
        ],
        1400,
      ),
      kitOnly(
        [
          'Rubber bands, hinge tape, push rods and wires',
          'Gumičky, závesová páska, tiahla a drôty',
          'Gummiringe, Scharnierband, Gestänge und Drähte',
        ],
        [
          'Six bands of 80 mm, four rods, steel wire 2 and 3 mm with collars',
          'Šesť gumičiek 80 mm, štyri tiahla, oceľový drôt 2 a 3 mm so stavacími krúžkami',
          'Sechs Ringe von 80 mm, vier Gestänge, Stahldraht 2 und 3 mm mit Stellringen',
        ],
        750,
      ),
      SUPERGLUE,
    ],
    notes: [
      [
        'Foaming PLA: 240 °C, flow 45 %, two walls.',
        'Penivé PLA: 240 °C, prietok 45 %, dve steny.',
        'Schäumendes PLA: 240 °C, Fluss 45 %, zwei Wände.',
      ],
      [
        'Balance it 40 mm behind the leading edge before every first flight of the day.',
        'Pred prvým letom dňa ju vyvážte 40 mm za nábežnou hranou.',
        'Bringen Sie den Schwerpunkt vor dem ersten Flug des Tages auf 40 mm hinter der Nasenleiste.',
      ],
    ],
  },
});
