import type { GuideTexts } from './guide-text.ts';

/** Build guide of the deep-V boat. */
export const DUNAJ_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Deep-V radio-controlled boat, 420 mm',
    hardware: [
      'Motor 2845 with cooling jacket, controller 30 A, battery 2S 2200 mAh',
      'Shaft 4 mm × 150 mm with stuffing tube 6 mm, three-blade propeller 32 mm',
      'Silicone hose 4 × 6 mm, 600 mm; brass tube 4 mm, 60 mm, as water pick-up; outlet nipple',
      'Micro servo, receiver, push rod 1.5 mm',
      '10 screws M3 × 12 with nuts, 6 screws M3 × 10',
      '2 carbon tubes 6 mm × 214 mm for the stand',
      'Epoxy glue, silicone grease',
    ],
    steps: [
      {
        title: 'Join the hull',
        text: 'Put the stern, middle and bow on a flat board and screw the frames together dry. When the keel is straight, take them apart, coat the frames with epoxy and screw them together for good. Wipe off what comes out.',
      },
      {
        title: 'Seal the hull',
        text: 'Brush thinned epoxy over the inside, above all over the two joints and the shaft sleeve. Fill the hull with water after it has cured and look for drops.',
      },
      {
        title: 'Stuffing tube',
        text: 'Push the tube through the sleeve until it stands 12 mm out of the bottom. Glue it in with the shaft and the strut in place, so that everything is in one line.',
      },
      {
        title: 'Motor',
        text: 'Screw the motor to its mount, couple the shaft and slide the mount on the bearers until the shaft turns freely. Screw it down.',
      },
      {
        title: 'Cooling',
        text: 'Cut the brass tube at 45 degrees and glue it through the bottom 25 mm ahead of the transom, beside the keel, its mouth facing forward. One hose leads from it to the jacket, one from the jacket to the nipple in the side, above the waterline.',
      },
      {
        title: 'Stern gear',
        text: 'Screw the strut, the rudder bracket and the two trim tabs to the transom with a drop of silicone under each. Put the rudder in from below and secure its post with a collar.',
      },
      {
        title: 'Radio',
        text: 'Fix the servo with its arm towards the rudder. Receiver and controller go as high as possible, the battery on the floor in the middle section.',
      },
      {
        title: 'Deck',
        text: 'Glue both halves of the deck to the sheer, butted over the hatch opening. Then push the rub rails over the joint, from the bow and from the stern.',
      },
      {
        title: 'Hatch',
        text: 'Glue the windscreen on the cabin. The hatch sits over the coaming; a strip of tape round the edge keeps spray out.',
      },
      {
        title: 'Trim',
        text: 'In the water the boat should float level to slightly bow-up. Move the battery to trim. Set the trim tabs level and change them by one degree at a time.',
      },
    ],
    safety: [
      'Keep hands and hair away from the propeller as soon as the battery is in.',
      'Do not run the boat near swimmers, anglers or water birds.',
      'Charge and store lithium batteries in a fire-proof bag. Take them out after the run.',
      'Never swim after a boat that has stopped.',
    ],
  },
  sk: {
    subtitle: 'Rádiom riadený čln s trupom do V, 420 mm',
    hardware: [
      'Motor 2845 s chladiacim plášťom, regulátor 30 A, batéria 2S 2200 mAh',
      'Hriadeľ 4 mm × 150 mm s tubusom 6 mm, trojlistá lodná skrutka 32 mm',
      'Silikónová hadička 4 × 6 mm, 600 mm; mosadzná rúrka 4 mm, 60 mm, na prívod vody; výtokové hrdlo',
      'Mikroservo, prijímač, tiahlo 1,5 mm',
      '10 skrutiek M3 × 12 s maticami, 6 skrutiek M3 × 10',
      '2 uhlíkové rúrky 6 mm × 214 mm na stojan',
      'Epoxidové lepidlo, silikónová vazelína',
    ],
    steps: [
      {
        title: 'Spojenie trupu',
        text: 'Zadnú, strednú a prednú časť položte na rovnú dosku a rebrá zoskrutkujte nasucho. Keď je kýl rovný, diely rozoberte, rebrá natrite epoxidom a zoskrutkujte natrvalo. Vytlačené lepidlo utrite.',
      },
      {
        title: 'Utesnenie trupu',
        text: 'Vnútro natrite riedkym epoxidom, najmä oba spoje a puzdro hriadeľa. Po vytvrdnutí naplňte trup vodou a hľadajte kvapky.',
      },
      {
        title: 'Tubus hriadeľa',
        text: 'Tubus prestrčte puzdrom tak, aby vyčnieval 12 mm z dna. Zalepte ho s nasadeným hriadeľom a držiakom, aby bolo všetko v jednej osi.',
      },
      {
        title: 'Motor',
        text: 'Motor priskrutkujte na lôžko, spojte s hriadeľom a lôžko posúvajte po nosníkoch, kým sa hriadeľ voľne netočí. Potom ho priskrutkujte.',
      },
      {
        title: 'Chladenie',
        text: 'Mosadznú rúrku zrežte pod 45 stupňov a vlepte ju do dna vedľa kýlu, 25 mm pred zrkadlom, ústím dopredu. Jedna hadička vedie od nej k plášťu, druhá od plášťa k hrdlu v boku nad čiarou ponoru.',
      },
      {
        title: 'Výstroj kormy',
        text: 'Držiak hriadeľa, držiak kormidla a obe klapky priskrutkujte na zrkadlo s kvapkou silikónu pod každým dielom. Kormidlo zasuňte zdola a čap zaistite krúžkom.',
      },
      {
        title: 'Rádio',
        text: 'Servo upevnite pákou ku kormidlu. Prijímač a regulátor patria čo najvyššie, batéria na dno strednej časti.',
      },
      {
        title: 'Paluba',
        text: 'Obe polovice paluby prilepte na okraj trupu, na doraz pri otvore poklopu. Potom na spoj nasuňte ochranné lišty, spredu a zozadu.',
      },
      {
        title: 'Poklop',
        text: 'Čelné sklo nalepte na kabínu. Poklop sadne na obrubu otvoru; páska okolo okraja bráni vniknutiu vody.',
      },
      {
        title: 'Vyváženie',
        text: 'Čln má plávať vodorovne alebo s mierne zdvihnutou provou. Vyvažujte posunutím batérie. Klapky nastavte vodorovne a meňte ich po jednom stupni.',
      },
    ],
    safety: [
      'Len čo je batéria zapojená, držte ruky a vlasy mimo lodnej skrutky.',
      'Nejazdite v blízkosti plavcov, rybárov a vodného vtáctva.',
      'Lítiové batérie nabíjajte a skladujte v nehorľavom vaku. Po jazde ich vyberte.',
      'Za zastaveným člnom nikdy neplávajte.',
    ],
  },
  de: {
    subtitle: 'Ferngesteuertes Boot mit tiefem V, 420 mm',
    hardware: [
      'Motor 2845 mit Kühlmantel, Regler 30 A, Akku 2S 2200 mAh',
      'Welle 4 mm × 150 mm mit Stevenrohr 6 mm, Dreiblattschraube 32 mm',
      'Silikonschlauch 4 × 6 mm, 600 mm; Messingrohr 4 mm, 60 mm, als Wassereinlass; Auslassnippel',
      'Mikroservo, Empfänger, Gestänge 1,5 mm',
      '10 Schrauben M3 × 12 mit Muttern, 6 Schrauben M3 × 10',
      '2 Kohlerohre 6 mm × 214 mm für den Ständer',
      'Epoxidkleber, Silikonfett',
    ],
    steps: [
      {
        title: 'Rumpf verbinden',
        text: 'Legen Sie Heck, Mitte und Bug auf ein ebenes Brett und verschrauben Sie die Spanten trocken. Ist der Kiel gerade, nehmen Sie die Teile auseinander, bestreichen die Spanten mit Epoxid und verschrauben sie endgültig. Austretenden Kleber abwischen.',
      },
      {
        title: 'Rumpf abdichten',
        text: 'Streichen Sie die Innenseite mit dünnem Epoxid, vor allem die beiden Stöße und die Wellenhülse. Füllen Sie den Rumpf nach dem Aushärten mit Wasser und suchen Sie nach Tropfen.',
      },
      {
        title: 'Stevenrohr',
        text: 'Schieben Sie das Rohr durch die Hülse, bis es 12 mm aus dem Boden ragt. Kleben Sie es mit eingesetzter Welle und Wellenbock ein, damit alles fluchtet.',
      },
      {
        title: 'Motor',
        text: 'Schrauben Sie den Motor an seinen Träger, kuppeln Sie die Welle und schieben Sie den Träger auf den Längsträgern, bis sich die Welle frei dreht. Dann festschrauben.',
      },
      {
        title: 'Kühlung',
        text: 'Schneiden Sie das Messingrohr auf 45 Grad und kleben Sie es 25 mm vor dem Spiegel neben dem Kiel durch den Boden, die Öffnung nach vorn. Ein Schlauch führt von dort zum Mantel, einer vom Mantel zum Nippel in der Bordwand über der Wasserlinie.',
      },
      {
        title: 'Heckbeschläge',
        text: 'Schrauben Sie Wellenbock, Ruderhalter und die beiden Trimmklappen mit je einem Tropfen Silikon an den Spiegel. Setzen Sie das Ruder von unten ein und sichern Sie den Schaft mit einem Stellring.',
      },
      {
        title: 'Fernsteuerung',
        text: 'Befestigen Sie das Servo mit dem Hebel zum Ruder. Empfänger und Regler sitzen so hoch wie möglich, der Akku am Boden des Mittelteils.',
      },
      {
        title: 'Deck',
        text: 'Kleben Sie beide Deckhälften auf die Rumpfkante, Stoß an Stoß über der Luke. Schieben Sie dann die Scheuerleisten von vorn und von hinten über die Fuge.',
      },
      {
        title: 'Luke',
        text: 'Kleben Sie den Windschutz auf die Kabine. Die Luke sitzt über dem Süll; ein Streifen Klebeband am Rand hält Spritzwasser ab.',
      },
      {
        title: 'Trimmen',
        text: 'Das Boot soll waagerecht oder leicht bughoch schwimmen. Trimmen Sie mit dem Akku. Stellen Sie die Trimmklappen waagerecht und ändern Sie sie um je ein Grad.',
      },
    ],
    safety: [
      'Halten Sie Hände und Haare von der Schraube fern, sobald der Akku angeschlossen ist.',
      'Fahren Sie nicht in der Nähe von Schwimmern, Anglern oder Wasservögeln.',
      'Laden und lagern Sie Lithiumakkus in einer feuerfesten Tasche. Nehmen Sie sie nach der Fahrt heraus.',
      'Schwimmen Sie nie einem liegen gebliebenen Boot nach.',
    ],
  },
};
