import { BAY_HARDWARE, GLUE, kitOnly, RESIN, SUPERGLUE, SWITCH } from './needs.ts';
import { NO_SUPPORTS, type Sheet } from './sheets.ts';

/** Print settings and shopping list of the Kriváň 38/2. */
export const KRIVAN_SHEET: Sheet = {
  hours: [58, 62],
  layerMm: 0.2,
  infill: [20, 30],
  supports: NO_SUPPORTS,
  materials: [
    'PETG, about 458 g in three colours',
    'PETG, asi 458 g v troch farbách',
    'PETG, etwa 458 g in drei Farben',
  ],
  euros: [10, 12],
  needs: [
    { id: 43 },
    { id: 38 },
    SWITCH,
    ...BAY_HARDWARE,
    { id: 41, inKit: true },
    { id: 42, inKit: true },
    GLUE,
    {
      name: ['Nose weight, 60 g', 'Záťaž do nosa, 60 g', 'Spitzenballast, 60 g'],
      spec: [
        'Lead shot set in epoxy; without it the second stage is not stable',
        'Olovené broky zaliate epoxidom; bez nich druhý stupeň nie je stabilný',
        'Bleischrot in Epoxid; ohne ihn ist die Oberstufe nicht stabil',
      ],
      cents: 200,
    },
    {
      name: ['Locator beeper', 'Pípajúci lokátor', 'Ortungspieper'],
      spec: [
        '90 dB, own button cell; not sold here',
        '90 dB, vlastný gombíkový článok; nepredávame',
        '90 dB, eigene Knopfzelle; hier nicht erhältlich',
      ],
      cents: 690,
      optional: true,
    },
    {
      name: ['Rocket motors, 38 mm and 24 mm', 'Raketové motory 38 mm a 24 mm', 'Raketenmotoren, 38 und 24 mm'],
      spec: [
        '38 mm with thrust ring, up to 200 mm long, and 24 mm up to 95 mm; not sold here, ask a licensed dealer',
        '38 mm s oporným krúžkom, dĺžka do 200 mm, a 24 mm do 95 mm; nepredávame, obráťte sa na oprávneného predajcu',
        '38 mm mit Schubring, bis 200 mm lang, und 24 mm bis 95 mm; hier nicht erhältlich, fragen Sie einen zugelassenen Händler',
      ],
      cents: null,
    },
  ],
  notes: [
    [
      'The hours are those of PETG at 22 mm/s, with the heating up of every print. The estimate above is for your class of printer and its usual speed.',
      'Hodiny platia pre PETG pri 22 mm/s, s nahrievaním pred každou tlačou. Odhad vyššie platí pre triedu vašej tlačiarne a jej bežnú rýchlosť.',
      'Die Stunden gelten für PETG bei 22 mm/s, mit dem Aufheizen vor jedem Druck. Die Schätzung oben gilt für Ihre Druckerklasse und deren übliche Geschwindigkeit.',
    ],
    [
      'Print the tubes standing and the fins flat: the layers then run along the load.',
      'Trupy tlačte nastojato a stabilizátory naplocho: vrstvy potom ležia v smere zaťaženia.',
      'Drucken Sie die Rohre stehend und die Finnen flach: So laufen die Schichten in Richtung der Last.',
    ],
    [
      'Three walls are enough; a fourth one adds 60 g and moves the balance back.',
      'Stačia tri steny; štvrtá pridá 60 g a posunie ťažisko dozadu.',
      'Drei Wände genügen; eine vierte wiegt 60 g mehr und schiebt den Schwerpunkt nach hinten.',
    ],
    [
      'Weigh and balance the finished rocket with the motor you will fly.',
      'Hotovú raketu odvážte a vyvážte s motorom, s ktorým poletíte.',
      'Wiegen und balancieren Sie die fertige Rakete mit dem Motor, mit dem Sie fliegen.',
    ],
  ],
};

/** Print settings and shopping list of the Dunaj 420. */
export const DUNAJ_SHEET: Sheet = {
  hours: [47, 54],
  layerMm: 0.2,
  infill: [10, 20],
  supports: [
    'Decks, hatch, windscreen and rudder only',
    'Iba paluby, poklop, čelné sklo a kormidlo',
    'Nur Decks, Luke, Windschutz und Ruder',
  ],
  materials: [
    'PETG, about 580 g in three colours',
    'PETG, asi 580 g v troch farbách',
    'PETG, etwa 580 g in drei Farben',
  ],
  euros: [13, 16],
  needs: [
    { id: 33 },
    { id: 34 },
    { id: 28 },
    { id: 35 },
    { id: 37 },
    { id: 41, inKit: true },
    kitOnly(
      [
        'Shaft 4 mm with tube, propeller of 32 mm',
        'Hriadeľ 4 mm s rúrkou, lodná skrutka 32 mm',
        'Welle 4 mm mit Rohr, Schraube 32 mm',
      ],
      ['150 mm, brass, three blades', '150 mm, mosadz, tri listy', '150 mm, Messing, drei Blätter'],
      1900,
    ),
    kitOnly(
      [
        'Hoses, water pick-up, push rod and tubes of the stand',
        'Hadičky, prívod vody, tiahlo a rúrky stojana',
        'Schläuche, Wassereinlass, Gestänge und Rohre des Ständers',
      ],
      [
        'Silicone 4 × 6 mm, brass 4 mm, carbon 2 × 214 mm',
        'Silikón 4 × 6 mm, mosadz 4 mm, uhlík 2 × 214 mm',
        'Silikon 4 × 6 mm, Messing 4 mm, Kohlefaser 2 × 214 mm',
      ],
      1400,
    ),
    RESIN,
  ],
  notes: [
    [
      'The hull stands on its frames: the outside prints without supports.',
      'Trup stojí na rámoch: vonkajšia strana sa tlačí bez podpier.',
      'Der Rumpf steht auf seinen Spanten: Die Außenseite druckt ohne Stützen.',
    ],
    [
      'One coat of epoxy inside makes the hull tight for good.',
      'Jedna vrstva epoxidu zvnútra trup natrvalo utesní.',
      'Eine Schicht Epoxid innen dichtet den Rumpf dauerhaft.',
    ],
  ],
};

/** Print settings and shopping list of the Kestrel 860. */
export const KESTREL_SHEET: Sheet = {
  hours: [50, 57],
  layerMm: 0.25,
  infill: [3, 5],
  supports: ['Battery hatch only', 'Iba kryt batérie', 'Nur Akkuklappe'],
  materials: [
    'Foaming PLA, about 250 g, and PLA, 162 g',
    'Penivé PLA, asi 250 g, a PLA, 162 g',
    'Schäumendes PLA, etwa 250 g, und PLA, 162 g',
  ],
  euros: [13, 16],
  needs: [
    { id: 30 },
    { id: 34 },
    { id: 28, quantity: 2 },
    { id: 35 },
    { id: 36 },
    { id: 39 },
    { id: 41, optional: true, inKit: true },
    kitOnly(
      ['Carbon tube 8 mm and rod 5 mm', 'Uhlíková rúrka 8 mm a tyč 5 mm', 'Kohlerohr 8 mm und Stab 5 mm'],
      ['2 × 370 mm and 2 × 270 mm', '2 × 370 mm a 2 × 270 mm', '2 × 370 mm und 2 × 270 mm'],
      1600,
    ),
    kitOnly(
      ['Hinge tape and push rods', 'Závesová páska a tiahla', 'Scharnierband und Gestänge'],
      [
        'Tape of 19 mm, two rods 1.2 × 90 mm',
        'Páska 19 mm, dve tiahla 1,2 × 90 mm',
        'Band von 19 mm, zwei Gestänge 1,2 × 90 mm',
      ],
      450,
    ),
    SUPERGLUE,
    {
      name: ['Nose weight, 80 g', 'Záťaž do nosa, 80 g', 'Nasenballast, 80 g'],
      spec: [
        'Lead, glued into the tip of the pod; without it no battery balances the wing',
        'Olovo, vlepené do špičky gondoly; bez neho krídlo nevyváži žiadna batéria',
        'Blei, in die Spitze der Gondel geklebt; ohne Blei bringt kein Akku den Flügel ins Gleichgewicht',
      ],
      cents: 300,
    },
  ],
  notes: [
    [
      'Wing, elevons and winglets are of foaming PLA: 240 °C, flow 45 %. In plain PLA they weigh 340 g more, and the nose needs 200 g.',
      'Krídlo, elevony a winglety sú z penivého PLA: 240 °C, prietok 45 %. Z bežného PLA vážia o 340 g viac a do nosa treba 200 g.',
      'Flügel, Elevons und Winglets sind aus schäumendem PLA: 240 °C, Fluss 45 %. Aus gewöhnlichem PLA wiegen sie 340 g mehr, und die Nase braucht 200 g.',
    ],
    [
      'Turn the inner panels by 45 degrees on beds under 230 mm.',
      'Na tlačových podložkách menších než 230 mm natočte vnútorné diely krídla o 45 stupňov.',
      'Drehen Sie die Innenflügel auf Betten unter 230 mm um 45 Grad.',
    ],
    [
      'Weigh both halves of the wing: they must be within 2 g.',
      'Obe polovice krídla odvážte: rozdiel smie byť najviac 2 g.',
      'Wiegen Sie beide Flügelhälften: Sie dürfen sich um höchstens 2 g unterscheiden.',
    ],
  ],
};
