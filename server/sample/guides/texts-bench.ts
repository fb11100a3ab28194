import type { GuideTexts } from './guide-text.ts';

/** Build guide of the pan-tilt head. */
export const PANTILT_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Pan-tilt head for small cameras',
    hardware: [
      '2 servos of 9 g with double horns',
      '4 screws M3 × 12, 4 screws M2 × 8, 1 screw M3 × 10',
      'Nut of 1/4 inch for a tripod',
    ],
    steps: [
      {
        title: 'Pan servo',
        text: 'Lower the servo into the housing until its ears lie in the recess, lead the cable out at the back and tighten its two screws.',
      },
      {
        title: 'Base',
        text: 'Press the tripod nut in from above and screw the base below the housing with four M3 × 12.',
      },
      {
        title: 'Fork',
        text: 'Centre the servo, lay the double horn into the slot below the turntable and fix it with its screw through the bore.',
      },
      {
        title: 'Tilt servo',
        text: 'Push the tilt servo into the side opening of the shell, screw its horn on the arm from outside and put the M3 × 10 through the other arm.',
      },
      { title: 'Camera', text: 'Snap the lens ring in, lay the board behind it and close the cover with four M2 × 8.' },
    ],
    safety: ['Do not turn the axes by hand while the servos have power.'],
  },
  sk: {
    subtitle: 'Otočná hlava pre malé kamery',
    hardware: [
      '2 servá 9 g s dvojitými pákami',
      '4 skrutky M3 × 12, 4 skrutky M2 × 8, 1 skrutka M3 × 10',
      'Matica 1/4″ na statív',
    ],
    steps: [
      {
        title: 'Servo otáčania',
        text: 'Servo spustite do krytu, kým uchá nedosadnú do vybrania, kábel vyveďte dozadu a dotiahnite obe skrutky.',
      },
      {
        title: 'Podstavec',
        text: 'Zhora zatlačte maticu na statív a podstavec priskrutkujte pod kryt štyrmi skrutkami M3 × 12.',
      },
      {
        title: 'Vidlica',
        text: 'Servo nastavte do stredu, dvojitú páku vložte do drážky pod otočným tanierom a cez otvor ju upevnite skrutkou.',
      },
      {
        title: 'Servo náklonu',
        text: 'Servo zasuňte do bočného otvoru tela kamery, jeho páku zvonka priskrutkujte na rameno a druhým ramenom prestrčte skrutku M3 × 10.',
      },
      {
        title: 'Kamera',
        text: 'Zacvaknite krúžok objektívu, za neho vložte dosku a veko zatvorte štyrmi skrutkami M2 × 8.',
      },
    ],
    safety: ['Kým sú servá pod napätím, neotáčajte osami rukou.'],
  },
  de: {
    subtitle: 'Schwenk-Neige-Kopf für kleine Kameras',
    hardware: [
      '2 Servos 9 g mit Doppelhörnern',
      '4 Schrauben M3 × 12, 4 Schrauben M2 × 8, 1 Schraube M3 × 10',
      'Viertelzollmutter fürs Stativ',
    ],
    steps: [
      {
        title: 'Schwenkservo',
        text: 'Senken Sie das Servo in das Gehäuse, bis seine Laschen in der Vertiefung liegen, führen Sie das Kabel hinten heraus und ziehen Sie beide Schrauben an.',
      },
      {
        title: 'Fuß',
        text: 'Drücken Sie die Stativmutter von oben ein und schrauben Sie den Fuß mit vier M3 × 12 unter das Gehäuse.',
      },
      {
        title: 'Gabel',
        text: 'Stellen Sie das Servo auf Mitte, legen Sie das Doppelhorn in die Nut unter dem Drehteller und befestigen Sie es durch die Bohrung mit seiner Schraube.',
      },
      {
        title: 'Neigeservo',
        text: 'Schieben Sie das Servo in die seitliche Öffnung des Gehäuses, schrauben Sie sein Horn von außen an den Arm und stecken Sie die M3 × 10 durch den anderen Arm.',
      },
      {
        title: 'Kamera',
        text: 'Drücken Sie den Objektivring ein, legen Sie die Platine dahinter und schließen Sie die Rückwand mit vier M2 × 8.',
      },
    ],
    safety: ['Drehen Sie die Achsen nicht von Hand, solange die Servos Strom haben.'],
  },
};

/** Build guide of the receiver box. */
export const RXBOX_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Splash-proof box for receiver and controller',
    hardware: ['6 screws M3 × 12, 4 screws M2 × 6', '2 hook-and-loop straps of 10 mm', 'Silicone grease'],
    steps: [
      {
        title: 'Glands',
        text: 'Thread the wires through the bores of a gland before you solder the plugs on, then pull the gland into its opening from outside until it snaps.',
      },
      {
        title: 'Tray',
        text: 'Strap receiver and controller on, one on each side of the wall, and screw the tray on its four posts.',
      },
      {
        title: 'Lid',
        text: 'Grease the gasket, lay it in the groove and tighten the six screws crosswise until the lid just touches the flange.',
      },
      {
        title: 'Test',
        text: 'Hold the closed box with a dry tissue inside under water for ten seconds. A wet spot shows which gland is not home.',
      },
    ],
    safety: ['A controller gets warm: leave 5 mm of air above it and do not exceed 20 A in the closed box.'],
  },
  sk: {
    subtitle: 'Krabička na prijímač a regulátor, odolná proti striekajúcej vode',
    hardware: ['6 skrutiek M3 × 12, 4 skrutky M2 × 6', '2 suché zipsy 10 mm', 'Silikónová vazelína'],
    steps: [
      {
        title: 'Priechodky',
        text: 'Vodiče prevlečte otvormi priechodky ešte pred priletovaním konektorov a priechodku potom zvonka vtiahnite do otvoru, kým nezacvakne.',
      },
      {
        title: 'Nosič',
        text: 'Prijímač a regulátor pripútajte každý na jednu stranu prepážky a nosič priskrutkujte na štyri stĺpiky.',
      },
      {
        title: 'Veko',
        text: 'Tesnenie namažte, vložte do drážky a šesť skrutiek doťahujte do kríža, kým sa veko práve nedotkne príruby.',
      },
      {
        title: 'Skúška',
        text: 'Zatvorenú krabičku so suchou vreckovkou vnútri podržte desať sekúnd pod vodou. Mokré miesto ukáže, ktorá priechodka nesedí.',
      },
    ],
    safety: ['Regulátor sa zohrieva: nechajte nad ním 5 mm vzduchu a v zatvorenej krabičke neprekračujte 20 A.'],
  },
  de: {
    subtitle: 'Spritzwassergeschützte Box für Empfänger und Regler',
    hardware: ['6 Schrauben M3 × 12, 4 Schrauben M2 × 6', '2 Klettbänder von 10 mm', 'Silikonfett'],
    steps: [
      {
        title: 'Durchführungen',
        text: 'Fädeln Sie die Leitungen durch die Bohrungen, bevor Sie Stecker anlöten, und ziehen Sie die Durchführung dann von außen in ihre Öffnung, bis sie einrastet.',
      },
      {
        title: 'Einlage',
        text: 'Binden Sie Empfänger und Regler auf je eine Seite der Wand und schrauben Sie die Einlage auf ihre vier Stützen.',
      },
      {
        title: 'Deckel',
        text: 'Fetten Sie die Dichtung, legen Sie sie in die Nut und ziehen Sie die sechs Schrauben über Kreuz an, bis der Deckel den Flansch gerade berührt.',
      },
      {
        title: 'Probe',
        text: 'Halten Sie die geschlossene Box mit einem trockenen Taschentuch darin zehn Sekunden unter Wasser. Ein nasser Fleck zeigt, welche Durchführung nicht sitzt.',
      },
    ],
    safety: [
      'Ein Regler wird warm: Lassen Sie 5 mm Luft über ihm und überschreiten Sie in der geschlossenen Box 20 A nicht.',
    ],
  },
};
