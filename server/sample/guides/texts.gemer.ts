import type { GuideTexts } from './guide.text.ts';

/** Build guide of the rock crawler. */
export const GEMER_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Rock crawler 1:10, wheelbase 290 mm',
    hardware: [
      'Motor 3536, controller 30 A, standard servo 20 kg·cm, receiver, battery 2S 2200 mAh',
      '4 shock absorbers of 75 mm, 8 bearings 5 × 11 × 4',
      '2 sets of bevel gears 38:13 with axle shafts of 5 mm, 2 drive shafts',
      '60 screws M3 × 10 to 16, 36 screws M2.5 × 8, 4 lock nuts M4',
    ],
    steps: [
      {
        title: 'Frame',
        text: 'Screw the four cross-members between the rails with M3 × 12, then the skid from both sides. Tighten only when everything is in: the rails then align by themselves.',
      },
      {
        title: 'Axles',
        text: 'Press the bearings into the ends of both housings, push the shafts in and set the gear through the opening. Grease it, close it with the cover and six screws M2.5.',
      },
      {
        title: 'Links',
        text: 'Fasten the four links between the ears of the skid and the axles with M3 × 16. They must turn freely; ream the eyes to 3.2 mm if they do not.',
      },
      {
        title: 'Shock absorbers',
        text: 'Screw the upper eyes to the rails and the lower ones to the feet of the axles. With the battery in, the axles should hang a third into the travel.',
      },
      {
        title: 'Servo and tray',
        text: 'Screw the servo to its mount and the mount to the front cross-member. The battery tray lies on the two in the middle.',
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
      '2 súpravy kužeľových kolies 38 : 13 s hriadeľmi 5 mm, 2 kĺbové hriadele',
      '60 skrutiek M3 × 10 až 16, 36 skrutiek M2,5 × 8, 4 poistné matice M4',
    ],
    steps: [
      {
        title: 'Rám',
        text: 'Štyri priečky priskrutkujte medzi pozdĺžniky skrutkami M3 × 12 a potom z oboch strán spodnú dosku. Doťahujte, až keď je všetko na mieste: pozdĺžniky sa tak vyrovnajú samy.',
      },
      {
        title: 'Nápravy',
        text: 'Do koncov oboch telies zalisujte ložiská, zasuňte hriadele a cez otvor vložte prevod. Namažte ho a zatvorte krytom so šiestimi skrutkami M2,5.',
      },
      {
        title: 'Ramená',
        text: 'Štyri ramená upevnite medzi oká spodnej dosky a nápravy skrutkami M3 × 16. Musia sa voľne otáčať, inak oká vystružte na 3,2 mm.',
      },
      {
        title: 'Tlmiče',
        text: 'Horné oká priskrutkujte na pozdĺžniky, dolné na pätky náprav. S batériou majú byť nápravy stlačené o tretinu zdvihu.',
      },
      {
        title: 'Servo a nosič',
        text: 'Servo priskrutkujte na držiak a držiak na prednú priečku. Nosič batérie leží na dvoch stredných priečkach.',
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
      '2 Sätze Kegelräder 38:13 mit Achswellen von 5 mm, 2 Antriebswellen',
      '60 Schrauben M3 × 10 bis 16, 36 Schrauben M2,5 × 8, 4 Stoppmuttern M4',
    ],
    steps: [
      {
        title: 'Rahmen',
        text: 'Schrauben Sie die vier Querträger mit M3 × 12 zwischen die Wangen, dann von beiden Seiten den Unterfahrschutz. Ziehen Sie erst fest, wenn alles sitzt: Die Wangen richten sich so von selbst aus.',
      },
      {
        title: 'Achsen',
        text: 'Pressen Sie die Lager in die Enden beider Gehäuse, schieben Sie die Wellen ein und setzen Sie das Getriebe durch die Öffnung. Fetten Sie es und schließen Sie den Deckel mit sechs Schrauben M2,5.',
      },
      {
        title: 'Lenker',
        text: 'Befestigen Sie die vier Lenker mit M3 × 16 zwischen den Ohren des Unterfahrschutzes und den Achsen. Sie müssen sich frei drehen; reiben Sie die Augen sonst auf 3,2 mm auf.',
      },
      {
        title: 'Stoßdämpfer',
        text: 'Schrauben Sie die oberen Augen an die Wangen, die unteren an die Füße der Achsen. Mit Akku sollen die Achsen um ein Drittel des Federwegs einsinken.',
      },
      {
        title: 'Servo und Halter',
        text: 'Schrauben Sie das Servo an seinen Halter und diesen an den vorderen Querträger. Der Akkuhalter liegt auf den beiden mittleren.',
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
