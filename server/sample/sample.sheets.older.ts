import type { Sheet } from './sample.sheets.ts';

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
    'PETG, about 615 g in three colours',
    'PETG, asi 615 g v troch farbách',
    'PETG, etwa 615 g in drei Farben',
  ],
  euros: [13, 16],
  needs: [
    { id: 33 },
    { id: 34 },
    { id: 28 },
    { id: 35 },
    { id: 37 },
    { id: 41, optional: true },
    {
      name: [
        'Shaft 4 mm with tube, propeller of 32 mm',
        'Hriadeľ 4 mm s rúrkou, lodná skrutka 32 mm',
        'Welle 4 mm mit Rohr, Schraube 32 mm',
      ],
      spec: [
        '150 mm, brass, three blades; in the kit, not sold alone',
        '150 mm, mosadz, tri listy; v stavebnici, samostatne sa nepredáva',
        '150 mm, Messing, drei Blätter; im Bausatz, nicht einzeln erhältlich',
      ],
      cents: 1900,
    },
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
    'Foaming PLA, about 280 g, and PLA, 156 g',
    'Penivé PLA, asi 280 g, a PLA, 156 g',
    'Schäumendes PLA, etwa 280 g, und PLA, 156 g',
  ],
  euros: [13, 16],
  needs: [
    { id: 30 },
    { id: 34 },
    { id: 28, quantity: 2 },
    { id: 35 },
    { id: 36 },
    { id: 39 },
    {
      name: ['Carbon tube 8 mm and rod 5 mm', 'Uhlíková rúrka 8 mm a tyč 5 mm', 'Kohlerohr 8 mm und Stab 5 mm'],
      spec: [
        '2 × 370 mm and 2 × 270 mm; in the kit, not sold alone',
        '2 × 370 mm a 2 × 270 mm; v stavebnici, samostatne sa nepredáva',
        '2 × 370 mm und 2 × 270 mm; im Bausatz, nicht einzeln erhältlich',
      ],
      cents: 1600,
    },
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
      'Na podložkách menších než 230 mm natočte vnútorné diely krídla o 45 stupňov.',
      'Drehen Sie die Innenflügel auf Betten unter 230 mm um 45 Grad.',
    ],
    [
      'Weigh both halves of the wing: they must be within 2 g.',
      'Obe polovice krídla odvážte: rozdiel smie byť najviac 2 g.',
      'Wiegen Sie beide Flügelhälften: Sie dürfen sich um höchstens 2 g unterscheiden.',
    ],
  ],
};
