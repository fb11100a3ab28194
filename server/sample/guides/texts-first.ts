import type { GuideTexts } from './guide-text.ts';

/** Build guide of the beginner's rocket. */
export const ISKRA_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Single-stage model rocket, 360 mm',
    hardware: [
      '2 screws M2 × 8',
      'Parachute of 350 mm, 2 m of elastic cord',
      '35 g of lead shot for the nose',
      'Epoxy glue, fine sandpaper, recovery wadding',
      'Motor of 24 × 70 mm from a licensed dealer',
    ],
    steps: [
      {
        title: 'Clean the fits',
        text: 'Break the edges of both spigots. They must slide in by hand; the play is 0.15 mm.',
      },
      {
        title: 'Motor mount',
        text: 'Put epoxy inside the aft end of the fin can and push the mount in from behind, thread aft, until its aft ring is flush with the can. Keep the thread free of glue.',
      },
      {
        title: 'Fins',
        text: 'Put glue on the tab of each fin and push it through its slot until it stands on the motor mount. The slots hold the fins straight while the glue cures.',
      },
      {
        title: 'Tube and cord',
        text: 'Push the tube into the fin can. The two screws M2 hold the joint, and the cord is tied to the inner end of one of them.',
      },
      {
        title: 'Launch lugs',
        text: 'Glue both lugs on one line between two fins, 84 mm and 190 mm from the aft end. Slide the launch rod through while the glue sets.',
      },
      {
        title: 'Nose and parachute',
        text: 'Pour 35 g of lead shot into the tip of the nose and set it in epoxy. Tie the other end of the cord to the bar in the shoulder. The nose must come off with a gentle pull; sand the shoulder if it does not. Knot the shroud lines of the parachute to the cord, 150 mm below the nose, and pull hard at every knot. Before each flight push in wadding until it fills the tube for twice its diameter, from the motor mount up. Lay the cord on it in loose loops, fold the parachute and roll it up without force, and put it on top with its lines. All of it must slide in easily; then close the tube with the nose.',
      },
      {
        title: 'Balance',
        text: 'With a motor the rocket must balance at least 34 mm ahead of the centre of pressure, which lies 267 mm behind the tip. Add more weight in the nose if needed.',
      },
      {
        title: 'Stand',
        text: 'Between flights the rocket stands without a motor: unscrew the retainer and push the rocket over the post of the stand, which goes where the motor goes. Screw the retainer back on before the next flight.',
      },
    ],
    safety: [
      'Fly only with commercial motors of 24 mm, on a field with the owner’s consent and by the rules of your country.',
      'Stay at least 5 m away with motors of class C and D and at least 10 m with class E, as the NAR Model Rocket Safety Code asks; the field is at least 125 m across for class C, 155 m for D and 310 m for E.',
      'Count down aloud, and never look into the motor tube.',
      'After a misfire wait for one minute before you go near.',
    ],
  },
  sk: {
    subtitle: 'Jednostupňový model rakety, 360 mm',
    hardware: [
      '2 skrutky M2 × 8',
      'Padák 350 mm, 2 m pružného lanka',
      '35 g olovených brokov do nosa',
      'Epoxidové lepidlo, jemný brúsny papier, ochranná vata',
      'Motor 24 × 70 mm od oprávneného predajcu',
    ],
    steps: [
      {
        title: 'Začistenie spojov',
        text: 'Zrazte hrany oboch nástavcov. Musia sa dať zasunúť rukou; vôľa je 0,15 mm.',
      },
      {
        title: 'Motorové lôžko',
        text: 'Do zadného konca trupu so stabilizátormi dajte epoxid a lôžko zasuňte zozadu, závitom dozadu, kým zadný krúžok nelícuje s trupom. Závit musí ostať bez lepidla.',
      },
      {
        title: 'Stabilizátory',
        text: 'Na jazýček každého stabilizátora dajte lepidlo a prestrčte ho štrbinou až na motorové lôžko. Štrbiny držia stabilizátory rovno, kým lepidlo tvrdne.',
      },
      {
        title: 'Trup a lanko',
        text: 'Trup zasuňte do spodnej časti. Spoj držia dve skrutky M2, na vnútorný koniec jednej z nich uviažte lanko.',
      },
      {
        title: 'Vodiace rúrky',
        text: 'Obe rúrky nalepte v jednej priamke medzi dva stabilizátory, 84 mm a 190 mm od zadného konca. Kým lepidlo tuhne, prestrčte nimi štartovaciu tyč.',
      },
      {
        title: 'Nos a padák',
        text: 'Do špičky nosa nasypte 35 g olovených brokov a zalejte ich epoxidom. Druhý koniec lanka uviažte na mostík v nástavci. Nos sa musí uvoľniť jemným potiahnutím, inak nástavec prebrúste. Šnúry padáka uviažte na lanko 150 mm pod nosom a každý uzol vyskúšajte silným potiahnutím. Pred každým letom zasuňte do trupu až k motorovému lôžku toľko ochrannej vaty, aby vrstva mala dva priemery trupu. Na ňu voľne poskladajte lanko a navrch dajte zložený a zľahka zrolovaný padák aj so šnúrami. Všetko musí ísť dnu ľahko; potom trup uzavrite nosom.',
      },
      {
        title: 'Ťažisko',
        text: 'S motorom musí ťažisko ležať aspoň 34 mm pred pôsobiskom tlaku, ktoré je 267 mm za špičkou. Podľa potreby pridajte do nosa ďalšiu záťaž.',
      },
      {
        title: 'Stojan',
        text: 'Medzi letmi raketa stojí bez motora: poistku odskrutkujte a raketu nasuňte na stĺpik stojana, ktorý príde na miesto motora. Pred ďalším letom poistku znova naskrutkujte.',
      },
    ],
    safety: [
      'Lietajte iba s priemyselne vyrábanými motormi 24 mm, na ploche so súhlasom majiteľa a podľa predpisov svojej krajiny.',
      'Pri motoroch triedy C a D stojte najmenej 5 m ďaleko, pri triede E najmenej 10 m, ako to žiada bezpečnostný kódex NAR; plocha má mať najmenej 125 m pre triedu C, 155 m pre D a 310 m pre E.',
      'Nahlas odpočítavajte a nikdy sa nepozerajte do motorovej rúrky.',
      'Ak motor nezapáli, počkajte minútu, kým sa priblížite.',
    ],
  },
  de: {
    subtitle: 'Einstufige Modellrakete, 360 mm',
    hardware: [
      '2 Schrauben M2 × 8',
      'Fallschirm von 350 mm, 2 m elastische Leine',
      '35 g Bleischrot für die Spitze',
      'Epoxidkleber, feines Schleifpapier, Schutzwatte',
      'Motor von 24 × 70 mm vom zugelassenen Händler',
    ],
    steps: [
      {
        title: 'Passungen säubern',
        text: 'Brechen Sie die Kanten beider Zapfen. Sie müssen von Hand hineingleiten; das Spiel beträgt 0,15 mm.',
      },
      {
        title: 'Motorhalter',
        text: 'Geben Sie Epoxid in das hintere Ende des Finnenträgers und schieben Sie den Halter von hinten ein, Gewinde nach hinten, bis sein hinterer Ring bündig sitzt. Das Gewinde bleibt frei von Kleber.',
      },
      {
        title: 'Finnen',
        text: 'Geben Sie Kleber auf die Zunge jeder Finne und schieben Sie sie durch ihren Schlitz, bis sie auf dem Motorhalter steht. Die Schlitze halten die Finnen gerade, während der Kleber härtet.',
      },
      {
        title: 'Rohr und Leine',
        text: 'Schieben Sie das Rohr in den Finnenträger. Zwei Schrauben M2 halten die Verbindung; an das innere Ende der einen knoten Sie die Leine.',
      },
      {
        title: 'Leitösen',
        text: 'Kleben Sie beide Ösen in einer Linie zwischen zwei Finnen, 84 mm und 190 mm vom hinteren Ende. Stecken Sie den Startstab hindurch, bis der Kleber fest ist.',
      },
      {
        title: 'Spitze und Fallschirm',
        text: 'Füllen Sie 35 g Bleischrot in die Spitze und gießen Sie ihn mit Epoxid ein. Knoten Sie das andere Ende der Leine an den Steg im Zapfen. Die Spitze muss sich mit leichtem Zug lösen; sonst schleifen Sie den Zapfen. Knoten Sie die Fangleinen des Fallschirms 150 mm unter der Spitze an die Leine und ziehen Sie kräftig an jedem Knoten. Schieben Sie vor jedem Flug so viel Schutzwatte bis zum Motorhalter in das Rohr, dass sie zwei Rohrdurchmesser füllt. Legen Sie die Leine in lockeren Schlaufen darauf und obenauf den gefalteten, locker gerollten Fallschirm mit seinen Fangleinen. Alles muss leicht hineingleiten; dann verschließen Sie das Rohr mit der Spitze.',
      },
      {
        title: 'Schwerpunkt',
        text: 'Mit Motor muss der Schwerpunkt mindestens 34 mm vor dem Druckpunkt liegen, der 267 mm hinter der Spitze liegt. Geben Sie bei Bedarf mehr Ballast in die Spitze.',
      },
      {
        title: 'Ständer',
        text: 'Zwischen den Flügen steht die Rakete ohne Motor: Schrauben Sie die Sicherung ab und stecken Sie die Rakete auf den Zapfen des Ständers, der den Platz des Motors einnimmt. Schrauben Sie die Sicherung vor dem nächsten Flug wieder an.',
      },
    ],
    safety: [
      'Fliegen Sie nur mit handelsüblichen Motoren von 24 mm, auf einem Feld mit Erlaubnis des Besitzers und nach den Regeln Ihres Landes.',
      'Halten Sie mit Motoren der Klassen C und D mindestens 5 m Abstand, mit Klasse E mindestens 10 m, wie es der Sicherheitskodex der NAR verlangt; das Feld misst mindestens 125 m für Klasse C, 155 m für D und 310 m für E.',
      'Zählen Sie laut herunter und sehen Sie nie in das Motorrohr.',
      'Nach einem Versager warten Sie eine Minute, bevor Sie sich nähern.',
    ],
  },
};

/** Build guide of the egg capsule. */
export const VAJCE_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Egg capsule for the Iskra 24',
    hardware: ['Iskra 24 without its nose cone', 'A raw egg of size M or L', 'Parachute of 600 mm'],
    steps: [
      {
        title: 'Thread',
        text: 'Turn the cap on and off a few times. If it binds, brush the thread and add a little wax.',
      },
      {
        title: 'Cord',
        text: 'Tie the recovery cord to the bar in the spigot of the lower half, and the shroud lines of the parachute to the cord. Pack both as in the guide of the Iskra.',
      },
      {
        title: 'Egg',
        text: 'Put one cradle into the lower half, the egg on it with its blunt end down, and the second cradle on top. The cradles must touch the cap before the thread is tight.',
      },
      { title: 'Fit', text: 'Put the capsule on the rocket’s tube. It must come off with a gentle pull.' },
    ],
    safety: [
      'With an egg on board fly motors of class D or E only, and the parachute of 600 mm in place of the smaller one; stay 10 m away with class E.',
      'Weigh and balance the rocket with the egg.',
    ],
  },
  sk: {
    subtitle: 'Kapsula na vajce pre Iskru 24',
    hardware: ['Iskra 24 bez hlavice', 'Surové vajce veľkosti M alebo L', 'Padák 600 mm'],
    steps: [
      {
        title: 'Závit',
        text: 'Veko niekoľkokrát naskrutkujte a odskrutkujte. Ak drhne, závit okefujte a pridajte trochu vosku.',
      },
      {
        title: 'Lanko',
        text: 'Lanko návratového systému uviažte na mostík v nástavci dolnej polovice a naň šnúry padáka. Oboje zabaľte podľa návodu na Iskru.',
      },
      {
        title: 'Vajce',
        text: 'Jedno lôžko vložte do dolnej polovice, naň vajce tupým koncom nadol a navrch druhé lôžko. Lôžka sa musia dotknúť veka skôr, než sa závit dotiahne.',
      },
      { title: 'Uloženie', text: 'Kapsulu nasaďte na trup rakety. Musí sa uvoľniť jemným potiahnutím.' },
    ],
    safety: [
      'S vajcom na palube používajte iba motory triedy D alebo E a namiesto menšieho padáka padák 600 mm; pri triede E stojte najmenej 10 m ďaleko.',
      'Raketu odvážte a vyvážte aj s vajcom.',
    ],
  },
  de: {
    subtitle: 'Eierkapsel für die Iskra 24',
    hardware: ['Iskra 24 ohne ihre Spitze', 'Ein rohes Ei der Größe M oder L', 'Fallschirm von 600 mm'],
    steps: [
      {
        title: 'Gewinde',
        text: 'Drehen Sie die Kappe einige Male auf und ab. Klemmt sie, bürsten Sie das Gewinde und geben etwas Wachs darauf.',
      },
      {
        title: 'Leine',
        text: 'Knoten Sie die Bergungsleine an den Steg im Zapfen des Unterteils und die Fangleinen des Fallschirms an die Leine. Packen Sie beides wie in der Anleitung der Iskra.',
      },
      {
        title: 'Ei',
        text: 'Legen Sie eine Schale in das Unterteil, das Ei mit dem stumpfen Ende nach unten darauf und die zweite Schale obenauf. Die Schalen müssen die Kappe berühren, bevor das Gewinde fest ist.',
      },
      { title: 'Sitz', text: 'Setzen Sie die Kapsel auf das Rohr der Rakete. Sie muss sich mit leichtem Zug lösen.' },
    ],
    safety: [
      'Fliegen Sie mit Ei nur Motoren der Klasse D oder E und statt des kleineren den Fallschirm von 600 mm; halten Sie mit Klasse E mindestens 10 m Abstand.',
      'Wiegen und balancieren Sie die Rakete mit dem Ei.',
    ],
  },
};
