import type { GuideTexts } from './guide-text.ts';

/** Build guide of the trainer. */
export const LIENKA_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Radio-controlled trainer, span 960 mm',
    hardware: [
      'Outrunner 2212 with 30 A controller, propeller 9 × 5',
      '4 servos of 9 g, receiver, battery 3S 1300 mAh',
      'Carbon tube 8 mm: 2 × 390 mm; 4 mm: 2 × 310 mm; rod 5 mm: 2 × 90 mm',
      'Steel wire 2 mm: 2 × 120 mm; axle wire 3 mm: 2 × 45 mm with collars',
      'Hinge tape, 4 push rods, 6 rubber bands of 80 mm, screws M3',
    ],
    steps: [
      {
        title: 'Fuselage',
        text: 'Slide the collar of the middle into the nose and the collar of the tail into the middle, with thin glue all round. Lay the fuselage against a straight edge until it holds.',
      },
      {
        title: 'Wing halves',
        text: 'Glue the 8 mm tube into the inner panel, push the outer panel on and glue the ribs. The tube ends 390 mm from the root; the 4 mm tube lies in the rear bore.',
      },
      {
        title: 'Joiner',
        text: 'Glue the joiner into one half. The roots are cut to the dihedral: press the second half on until both faces meet and let it cure with each tip 20 mm up.',
      },
      {
        title: 'Tips and ailerons',
        text: 'Glue the tips on. Tape the ailerons along their upper edge; the bevel below lets them go down by 25 degrees.',
      },
      {
        title: 'Tail',
        text: 'Join the halves of the stabiliser and of the elevator with the steel wires. Screw the stabiliser with the fin’s foot on the tail, then tape rudder and elevator on.',
      },
      {
        title: 'Undercarriage',
        text: 'Screw the leg to the floor of the nose with four M3 × 10. Push the tyres on the rims and the rims on the axles, one collar on each side.',
      },
      {
        title: 'Radio',
        text: 'Motor on the firewall, controller below it, battery on the tray, receiver below the wing. Elevator and rudder are moved by two servos in the middle through thin tubes.',
      },
      {
        title: 'Balance',
        text: 'Hold the wing on with three rubber bands a side. The plane must balance 40 mm behind the leading edge; move the battery until it does.',
      },
    ],
    safety: [
      'Take the propeller off while you set up the servos.',
      'Register and mark the model where your country asks for it, and stay below 120 m and in sight.',
      'Do not fly over people, roads or animals.',
    ],
  },
  sk: {
    subtitle: 'Rádiom riadené cvičné lietadlo, rozpätie 960 mm',
    hardware: [
      'Motor 2212 s regulátorom 30 A, vrtuľa 9 × 5',
      '4 servá 9 g, prijímač, batéria 3S 1300 mAh',
      'Uhlíková rúrka 8 mm: 2 × 390 mm; 4 mm: 2 × 310 mm; tyč 5 mm: 2 × 90 mm',
      'Oceľový drôt 2 mm: 2 × 120 mm; os 3 mm: 2 × 45 mm so stavacími krúžkami',
      'Závesová páska, 4 tiahla, 6 gumičiek 80 mm, skrutky M3',
    ],
    steps: [
      {
        title: 'Trup',
        text: 'Golier strednej časti zasuňte do predku a golier chvosta do strednej časti, po obvode s riedkym lepidlom. Trup položte k rovnej hrane, kým lepidlo nechytí.',
      },
      {
        title: 'Polovice krídla',
        text: 'Rúrku 8 mm zalepte do vnútorného dielu, nasuňte vonkajší diel a zlepte rebrá. Rúrka končí 390 mm od koreňa; rúrka 4 mm leží v zadnom otvore.',
      },
      {
        title: 'Spojka',
        text: 'Spojku zalepte do jednej polovice. Korene sú zrezané podľa vzopätia: druhú polovicu pritlačte, kým plochy nedosadnú, a nechajte vytvrdnúť s koncami 20 mm vyššie.',
      },
      {
        title: 'Konce a krídelká',
        text: 'Nalepte koncové oblúky. Krídelká prilepte páskou pozdĺž hornej hrany; skosenie zospodu im dovolí výchylku nadol o 25 stupňov.',
      },
      {
        title: 'Chvost',
        text: 'Polovice stabilizátora aj výškovky spojte oceľovými drôtmi. Stabilizátor priskrutkujte spolu s pätkou kýlovky na chvost, potom prilepte páskou smerovku a výškovku.',
      },
      {
        title: 'Podvozok',
        text: 'Nohu priskrutkujte na dno predku štyrmi skrutkami M3 × 10. Pneumatiky nasuňte na disky a disky na osi, z každej strany jeden stavací krúžok.',
      },
      {
        title: 'Rádio',
        text: 'Motor patrí na prednú prepážku, regulátor pod ňu, batéria na nosič, prijímač pod krídlo. Výškovku a smerovku ovládajú dve servá v strednej časti cez tenké rúrky.',
      },
      {
        title: 'Ťažisko',
        text: 'Krídlo pripútajte tromi gumičkami na každej strane. Lietadlo musí byť vyvážené 40 mm za nábežnou hranou; posúvajte batériu, kým to nesedí.',
      },
    ],
    safety: [
      'Pri nastavovaní serv vrtuľu odmontujte.',
      'Model zaregistrujte a označte, ak to vaša krajina vyžaduje, lietajte do 120 m a na dohľad.',
      'Nelietajte nad ľuďmi, cestami a zvieratami.',
    ],
  },
  de: {
    subtitle: 'Ferngesteuerter Trainer, Spannweite 960 mm',
    hardware: [
      'Außenläufer 2212 mit Regler 30 A, Propeller 9 × 5',
      '4 Servos 9 g, Empfänger, Akku 3S 1300 mAh',
      'Kohlerohr 8 mm: 2 × 390 mm; 4 mm: 2 × 310 mm; Stab 5 mm: 2 × 90 mm',
      'Stahldraht 2 mm: 2 × 120 mm; Achsdraht 3 mm: 2 × 45 mm mit Stellringen',
      'Scharnierband, 4 Gestänge, 6 Gummiringe von 80 mm, Schrauben M3',
    ],
    steps: [
      {
        title: 'Rumpf',
        text: 'Schieben Sie den Kragen der Mitte in den Bug und den Kragen des Hecks in die Mitte, ringsum mit dünnem Kleber. Legen Sie den Rumpf an eine gerade Kante, bis er hält.',
      },
      {
        title: 'Flügelhälften',
        text: 'Kleben Sie das 8-mm-Rohr in den Innenflügel, schieben Sie den Außenflügel auf und kleben Sie die Rippen. Das Rohr endet 390 mm von der Wurzel; das 4-mm-Rohr liegt in der hinteren Bohrung.',
      },
      {
        title: 'Verbinder',
        text: 'Kleben Sie den Verbinder in eine Hälfte. Die Wurzeln sind auf die V-Form geschnitten: Drücken Sie die zweite Hälfte an, bis die Flächen aufliegen, und lassen Sie sie mit 20 mm angehobenen Spitzen härten.',
      },
      {
        title: 'Randbögen und Querruder',
        text: 'Kleben Sie die Randbögen an. Die Querruder hängen mit Band an ihrer oberen Kante; die Schräge unten lässt 25 Grad Ausschlag nach unten zu.',
      },
      {
        title: 'Leitwerk',
        text: 'Verbinden Sie die Hälften von Höhenleitwerk und Höhenruder mit den Stahldrähten. Schrauben Sie das Höhenleitwerk mit dem Fuß der Seitenflosse auf das Heck und kleben Sie beide Ruder mit Band an.',
      },
      {
        title: 'Fahrwerk',
        text: 'Schrauben Sie das Bein mit vier M3 × 10 an den Boden des Bugs. Ziehen Sie die Reifen auf die Felgen und die Felgen auf die Achsen, je ein Stellring auf jeder Seite.',
      },
      {
        title: 'Fernsteuerung',
        text: 'Der Motor kommt an den Kopfspant, der Regler darunter, der Akku auf seinen Boden, der Empfänger unter den Flügel. Höhen- und Seitenruder bewegen zwei Servos in der Mitte über dünne Rohre.',
      },
      {
        title: 'Schwerpunkt',
        text: 'Halten Sie den Flügel mit drei Gummiringen je Seite. Das Flugzeug muss 40 mm hinter der Nasenleiste im Gleichgewicht sein; verschieben Sie den Akku, bis es stimmt.',
      },
    ],
    safety: [
      'Nehmen Sie den Propeller ab, solange Sie die Servos einstellen.',
      'Registrieren und kennzeichnen Sie das Modell, wo Ihr Land es verlangt, bleiben Sie unter 120 m und in Sicht.',
      'Fliegen Sie nicht über Menschen, Straßen oder Tiere.',
    ],
  },
};
