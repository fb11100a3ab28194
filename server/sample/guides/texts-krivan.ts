import type { GuideTexts } from './guide-text.ts';

/** Build guide of the two-stage rocket. */
export const KRIVAN_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Two-stage model rocket, 612 mm',
    hardware: [
      '4 screws M3 × 6 and 8 screws M2.5 × 5',
      '2 threaded rods M3 × 96 with 8 nuts, 2 eyebolts M5',
      'Altimeter of 54 × 24 mm, battery 2S 300 mAh, switch',
      'Parachute of 600 mm, 3 m of aramid cord',
      'Epoxy glue, fine sandpaper',
      '60 g of lead shot for the nose',
      'Motors of 38 mm with a thrust ring, up to 200 mm long, and of 24 mm',
    ],
    steps: [
      {
        title: 'Clean the fits',
        text: 'Break the sharp edges of all shoulders with sandpaper. Every shoulder must slide in by hand without play. The bayonet lugs of the two tubes lock with a turn of 24 degrees.',
      },
      {
        title: 'Motor mounts',
        text: 'Roughen the two rings of each motor mount. Put epoxy inside the fin can, push the mount in from the front, thread aft, until the aft ring is flush. Let it cure upright. The thread of the 38 mm mount must stay free of glue.',
      },
      {
        title: 'Fins',
        text: 'Slide each fin into its rail from the aft end up to the stop. The fit is 0.15 mm; a drop of thin glue at the aft end holds it. A broken fin is pushed out and replaced.',
      },
      {
        title: 'Electronics sled',
        text: 'Screw the altimeter to the four posts and strap the battery to the back through the slots. Put the sled on the two rods, close it with one bulkhead on each side and tighten the nuts by hand.',
      },
      {
        title: 'Avionics bay',
        text: 'Lead the wires of the charges through the bulkheads. Push the package into the bay from the front until the flange sits on its cone. The three static ports must stay open.',
      },
      {
        title: 'Recovery',
        text: 'Tie the cord to the bar in the nose and to the forward eyebolt. Fold the parachute, wrap it in flame-proof cloth and put it into the nose.',
      },
      {
        title: 'Sustainer',
        text: 'Turn the sustainer tube into the fin can, then push the bay in from above and secure it with three screws.',
      },
      {
        title: 'Booster',
        text: 'Turn the booster tube into the fin can and lock it with the four screws. Screw the rail buttons on, both in one line. Turn the interstage into the tube.',
      },
      {
        title: 'Balance',
        text: 'Before you pack the parachute, set 60 g of lead shot in epoxy in the tip of the nose: the second stage needs it when it flies on alone. With motors in place the centre of gravity must lie at least one body diameter ahead of the centre of pressure, for both stages together and for the second one alone.',
      },
    ],
    safety: [
      'Fly only with commercial motors of the size given, on a field with the owner’s consent and by the rules of your country.',
      'Two stages count as a complex rocket: stay at least 61 m away, the distance of the NAR High Power Safety Code, count down aloud, never look into the motor tube.',
      'After a misfire wait for one minute before you go near.',
      'Charges only with the switch off and the rocket pointing away from people.',
    ],
  },
  sk: {
    subtitle: 'Dvojstupňový model rakety, 612 mm',
    hardware: [
      '4 skrutky M3 × 6 a 8 skrutiek M2,5 × 5',
      '2 závitové tyče M3 × 96 s 8 maticami, 2 oká M5',
      'Výškomer 54 × 24 mm, batéria 2S 300 mAh, vypínač',
      'Padák 600 mm, 3 m aramidovej šnúry',
      'Epoxidové lepidlo, jemný brúsny papier',
      '60 g olovených brokov do nosa',
      'Motory 38 mm s oporným krúžkom, dĺžka do 200 mm, a 24 mm',
    ],
    steps: [
      {
        title: 'Očistenie spojov',
        text: 'Zrazte ostré hrany všetkých osadení brúsnym papierom. Každé osadenie sa musí zasunúť rukou bez vôle. Bajonetové výstupky oboch trupov sa zaistia pootočením o 24 stupňov.',
      },
      {
        title: 'Motorové lôžka',
        text: 'Zdrsnite oba krúžky každého lôžka. Do nosiča stabilizátorov naneste epoxid a lôžko zasuňte spredu, závitom dozadu, kým zadný krúžok nelícuje. Nechajte vytvrdnúť nastojato. Závit lôžka 38 mm musí zostať bez lepidla.',
      },
      {
        title: 'Stabilizátory',
        text: 'Každý stabilizátor zasuňte do drážky zozadu až na doraz. Vôľa je 0,15 mm; kvapka riedkeho lepidla na zadnom konci ho zaistí. Zlomený stabilizátor vytlačíte a vymeníte.',
      },
      {
        title: 'Nosič elektroniky',
        text: 'Výškomer priskrutkujte na štyri stĺpiky, batériu pripevnite páskou cez otvory na zadnú stranu. Nosič nasuňte na dve tyče, z každej strany uzavrite prepážkou a matice dotiahnite rukou.',
      },
      {
        title: 'Prístrojová sekcia',
        text: 'Vodiče náloží preveďte cez prepážky. Celok zasuňte do sekcie spredu, kým príruba nedosadne na kužeľ. Tri statické otvory musia zostať voľné.',
      },
      {
        title: 'Návrat',
        text: 'Šnúru priviažte k priečke v nose a k prednému oku. Padák zložte, zabaľte do nehorľavej látky a vložte do nosa.',
      },
      {
        title: 'Druhý stupeň',
        text: 'Trup druhého stupňa zaistite v nosiči stabilizátorov pootočením, zhora zasuňte prístrojovú sekciu a zaistite ju tromi skrutkami.',
      },
      {
        title: 'Prvý stupeň',
        text: 'Trup prvého stupňa zaistite v nosiči pootočením a štyrmi skrutkami. Vodiace čapy priskrutkujte do jednej priamky. Medzistupňovú spojku zaistite v trupe.',
      },
      {
        title: 'Vyváženie',
        text: 'Skôr než zabalíte padák, zalejte do špičky nosa epoxidom 60 g olovených brokov: druhý stupeň ich potrebuje, keď letí sám. S motormi musí byť ťažisko aspoň o jeden priemer trupu pred pôsobiskom tlaku, a to pri oboch stupňoch spolu aj pri druhom samom.',
      },
    ],
    safety: [
      'Lietajte iba s továrenskými motormi uvedenej veľkosti, na ploche so súhlasom majiteľa a podľa predpisov svojej krajiny.',
      'Dvojstupňová raketa si pýta väčší odstup: podľa bezpečnostného kódexu NAR pre výkonné rakety stojte aspoň 61 m ďaleko, odpočítavajte nahlas, nikdy sa nepozerajte do motorovej rúrky.',
      'Po zlyhaní zážihu počkajte minútu, kým sa priblížite.',
      'S náložami pracujte iba pri vypnutom vypínači a s raketou odvrátenou od ľudí.',
    ],
  },
  de: {
    subtitle: 'Zweistufige Modellrakete, 612 mm',
    hardware: [
      '4 Schrauben M3 × 6 und 8 Schrauben M2,5 × 5',
      '2 Gewindestangen M3 × 96 mit 8 Muttern, 2 Ösenschrauben M5',
      'Höhenmesser 54 × 24 mm, Akku 2S 300 mAh, Schalter',
      'Fallschirm 600 mm, 3 m Aramidleine',
      'Epoxidkleber, feines Schleifpapier',
      '60 g Bleischrot für die Spitze',
      'Motoren von 38 mm mit Schubring, bis 200 mm lang, und von 24 mm',
    ],
    steps: [
      {
        title: 'Passungen säubern',
        text: 'Brechen Sie die scharfen Kanten aller Absätze mit Schleifpapier. Jeder Absatz muss sich von Hand ohne Spiel einschieben lassen. Die Bajonettnocken der beiden Rohre rasten nach einer Drehung um 24 Grad.',
      },
      {
        title: 'Motorhalter',
        text: 'Rauen Sie die beiden Ringe jedes Halters auf. Geben Sie Epoxid in den Finnenträger und schieben Sie den Halter von vorn ein, Gewinde nach hinten, bis der hintere Ring bündig ist. Stehend aushärten lassen. Das Gewinde des 38-mm-Halters muss frei von Kleber bleiben.',
      },
      {
        title: 'Finnen',
        text: 'Schieben Sie jede Finne von hinten bis zum Anschlag in ihre Schiene. Die Passung beträgt 0,15 mm; ein Tropfen dünner Kleber am hinteren Ende sichert sie. Eine gebrochene Finne wird herausgeschoben und ersetzt.',
      },
      {
        title: 'Elektronikschlitten',
        text: 'Schrauben Sie den Höhenmesser auf die vier Pfosten und binden Sie den Akku durch die Schlitze auf die Rückseite. Schieben Sie den Schlitten auf die beiden Stangen, schließen Sie ihn auf jeder Seite mit einem Schott und ziehen Sie die Muttern von Hand an.',
      },
      {
        title: 'Gerätebucht',
        text: 'Führen Sie die Drähte der Ladungen durch die Schotte. Schieben Sie das Paket von vorn in die Bucht, bis der Flansch auf seinem Kegel sitzt. Die drei statischen Bohrungen müssen frei bleiben.',
      },
      {
        title: 'Bergung',
        text: 'Knoten Sie die Leine an den Steg in der Spitze und an die vordere Öse. Falten Sie den Fallschirm, wickeln Sie ihn in flammfesten Stoff und legen Sie ihn in die Spitze.',
      },
      {
        title: 'Oberstufe',
        text: 'Drehen Sie das Rohr der Oberstufe in den Finnenträger, schieben Sie dann die Bucht von oben ein und sichern Sie sie mit drei Schrauben.',
      },
      {
        title: 'Startstufe',
        text: 'Drehen Sie das Rohr der Startstufe in den Finnenträger und sichern Sie es mit den vier Schrauben. Schrauben Sie die Schienenknöpfe in einer Linie an. Drehen Sie den Stufenkoppler in das Rohr.',
      },
      {
        title: 'Schwerpunkt',
        text: 'Bevor Sie den Fallschirm packen, gießen Sie 60 g Bleischrot mit Epoxid in die Spitze: Die Oberstufe braucht ihn, wenn sie allein weiterfliegt. Mit Motoren muss der Schwerpunkt mindestens einen Rohrdurchmesser vor dem Druckpunkt liegen, bei beiden Stufen zusammen und bei der Oberstufe allein.',
      },
    ],
    safety: [
      'Fliegen Sie nur mit handelsüblichen Motoren der angegebenen Größe, auf einem Gelände mit Erlaubnis des Eigentümers und nach den Regeln Ihres Landes.',
      'Zwei Stufen verlangen mehr Abstand: Halten Sie nach dem Sicherheitskodex der NAR für starke Motoren mindestens 61 m ein, zählen Sie laut herunter, blicken Sie nie in das Motorrohr.',
      'Warten Sie nach einem Versager eine Minute, bevor Sie sich nähern.',
      'Ladungen nur bei ausgeschaltetem Schalter und mit der Rakete von Menschen abgewandt anschließen.',
    ],
  },
};

/** What comes after the rocket's steps when the bay is built on its own. */
const BAY_STEPS = {
  en: [
    {
      title: 'Test on the ground',
      text: 'Switch the altimeter on and listen for its ready signal. Blow gently over a static port: the reading must change.',
    },
    {
      title: 'Into your rocket',
      text: 'Push the coupler of 58 mm into a tube with an inner diameter of 41 mm and secure it with three screws. The nose must come off with a light pull.',
    },
  ],
  sk: [
    {
      title: 'Skúška na zemi',
      text: 'Zapnite výškomer a počkajte na signál pripravenosti. Jemne fúknite cez statický otvor: údaj sa musí zmeniť.',
    },
    {
      title: 'Do vašej rakety',
      text: 'Spojku dlhú 58 mm zasuňte do trupu s vnútorným priemerom 41 mm a zaistite tromi skrutkami. Nos sa musí dať stiahnuť ľahkým ťahom.',
    },
  ],
  de: [
    {
      title: 'Test am Boden',
      text: 'Schalten Sie den Höhenmesser ein und warten Sie auf das Bereitschaftssignal. Blasen Sie leicht über eine statische Bohrung: Die Anzeige muss sich ändern.',
    },
    {
      title: 'In Ihre Rakete',
      text: 'Schieben Sie den 58 mm langen Koppler in ein Rohr mit 41 mm Innendurchmesser und sichern Sie ihn mit drei Schrauben. Die Spitze muss sich mit leichtem Zug lösen.',
    },
  ],
};

/** The bay on its own: the steps of the rocket that concern it. */
export const BAY_TEXTS: GuideTexts = {
  en: bayOf('en', 'Electronics bay with nose cone for 45 mm tubes, takes altimeters of 54 × 24 mm'),
  sk: bayOf('sk', 'Prístrojová sekcia s hlavicou pre trupy 45 mm, pre výškomery 54 × 24 mm'),
  de: bayOf('de', 'Gerätebucht mit Spitze für 45-mm-Rohre, für Höhenmesser von 54 × 24 mm'),
};

function bayOf(locale: 'en' | 'sk' | 'de', subtitle: string): GuideTexts['en'] {
  const { hardware, steps, safety } = KRIVAN_TEXTS[locale];
  const wanted = [0, 3, 4, 5];
  return {
    subtitle,
    hardware: hardware.slice(0, 4),
    steps: [...wanted.flatMap((i) => steps[i] ?? []), ...BAY_STEPS[locale]],
    safety: safety.slice(1),
  };
}
