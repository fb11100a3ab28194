import type { Sheet } from './sample.sheets.ts';

/** Print settings and shopping list of the Dunaj 420. */
export const DUNAJ_SHEET: Sheet = {
  hours: [47, 54],
  layerMm: 0.2,
  infill: [15, 20],
  supports: [
    'Hatch, windscreen and rudder only',
    'Iba poklop, čelné sklo a kormidlo',
    'Nur Luke, Windschutz und Ruder',
  ],
  materials: [
    'PETG, about 630 g in three colours',
    'PETG, asi 630 g v troch farbách',
    'PETG, etwa 630 g in drei Farben',
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
      'Hull and deck stand on their frames: the outside prints without supports.',
      'Trup a paluba stoja na rámoch: vonkajšia strana sa tlačí bez podpier.',
      'Rumpf und Deck stehen auf ihren Spanten: Die Außenseite druckt ohne Stützen.',
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
  hours: [56, 64],
  layerMm: 0.25,
  infill: [3, 5],
  supports: ['Battery hatch only', 'Iba kryt batérie', 'Nur Akkuklappe'],
  materials: ['PLA, about 730 g in three colours', 'PLA, asi 730 g v troch farbách', 'PLA, etwa 730 g in drei Farben'],
  euros: [15, 18],
  needs: [
    { id: 30 },
    { id: 34 },
    { id: 28, quantity: 2 },
    { id: 35 },
    { id: 36 },
    { id: 39 },
    {
      name: ['Carbon tube 8 mm and rod 5 mm', 'Uhlíková trubka 8 mm a tyč 5 mm', 'Kohlerohr 8 mm und Stab 5 mm'],
      spec: [
        '2 × 370 mm and 2 × 270 mm; in the kit, not sold alone',
        '2 × 370 mm a 2 × 270 mm; v stavebnici, samostatne sa nepredáva',
        '2 × 370 mm und 2 × 270 mm; im Bausatz, nicht einzeln erhältlich',
      ],
      cents: 1600,
    },
  ],
  notes: [
    [
      'Turn the inner panels by 45 degrees on beds under 230 mm.',
      'Na podložkách menších než 230 mm natočte vnútorné diely krídla o 45 stupňov.',
      'Drehen Sie die Innenflügel auf Betten unter 230 mm um 45 Grad.',
    ],
    [
      'Weigh both halves of the wing: they must be within 3 g.',
      'Obe polovice krídla odvážte: rozdiel smie byť najviac 3 g.',
      'Wiegen Sie beide Flügelhälften: Sie dürfen sich um höchstens 3 g unterscheiden.',
    ],
  ],
};
