import { BAY_HARDWARE, GLUE, RESIN, SWITCH } from './needs.ts';
import { DUNAJ_SHEET } from './sheets-older.ts';
import { NO_SUPPORTS, type Sheet } from './sheets.ts';

/** Print settings and shopping list of the avionics bay. */
export const BAY_SHEET: Sheet = {
  hours: [6, 8],
  layerMm: 0.2,
  infill: [20, 30],
  supports: NO_SUPPORTS,
  materials: ['PETG, about 85 g in three colours', 'PETG, asi 85 g v troch farbách', 'PETG, etwa 85 g in drei Farben'],
  euros: [2, 3],
  needs: [
    { id: 43 },
    { id: 38 },
    SWITCH,
    ...BAY_HARDWARE,
    { id: 41, optional: true, inKit: true },
    { id: 42, optional: true },
  ],
  notes: [
    [
      'Print the nose with its tip up, the tube standing, bulkheads and sled flat: as the files are turned.',
      'Nos tlačte hrotom nahor, trup nastojato, prepážky a nosič naplocho, tak ako sú súbory natočené.',
      'Drucken Sie die Spitze nach oben, das Rohr stehend, Schotte und Schlitten flach: so, wie die Dateien gedreht sind.',
    ],
    [
      'Clear the three static ports of stray plastic: the altimeter measures through them.',
      'Tri statické otvory očistite od zvyškov plastu: výškomer meria cez ne.',
      'Befreien Sie die drei statischen Bohrungen von Plastikfäden: Der Höhenmesser misst durch sie.',
    ],
  ],
};

/** Print settings of the fins that are sold alone. */
export const FINS_SHEET: Sheet = {
  hours: [5, 7],
  layerMm: 0.2,
  infill: [20, 30],
  supports: NO_SUPPORTS,
  materials: ['Orange PETG, about 89 g', 'Oranžové PETG, asi 89 g', 'Oranges PETG, etwa 89 g'],
  euros: [2, 3],
  needs: [
    {
      name: ['Thin superglue', 'Riedke sekundové lepidlo', 'Dünner Sekundenkleber'],
      spec: [
        'One drop at the aft end of each fin; not sold here',
        'Kvapka na zadný koniec každého stabilizátora; nepredávame',
        'Ein Tropfen am hinteren Ende jeder Finne; hier nicht erhältlich',
      ],
      cents: 300,
    },
  ],
  notes: [
    [
      'Print them flat: standing up, a fin breaks between two layers.',
      'Tlačte ich naplocho: nastojato sa stabilizátor zlomí medzi vrstvami.',
      'Drucken Sie sie flach: Stehend gedruckt bricht eine Finne zwischen zwei Schichten.',
    ],
    [
      'The dovetail has a fit of 0.15 mm. If a fin does not go in by hand, sand its root and not the slot.',
      'Rybina má vôľu 0,15 mm. Ak stabilizátor nejde zasunúť rukou, prebrúste jeho pätu, nie drážku.',
      'Der Schwalbenschwanz hat 0,15 mm Spiel. Geht eine Finne nicht von Hand hinein, schleifen Sie ihren Fuß und nicht die Nut.',
    ],
  ],
};

/** Print settings of the 38 mm mount and its cap. */
export const RETAINER_SHEET: Sheet = {
  hours: [3, 4],
  layerMm: 0.2,
  infill: [20, 30],
  supports: NO_SUPPORTS,
  materials: ['PETG, about 41 g in two colours', 'PETG, asi 41 g v dvoch farbách', 'PETG, etwa 41 g in zwei Farben'],
  euros: [1, 2],
  needs: [
    GLUE,
    {
      name: ['Rocket motor 38 mm', 'Raketový motor 38 mm', 'Raketenmotor 38 mm'],
      spec: [
        'With a thrust ring, up to 200 mm long; not sold here, ask a licensed dealer',
        'S oporným krúžkom, dĺžka do 200 mm; nepredávame, obráťte sa na oprávneného predajcu',
        'Mit Schubring, bis 200 mm lang; hier nicht erhältlich, fragen Sie einen zugelassenen Händler',
      ],
      cents: null,
    },
  ],
  notes: [
    [
      'Turn the cap on and off a few times before you glue the mount in: its thread must stay free of glue.',
      'Pred vlepením lôžka poistku niekoľkokrát naskrutkujte a odskrutkujte: závit musí zostať bez lepidla.',
      'Drehen Sie die Kappe ein paarmal auf und ab, bevor Sie den Halter einkleben: Sein Gewinde muss frei von Kleber bleiben.',
    ],
  ],
};

/** Print settings and shopping list of the boat's outer shell. */
export const HULL_SHEET: Sheet = {
  hours: [38, 44],
  layerMm: 0.2,
  infill: [10, 20],
  supports: ['Decks and hatch only', 'Iba paluby a poklop', 'Nur Decks und Luke'],
  materials: [
    'PETG, about 479 g in three colours',
    'PETG, asi 479 g v troch farbách',
    'PETG, etwa 479 g in drei Farben',
  ],
  euros: [11, 13],
  needs: [
    { id: 41 },
    RESIN,
    { id: 33, optional: true },
    { id: 34, optional: true },
    { id: 28, optional: true },
    { id: 35, optional: true },
    { id: 37, optional: true },
  ],
  notes: [
    ...DUNAJ_SHEET.notes,
    [
      'Motor, controller, servo, receiver and battery of the list are those of the whole Dunaj; another drive needs others.',
      'Motor, regulátor, servo, prijímač a batéria zo zoznamu patria celému Dunaju; iný pohon potrebuje iné.',
      'Motor, Regler, Servo, Empfänger und Akku der Liste sind die des ganzen Dunaj; ein anderer Antrieb braucht andere.',
    ],
  ],
};

/** Print settings and shopping list of the boat's running gear. */
export const RUNNING_GEAR_SHEET: Sheet = {
  hours: [2, 3],
  layerMm: 0.2,
  infill: [10, 20],
  supports: ['Rudder only', 'Iba kormidlo', 'Nur Ruder'],
  materials: ['PETG, about 26 g', 'PETG, asi 26 g', 'PETG, etwa 26 g'],
  euros: [1, 2],
  needs: [
    { id: 33, optional: true },
    { id: 28, optional: true },
  ],
  notes: [
    [
      'Stay with PETG: PLA softens in a closed boat in the sun.',
      'Zostaňte pri PETG: PLA v zatvorenom člne na slnku zmäkne.',
      'Bleiben Sie bei PETG: PLA wird im geschlossenen Boot in der Sonne weich.',
    ],
  ],
};

/** Print settings of the crawler's wheels. */
export const WHEELS_SHEET: Sheet = {
  hours: [60, 74],
  layerMm: 0.2,
  infill: [25, 30],
  supports: ['Rims only', 'Iba disky', 'Nur Felgen'],
  materials: [
    'PETG, about 194 g, and TPU 95A, about 408 g',
    'PETG, asi 194 g, a TPU 95A, asi 408 g',
    'PETG, etwa 194 g, und TPU 95A, etwa 408 g',
  ],
  euros: [18, 22],
  needs: [],
  notes: [
    [
      'Three quarters of the hours are the tyres: TPU is pushed at 1.8 mm³ a second, whatever the printer.',
      'Tri štvrtiny hodín patria pneumatikám: TPU sa dá vytláčať najviac 1,8 mm³ za sekundu na každej tlačiarni.',
      'Drei Viertel der Stunden entfallen auf die Reifen: TPU lässt sich auf jedem Drucker nur mit 1,8 mm³ je Sekunde fördern.',
    ],
    [
      'Print the tyres at 25 mm/s and keep the TPU dry.',
      'Pneumatiky tlačte rýchlosťou 25 mm/s a TPU udržujte v suchu.',
      'Drucken Sie die Reifen mit 25 mm/s und halten Sie das TPU trocken.',
    ],
  ],
};
