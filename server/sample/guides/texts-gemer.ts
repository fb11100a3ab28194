import type { GuideTexts } from './guide-text.ts';

/** Build guide of the rock crawler. */
export const GEMER_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Rock crawler 1:10, wheelbase 290 mm',
    hardware: [
      'Motor 3536, controller 30 A, standard servo 20 kg·cm, receiver, battery 2S 2200 mAh',
      '4 shock absorbers of 75 mm, 8 bearings 5 × 11 × 4',
      '2 sets of bevel gears 38:13 with axle shafts of 5 mm, in front with joints; gearbox 9:1 with 2 drive shafts',
      'Drag link M3 × 44 with two ball ends',
      '80 screws M3 × 10 to 20, 4 countersunk M3 × 10, 36 screws M2.5 × 8, 4 lock nuts M4',
    ],
    steps: [
      {
        title: 'Frame',
        text: 'Screw the four cross-members between the rails with M3 × 12, then the skid from both sides. Tighten only when everything is in: the rails then align by themselves.',
      },
      {
        title: 'Axles',
        text: 'Press two bearings into each end of the rear housing and two into each knuckle. Push the shafts in, set the gears through the openings and grease them; six screws M2.5 hold each cover.',
      },
      {
        title: 'Steering',
        text: 'Hold each knuckle in the yoke of the front housing with one M3 × 12 from above and one from below: the screws bite in the knuckle and turn in the yoke. Screw the tie rod on both arms, behind the axle.',
      },
      {
        title: 'Links',
        text: 'Fasten the four lower links between the ears of the skid and the axles with M3 × 16, the four upper ones from the rails to the eyes above the axles with M3 × 20. They must turn freely; ream the eyes to 3.2 mm if they do not.',
      },
      {
        title: 'Drive',
        text: 'Screw the gearbox on the skid with four M3 × 10 from below and the motor to the gearbox. The drive shafts slide on the pinions of both axles.',
      },
      {
        title: 'Shock absorbers',
        text: 'Screw the upper eyes to the rails and the lower ones to the feet of the axles. With the battery in, the axles should hang a third into the travel.',
      },
      {
        title: 'Servo and tray',
        text: 'Screw the servo to its mount, its shaft to the front, and hang the mount under the front cross-member. Centre the servo, put its arm on pointing down and join it to the tie rod with the drag link. The battery tray lies on the two cross-members in the middle, with countersunk screws.',
      },
      {
        title: 'Wheels',
        text: 'Push the tyre on the rim from the front, put the beadlock ring on and tighten the six screws crosswise. Pin a hexagon to each axle and secure the wheel with a lock nut M4.',
      },
      {
        title: 'Cage and panels',
        text: 'Join both sides with the five bars, screw the cage to the rails and tie roof and bonnet on. The light bar stands on the front roof bar, the bumpers are held by the ends of the rails.',
      },
    ],
    safety: [
      'Keep fingers away from gears and tyres while the battery is connected.',
      'Switch the transmitter on first and off last.',
      'Let a wet car dry before you charge its battery.',
    ],
  },
  sk: {
    subtitle: 'Crawler 1 : 10, rázvor 290 mm',
    hardware: [
      'Motor 3536, regulátor 30 A, štandardné servo 20 kg·cm, prijímač, batéria 2S 2200 mAh',
      '4 tlmiče 75 mm, 8 ložísk 5 × 11 × 4',
      '2 súpravy kužeľových kolies 38 : 13 s hriadeľmi 5 mm, vpredu s kĺbmi; prevodovka 9 : 1 s 2 kĺbovými hriadeľmi',
      'Tiahlo riadenia M3 × 44 s dvoma guľovými koncovkami',
      '80 skrutiek M3 × 10 až 20, 4 so zápustnou hlavou M3 × 10, 36 skrutiek M2,5 × 8, 4 poistné matice M4',
    ],
    steps: [
      {
        title: 'Rám',
        text: 'Štyri priečky priskrutkujte medzi pozdĺžniky skrutkami M3 × 12 a potom z oboch strán spodnú dosku. Doťahujte, až keď je všetko na mieste: pozdĺžniky sa tak vyrovnajú samy.',
      },
      {
        title: 'Nápravy',
        text: 'Do každého konca zadného telesa a do každej ťehlice zalisujte dve ložiská. Zasuňte hriadele, cez otvory vložte prevody a namažte ich; každý kryt drží šesť skrutiek M2,5.',
      },
      {
        title: 'Riadenie',
        text: 'Každú ťehlicu upevnite vo vidlici predného telesa jednou skrutkou M3 × 12 zhora a jednou zdola: skrutky držia v ťehlici a otáčajú sa vo vidlici. Spojovaciu tyč priskrutkujte na obe páky za nápravou.',
      },
      {
        title: 'Ramená',
        text: 'Štyri dolné ramená upevnite medzi oká spodnej dosky a nápravy skrutkami M3 × 16, štyri horné z pozdĺžnikov k okám nad nápravami skrutkami M3 × 20. Musia sa voľne otáčať, inak oká vystružte na 3,2 mm.',
      },
      {
        title: 'Pohon',
        text: 'Prevodovku priskrutkujte na spodnú dosku štyrmi skrutkami M3 × 10 zospodu a motor na prevodovku. Kĺbové hriadele nasuňte na pastorky oboch náprav.',
      },
      {
        title: 'Tlmiče',
        text: 'Horné oká priskrutkujte na pozdĺžniky, dolné na pätky náprav. S batériou majú byť nápravy stlačené o tretinu zdvihu.',
      },
      {
        title: 'Servo a nosič',
        text: 'Servo priskrutkujte na držiak hriadeľom dopredu a držiak zaveste pod prednú priečku. Servo nastavte do stredu, páku nasaďte smerom nadol a tiahlom ju spojte so spojovacou tyčou. Nosič batérie leží na dvoch stredných priečkach a držia ho zápustné skrutky.',
      },
      {
        title: 'Kolesá',
        text: 'Pneumatiku nasuňte na disk spredu, priložte poistný krúžok a šesť skrutiek dotiahnite do kríža. Na každú nápravu nasaďte šesťhran s kolíkom a koleso zaistite maticou M4.',
      },
      {
        title: 'Klietka a panely',
        text: 'Obe bočnice spojte piatimi priečkami, klietku priskrutkujte na pozdĺžniky, strechu a kapotu priviažte. Svetelná rampa stojí na prednej strešnej priečke, nárazníky držia konce pozdĺžnikov.',
      },
    ],
    safety: [
      'Kým je pripojená batéria, nedávajte prsty k prevodom ani k pneumatikám.',
      'Vysielač zapínajte ako prvý a vypínajte ako posledný.',
      'Mokré auto nechajte pred nabíjaním batérie vyschnúť.',
    ],
  },
  de: {
    subtitle: 'Crawler 1:10, Radstand 290 mm',
    hardware: [
      'Motor 3536, Regler 30 A, Standardservo 20 kg·cm, Empfänger, Akku 2S 2200 mAh',
      '4 Stoßdämpfer von 75 mm, 8 Lager 5 × 11 × 4',
      '2 Sätze Kegelräder 38:13 mit Achswellen von 5 mm, vorn mit Gelenken; Getriebe 9:1 mit 2 Gelenkwellen',
      'Lenkstange M3 × 44 mit zwei Kugelköpfen',
      '80 Schrauben M3 × 10 bis 20, 4 Senkschrauben M3 × 10, 36 Schrauben M2,5 × 8, 4 Stoppmuttern M4',
    ],
    steps: [
      {
        title: 'Rahmen',
        text: 'Schrauben Sie die vier Querträger mit M3 × 12 zwischen die Wangen, dann von beiden Seiten den Unterfahrschutz. Ziehen Sie erst fest, wenn alles sitzt: Die Wangen richten sich so von selbst aus.',
      },
      {
        title: 'Achsen',
        text: 'Pressen Sie je zwei Lager in beide Enden des Hinterachsgehäuses und in jeden Achsschenkel. Schieben Sie die Wellen ein, setzen Sie die Kegelräder durch die Öffnungen und fetten Sie sie; sechs Schrauben M2,5 halten jeden Deckel.',
      },
      {
        title: 'Lenkung',
        text: 'Halten Sie jeden Achsschenkel im Joch des Vorderachsgehäuses mit einer M3 × 12 von oben und einer von unten: Die Schrauben greifen im Achsschenkel und drehen sich im Joch. Schrauben Sie die Spurstange hinter der Achse auf beide Arme.',
      },
      {
        title: 'Lenker',
        text: 'Befestigen Sie die vier unteren Lenker mit M3 × 16 zwischen den Laschen des Unterfahrschutzes und den Achsen, die vier oberen mit M3 × 20 von den Wangen zu den Augen über den Achsen. Sie müssen sich frei drehen; reiben Sie die Augen sonst auf 3,2 mm auf.',
      },
      {
        title: 'Antrieb',
        text: 'Schrauben Sie das Getriebe von unten mit vier M3 × 10 auf den Unterfahrschutz und den Motor an das Getriebe. Die Gelenkwellen stecken auf den Ritzeln beider Achsen.',
      },
      {
        title: 'Stoßdämpfer',
        text: 'Schrauben Sie die oberen Augen an die Wangen, die unteren an die Füße der Achsen. Mit Akku sollen die Achsen um ein Drittel des Federwegs einsinken.',
      },
      {
        title: 'Servo und Halter',
        text: 'Schrauben Sie das Servo mit der Welle nach vorn an seinen Halter und hängen Sie diesen unter den vorderen Querträger. Stellen Sie das Servo auf Mitte, setzen Sie den Arm nach unten auf und verbinden Sie ihn durch die Lenkstange mit der Spurstange. Der Akkuhalter liegt auf den beiden mittleren Querträgern, von Senkschrauben gehalten.',
      },
      {
        title: 'Räder',
        text: 'Schieben Sie den Reifen von vorn auf die Felge, legen Sie den Ring auf und ziehen Sie die sechs Schrauben über Kreuz an. Stiften Sie je einen Sechskant auf die Achse und sichern Sie das Rad mit einer Stoppmutter M4.',
      },
      {
        title: 'Käfig und Bleche',
        text: 'Verbinden Sie beide Seiten mit den fünf Streben, schrauben Sie den Käfig an die Wangen und binden Sie Dach und Haube fest. Die Lichtleiste steht auf der vorderen Dachstrebe, die Stoßfänger halten an den Enden der Wangen.',
      },
    ],
    safety: [
      'Halten Sie die Finger von Getriebe und Reifen fern, solange der Akku angeschlossen ist.',
      'Schalten Sie den Sender zuerst ein und zuletzt aus.',
      'Lassen Sie ein nasses Auto trocknen, bevor Sie den Akku laden.',
    ],
  },
};
