type Words = Record<'en' | 'sk' | 'de', string>;

const words = (en: string, sk: string, de: string): Words => ({ en, sk, de });

/** Text alternatives of the pictures of the younger models. */
export const MORE_TEXTS: Record<string, Words> = {
  'iskra-cover': words(
    'Iskra 24 lying on a studio ground: bone tube, orange nose and three orange fins',
    'Iskra 24 leží na štúdiovom podklade: slonovinový trup, oranžový nos a tri oranžové stabilizátory',
    'Iskra 24 liegend im Studio: knochenweißes Rohr, Spitze und drei Finnen in Orange',
  ),
  'iskra-standing': words('Iskra 24 on its stand', 'Iskra 24 na stojane', 'Iskra 24 auf ihrem Ständer'),
  'iskra-exploded': words(
    'Iskra 24 taken apart: nose, tube, fin can with fins, motor mount and retainer',
    'Rozložená Iskra 24: nos, trup, stabilizátory, motorové lôžko a poistka',
    'Iskra 24 zerlegt: Spitze, Rohr, Finnenträger mit Finnen, Motorhalter und Sicherung',
  ),
  'd-iskra': words('Line drawing of the Iskra 24', 'Čiarový výkres rakety Iskra 24', 'Strichzeichnung der Iskra 24'),
  'd-iskra-side': words(
    'Side view of the Iskra 24, 360 mm long',
    'Bočný pohľad na Iskru 24, dĺžka 360 mm',
    'Seitenansicht der Iskra 24, 360 mm lang',
  ),
  'vajce-cover': words(
    'Egg capsule Vajce 60: lower half, green cap and two flexible cradles, one with an egg',
    'Kapsula Vajce 60: dolná polovica, zelené veko a dve pružné lôžka, jedno s vajcom',
    'Eierkapsel Vajce 60: untere Hälfte, grüne Kappe und zwei weiche Schalen, eine mit Ei',
  ),
  'vajce-exploded': words(
    'Egg capsule Vajce 60 taken apart along its axis, the egg between its cradles',
    'Kapsula Vajce 60 rozložená pozdĺž osi, vajce medzi lôžkami',
    'Eierkapsel Vajce 60, entlang der Achse zerlegt, das Ei zwischen seinen Schalen',
  ),
  'd-vajce': words('Line drawing of the Vajce 60', 'Čiarový výkres kapsuly Vajce 60', 'Strichzeichnung der Vajce 60'),
  'gemer-cover': words(
    'Rock crawler Gemer 1:10: orange frame, bone cage, airless black tyres',
    'Crawler Gemer 1:10: oranžový rám, slonovinová klietka, čierne bezvzduchové pneumatiky',
    'Crawler Gemer 1:10: oranger Rahmen, knochenweißer Käfig, schwarze luftlose Reifen',
  ),
  'gemer-rear': words('Gemer 1:10 from behind', 'Gemer 1:10 zozadu', 'Gemer 1:10 von hinten'),
  'gemer-exploded': words(
    'Gemer 1:10 taken apart: cage, panels, frame, axles, links and wheels',
    'Rozložený Gemer 1:10: klietka, panely, rám, nápravy, ramená a kolesá',
    'Gemer 1:10 zerlegt: Käfig, Bleche, Rahmen, Achsen, Lenker und Räder',
  ),
  'gemer-wheels': words(
    'Beadlock wheels with orange rims and airless tyres',
    'Kolesá s poistným krúžkom, oranžovými diskami a bezvzduchovými pneumatikami',
    'Beadlock-Räder mit orangen Felgen und luftlosen Reifen',
  ),
  'd-gemer': words('Line drawing of the Gemer 1:10', 'Čiarový výkres Gemera 1:10', 'Strichzeichnung des Gemer 1:10'),
  'd-gemer-side': words(
    'Side view of the Gemer 1:10, wheelbase 290 mm',
    'Bočný pohľad na Gemer 1:10, rázvor 290 mm',
    'Seitenansicht des Gemer 1:10, Radstand 290 mm',
  ),
  'pantilt-cover': words(
    'Pan-tilt head with a camera in an orange fork on a graphite base',
    'Otočná hlava s kamerou v oranžovej vidlici na grafitovom podstavci',
    'Schwenk-Neige-Kopf mit Kamera in oranger Gabel auf graphitfarbenem Fuß',
  ),
  'pantilt-rear': words('Pan-tilt head from behind', 'Otočná hlava zozadu', 'Schwenk-Neige-Kopf von hinten'),
  'pantilt-exploded': words(
    'Pan-tilt head taken apart: base, servo housing, fork, camera shell, lens ring and cover',
    'Rozložená otočná hlava: podstavec, kryt serva, vidlica, teleso kamery, krúžok objektívu a veko',
    'Schwenk-Neige-Kopf zerlegt: Fuß, Servogehäuse, Gabel, Kameragehäuse, Objektivring und Rückwand',
  ),
  'd-pantilt': words(
    'Line drawing of the pan-tilt head',
    'Čiarový výkres otočnej hlavy',
    'Strichzeichnung des Schwenk-Neige-Kopfs',
  ),
  'sucha-cover': words(
    'Splash-proof receiver box with an orange lid and three cables',
    'Krabička na prijímač odolná proti striekajúcej vode, s oranžovým vekom a tromi káblami',
    'Spritzwassergeschützte Empfängerbox mit orangem Deckel und drei Kabeln',
  ),
  'sucha-exploded': words(
    'Receiver box taken apart: lid, gasket, tray with electronics, trough and glands',
    'Rozložená krabička: veko, tesnenie, nosič s elektronikou, vanička a priechodky',
    'Empfängerbox zerlegt: Deckel, Dichtung, Einlage mit Elektronik, Wanne und Durchführungen',
  ),
  'd-sucha': words('Line drawing of the receiver box', 'Čiarový výkres krabičky', 'Strichzeichnung der Empfängerbox'),
  'hron-cover': words(
    'Harbour tug Hron 360 on its stand: graphite hull, bone deckhouse, orange funnel and black fenders',
    'Prístavný remorkér Hron 360 na stojane: grafitový trup, slonovinová nadstavba, oranžový komín, čierne nárazníky',
    'Hafenschlepper Hron 360 auf seinem Ständer: graphitfarbener Rumpf, helles Deckshaus, oranger Schornstein, schwarze Fender',
  ),
  'hron-stern': words(
    'Stern of the Hron 360 with nozzle, propeller and rudder',
    'Korma remorkéra Hron 360 s dýzou, lodnou skrutkou a kormidlom',
    'Heck der Hron 360 mit Kortdüse, Schraube und Ruder',
  ),
  'hron-exploded': words(
    'Hron 360 taken apart: hull, decks, deckhouse, bridge, mast, fenders, running gear and stand',
    'Rozložený Hron 360: trup, paluby, nadstavba, mostík, sťažeň, nárazníky, pohon a stojan',
    'Hron 360 zerlegt: Rumpf, Decks, Deckshaus, Brücke, Mast, Fender, Antrieb und Ständer',
  ),
  'd-hron': words('Line drawing of the Hron 360', 'Čiarový výkres remorkéra Hron 360', 'Strichzeichnung der Hron 360'),
  'd-hron-side': words(
    'Side view of the Hron 360, 365 mm long',
    'Bočný pohľad na Hron 360, dĺžka 365 mm',
    'Seitenansicht der Hron 360, 365 mm lang',
  ),
  'lienka-cover': words(
    'High-wing trainer Lienka 960: green fuselage, bone wing with orange tips, two wheels',
    'Hornoplošník Lienka 960: zelený trup, slonovinové krídlo s oranžovými koncami, dve kolesá',
    'Hochdecker Lienka 960: grüner Rumpf, heller Flügel mit orangen Randbögen, zwei Räder',
  ),
  'lienka-rear': words('Lienka 960 from behind', 'Lienka 960 zozadu', 'Lienka 960 von hinten'),
  'lienka-exploded': words(
    'Lienka 960 taken apart: fuselage in three parts, wing panels, ailerons, tail and undercarriage',
    'Rozložená Lienka 960: trup z troch častí, diely krídla, krídelká, chvost a podvozok',
    'Lienka 960 zerlegt: Rumpf in drei Teilen, Flügelteile, Querruder, Leitwerk und Fahrwerk',
  ),
  'd-lienka': words(
    'Line drawing of the Lienka 960',
    'Čiarový výkres lietadla Lienka 960',
    'Strichzeichnung der Lienka 960',
  ),
  'd-lienka-plan': words('Plan view of the Lienka 960', 'Pôdorys lietadla Lienka 960', 'Draufsicht der Lienka 960'),
};
