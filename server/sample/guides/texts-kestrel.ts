import type { GuideTexts } from './guide-text.ts';

/** Build guide of the flying wing. */
export const KESTREL_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Radio-controlled flying wing, span 860 mm',
    hardware: [
      'Outrunner 2207 with 30 A controller, propeller 6 × 4.5',
      '2 servos of 9 g, receiver, battery 3S 1300 mAh',
      'Carbon tube 8 mm: 2 × 370 mm; carbon rod 5 mm: 2 × 270 mm',
      'Hinge tape, 2 push rods 1.2 mm × 90 mm',
      '8 screws M3 × 8, 2 rubber bands, thin and medium glue',
      '80 g of lead for the nose',
    ],
    steps: [
      {
        title: 'Check the spars',
        text: 'Push the carbon tubes through the pod and the panels before any glue. If a panel sticks, sand the tube lightly. The tubes cross the pod in its two sleeves.',
      },
      {
        title: 'Join the pod',
        text: 'Glue the nose and the tail of the pod at the frame. Lay the pod on a straight edge, so that both halves are in line.',
      },
      {
        title: 'Inner panels',
        text: 'Glue the spars into the pod, then push the inner panels on, with medium glue on the rib and on the spars. Weigh both panels first: the difference must be less than 2 g.',
      },
      {
        title: 'Outer panels and winglets',
        text: 'Push the outer panels on the main spar and glue the ribs. The winglets are held by two pins each; glue them at right angles to the wing.',
      },
      {
        title: 'Elevons',
        text: 'Tape the elevons to the wing along the upper edge of the hinge. The bevel below lets them swing down by 30 degrees.',
      },
      {
        title: 'Servos',
        text: 'Glue the servos into their bays and lead the wires through the hollow wing into the pod. Fit the push rods with the elevons raised by 2 mm: that is neutral for a flying wing.',
      },
      {
        title: 'Motor',
        text: 'Screw the motor to its mount, the mount to the tail of the pod. The propeller pushes: letters on the blades point forward.',
      },
      {
        title: 'Centre of gravity',
        text: 'Glue 80 g of lead into the tip of the pod. Balance the wing 108 mm behind the leading edge of the root by moving the battery; never fly with the centre of gravity further back than 112 mm.',
      },
    ],
    safety: [
      'Take the propeller off while you set the servos.',
      'Throw the wing with the motor off, away from people, and switch it on when it is clear of your hand.',
      'Register and mark the model where your country asks for it, keep below 120 m and in sight.',
      'Do not fly over people, roads or animals.',
    ],
  },
  sk: {
    subtitle: 'Rádiom riadené samokrídlo, rozpätie 860 mm',
    hardware: [
      'Motor 2207 s regulátorom 30 A, vrtuľa 6 × 4,5',
      '2 servá 9 g, prijímač, batéria 3S 1300 mAh',
      'Uhlíková rúrka 8 mm: 2 × 370 mm; uhlíková tyč 5 mm: 2 × 270 mm',
      'Závesová páska, 2 tiahla 1,2 mm × 90 mm',
      '8 skrutiek M3 × 8, 2 gumičky, riedke a stredné lepidlo',
      '80 g olova do nosa',
    ],
    steps: [
      {
        title: 'Skúška nosníkov',
        text: 'Uhlíkové rúrky prestrčte gondolou a dielmi krídla ešte pred lepením. Ak niektorý diel drhne, rúrku jemne prebrúste. Rúrky prechádzajú gondolou v dvoch puzdrách.',
      },
      {
        title: 'Spojenie gondoly',
        text: 'Prednú a zadnú časť gondoly zlepte v mieste rebra. Gondolu položte k rovnej hrane, aby boli obe časti v osi.',
      },
      {
        title: 'Vnútorné diely krídla',
        text: 'Nosníky zalepte do gondoly a nasuňte vnútorné diely so stredným lepidlom na rebre a nosníkoch. Oba diely najprv odvážte: rozdiel musí byť menší ako 2 g.',
      },
      {
        title: 'Vonkajšie diely a winglety',
        text: 'Vonkajšie diely nasuňte na hlavný nosník a zlepte rebrá. Každý winglet držia dva kolíky; lepte ich kolmo na krídlo.',
      },
      {
        title: 'Elevony',
        text: 'Elevony prilepte páskou pozdĺž hornej hrany závesu. Skosenie zospodu im dovolí výchylku nadol o 30 stupňov.',
      },
      {
        title: 'Servá',
        text: 'Servá vlepte do lôžok a vodiče preveďte dutým krídlom do gondoly. Tiahla nastavte tak, aby boli elevony zdvihnuté o 2 mm: to je pre samokrídlo neutrál.',
      },
      {
        title: 'Motor',
        text: 'Motor priskrutkujte na lôžko a lôžko na koniec gondoly. Vrtuľa tlačí: nápisy na listoch smerujú dopredu.',
      },
      {
        title: 'Ťažisko',
        text: 'Do špičky gondoly vlepte 80 g olova. Krídlo vyvážte posúvaním batérie 108 mm za nábežnou hranou pri koreni; nikdy nelietajte s ťažiskom ďalej ako 112 mm.',
      },
    ],
    safety: [
      'Pri nastavovaní serv vrtuľu odmontujte.',
      'Krídlo hádžte s vypnutým motorom, smerom od ľudí, a motor zapnite, až keď je ďaleko od ruky.',
      'Model zaregistrujte a označte, ak to vaša krajina vyžaduje, lietajte do 120 m a na dohľad.',
      'Nelietajte nad ľuďmi, cestami a zvieratami.',
    ],
  },
  de: {
    subtitle: 'Ferngesteuerter Nurflügler, Spannweite 860 mm',
    hardware: [
      'Außenläufer 2207 mit Regler 30 A, Propeller 6 × 4,5',
      '2 Servos 9 g, Empfänger, Akku 3S 1300 mAh',
      'Kohlerohr 8 mm: 2 × 370 mm; Kohlestab 5 mm: 2 × 270 mm',
      'Scharnierband, 2 Gestänge 1,2 mm × 90 mm',
      '8 Schrauben M3 × 8, 2 Gummiringe, dünner und mittlerer Kleber',
      '80 g Blei für die Nase',
    ],
    steps: [
      {
        title: 'Holme prüfen',
        text: 'Schieben Sie die Kohlerohre vor dem Kleben durch Gondel und Flügelteile. Klemmt ein Teil, schleifen Sie das Rohr leicht an. Die Rohre laufen in zwei Hülsen durch die Gondel.',
      },
      {
        title: 'Gondel verbinden',
        text: 'Kleben Sie Bug und Heck der Gondel am Spant. Legen Sie die Gondel an eine gerade Kante, damit beide Hälften fluchten.',
      },
      {
        title: 'Innenflügel',
        text: 'Kleben Sie die Holme in die Gondel und schieben Sie die Innenflügel auf, mit mittlerem Kleber an Rippe und Holmen. Wiegen Sie beide Teile vorher: Der Unterschied muss unter 2 g liegen.',
      },
      {
        title: 'Außenflügel und Winglets',
        text: 'Schieben Sie die Außenflügel auf den Hauptholm und kleben Sie die Rippen. Jedes Winglet sitzt auf zwei Stiften; kleben Sie es rechtwinklig zum Flügel.',
      },
      {
        title: 'Elevons',
        text: 'Kleben Sie die Elevons mit Band entlang der oberen Scharnierkante an. Die Schräge unten lässt 30 Grad Ausschlag nach unten zu.',
      },
      {
        title: 'Servos',
        text: 'Kleben Sie die Servos in ihre Buchten und führen Sie die Kabel durch den hohlen Flügel in die Gondel. Stellen Sie die Gestänge so ein, dass die Elevons 2 mm hochstehen: Das ist beim Nurflügler neutral.',
      },
      {
        title: 'Motor',
        text: 'Schrauben Sie den Motor an seinen Träger und den Träger an das Heck der Gondel. Der Propeller drückt: die Schrift auf den Blättern zeigt nach vorn.',
      },
      {
        title: 'Schwerpunkt',
        text: 'Kleben Sie 80 g Blei in die Spitze der Gondel. Wuchten Sie den Flügel durch Verschieben des Akkus 108 mm hinter der Nasenleiste der Wurzel aus; fliegen Sie nie mit dem Schwerpunkt hinter 112 mm.',
      },
    ],
    safety: [
      'Nehmen Sie den Propeller ab, solange Sie die Servos einstellen.',
      'Werfen Sie den Flügel mit ausgeschaltetem Motor, von Menschen weg, und schalten Sie ihn ein, wenn er frei von der Hand ist.',
      'Registrieren und kennzeichnen Sie das Modell, wo Ihr Land es verlangt, bleiben Sie unter 120 m und in Sicht.',
      'Fliegen Sie nicht über Menschen, Straßen oder Tiere.',
    ],
  },
};
