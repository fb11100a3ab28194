import { GLUE, kitOnly } from './needs.ts';
import { productsOf } from './offer.ts';
import { NO_SUPPORTS, type Need } from './sheets.ts';
import type { SampleProduct } from './sample.types.ts';
import type { Trio } from './words.ts';

const MOTOR: Need = {
  name: ['Rocket motor 24 × 70 mm', 'Raketový motor 24 × 70 mm', 'Raketenmotor 24 × 70 mm'],
  spec: [
    'Classes C to E; not sold here, ask a licensed dealer',
    'Triedy C až E; nepredávame, obráťte sa na oprávneného predajcu',
    'Klassen C bis E; hier nicht erhältlich, fragen Sie einen zugelassenen Händler',
  ],
  cents: null,
};

const EGG_MOTOR: Need = {
  ...MOTOR,
  spec: [
    'Class D or E; not sold here, ask a licensed dealer',
    'Trieda D alebo E; nepredávame, obráťte sa na oprávneného predajcu',
    'Klasse D oder E; hier nicht erhältlich, fragen Sie einen zugelassenen Händler',
  ],
};

const NOSE_WEIGHT: Need = {
  name: ['Nose weight, 35 g', 'Záťaž do nosa, 35 g', 'Spitzenballast, 35 g'],
  spec: [
    'Lead shot set in epoxy; with it motors of classes C to E are stable',
    'Olovené broky zaliate epoxidom; s nimi sú stabilné motory tried C až E',
    'Bleischrot in Epoxid; damit sind Motoren der Klassen C bis E stabil',
  ],
  cents: 150,
};

const RECOVERY = [
  kitOnly(
    ['Parachute 350 mm', 'Padák 350 mm', 'Fallschirm 350 mm'],
    [
      'With 2 m of elastic cord, 14 g together',
      'S 2 m pružného lanka, spolu 14 g',
      'Mit 2 m elastischer Leine, zusammen 14 g',
    ],
    600,
  ),
  kitOnly(
    ['Recovery wadding', 'Ochranná vata', 'Schutzwatte'],
    ['Flame-proof, for ten flights', 'Nehorľavá, na desať letov', 'Flammfest, für zehn Flüge'],
    350,
  ),
];

const ISKRA_NAME: Trio = [
  'Iskra 24 beginner’s rocket',
  'Raketa pre začiatočníkov Iskra 24',
  'Einsteigerrakete Iskra 24',
];

const ISKRA_KIT = {
  id: 17,
  slug: 'iskra-24-kit',
  sku: 'MX-R0024',
  priceMinor: 3900,
  publishedAt: '2026-10-26',
  weightGrams: 320,
  onHand: 52,
};

const ISKRA = productsOf({
  model: 'iskra-24',
  title: 'Iskra 24',
  category: 'rockets',
  attributes: { length: 360, diameter: 34, mass: 129, bed: 110, skill: 'first', scale: 'own-design', motor: '24' },
  photos: ['iskra-cover', 'iskra-standing', 'iskra-exploded'],
  drawings: ['d-iskra', 'd-iskra-side'],
  parts: [8, 11],
  bedMm: 110,
  grams: 129,
  kit: ISKRA_KIT,
  files: { id: 18, slug: 'iskra-24-files', sku: 'MX-D0024', priceMinor: 700, publishedAt: '2026-10-25' },
  name: ISKRA_NAME,
  summary: [
    'The first rocket: 360 mm, one stage, three fins through the wall, a screw-on motor retainer and a stand.',
    'Prvá raketa: 360 mm, jeden stupeň, tri stabilizátory cez stenu, skrutkovacia poistka motora a stojan.',
    'Die erste Rakete: 360 mm, eine Stufe, drei Finnen durch die Wand, Schraubsicherung für den Motor und ein Ständer.',
  ],
  spec: ['360 mm · 24 mm motor · 129 g', '360 mm · motor 24 mm · 129 g', '360 mm · 24-mm-Motor · 129 g'],
  description: [
    '<h3>From the printer to the pad in a weekend</h3><p>Iskra 24 has eight different parts, none longer than 160 mm. The fins reach through the wall of the fin can to the motor mount, so they stand straight by themselves while the glue cures.</p><p>The retainer screws on by hand and holds every motor of 24 × 70 mm. Motors are not sold here.</p>',
    '<h3>Z tlačiarne na rampu za víkend</h3><p>Iskra 24 má osem rôznych dielov, žiaden nie je dlhší ako 160 mm. Stabilizátory siahajú cez stenu trupu až k motorovému lôžku, takže stoja rovno samy, kým lepidlo tvrdne.</p><p>Poistku naskrutkujete rukou a udrží každý motor 24 × 70 mm. Motory nepredávame.</p>',
    '<h3>In einem Wochenende vom Drucker auf die Rampe</h3><p>Iskra 24 hat acht verschiedene Teile, keines länger als 160 mm. Die Finnen reichen durch die Wand bis zum Motorhalter und stehen so von selbst gerade, während der Kleber härtet.</p><p>Die Sicherung wird von Hand aufgeschraubt und hält jeden Motor von 24 × 70 mm. Motoren verkaufen wir nicht.</p>',
  ],
  features: [
    [
      '11 printed parts in bone, orange and graphite PETG',
      '11 tlačených dielov zo slonovinového, oranžového a grafitového PETG',
      '11 gedruckte Teile aus PETG in Knochenweiß, Orange und Graphit',
    ],
    ['Two launch lugs for a rod of 5 mm', 'Dve vodiace rúrky na tyč 5 mm', 'Zwei Leitösen für einen Stab von 5 mm'],
    [
      'Parachute, cord, wadding and screws in the box; glue and nose weight are not',
      'V balení padák, lanko, ochranná vata a skrutky; lepidlo ani záťaž do nosa v ňom nie sú',
      'Fallschirm, Leine, Schutzwatte und Schrauben liegen bei, Kleber und Spitzenballast nicht',
    ],
    ['Stand included', 'Stojan je súčasťou balenia', 'Mit Ständer'],
  ],
  sheet: {
    hours: [10, 12],
    layerMm: 0.2,
    infill: [15, 20],
    supports: NO_SUPPORTS,
    materials: [
      'PETG, about 129 g in three colours',
      'PETG, asi 129 g v troch farbách',
      'PETG, etwa 129 g in drei Farben',
    ],
    euros: [3, 4],
    needs: [{ id: 41, inKit: true }, ...RECOVERY, GLUE, NOSE_WEIGHT, MOTOR],
    notes: [
      [
        'Print the fins flat and the tubes standing.',
        'Stabilizátory tlačte naplocho a trupy nastojato.',
        'Drucken Sie die Finnen flach und die Rohre stehend.',
      ],
      [
        'Weigh and balance the finished rocket with the motor you will fly.',
        'Hotovú raketu odvážte a vyvážte s motorom, s ktorým poletíte.',
        'Wiegen und balancieren Sie die fertige Rakete mit dem Motor, mit dem Sie fliegen.',
      ],
    ],
  },
});

const ROCKET: Need = {
  name: ISKRA_NAME,
  spec: [
    'The capsule takes the place of its nose cone',
    'Kapsula príde na miesto jej hlavice',
    'Die Kapsel tritt an die Stelle ihrer Spitze',
  ],
  cents: ISKRA_KIT.priceMinor,
  product: ISKRA_KIT.id,
};

const VAJCE = productsOf({
  model: 'vajce-60',
  title: 'Vajce 60',
  category: 'rockets',
  attributes: { length: 184, diameter: 60, mass: 112, bed: 70, skill: 'some', scale: 'own-design' },
  photos: ['vajce-cover', 'vajce-exploded', 'iskra-standing'],
  drawings: ['d-vajce'],
  parts: [3, 4],
  bedMm: 70,
  grams: 112,
  kit: {
    id: 19,
    slug: 'vajce-60-kit',
    sku: 'MX-R0060',
    priceMinor: 2900,
    publishedAt: '2026-10-23',
    weightGrams: 210,
    onHand: 34,
  },
  files: { id: 20, slug: 'vajce-60-files', sku: 'MX-D0060', priceMinor: 500, publishedAt: '2026-10-22' },
  name: [
    'Vajce 60 egg capsule for the Iskra 24',
    'Kapsula Vajce 60 pre Iskru 24',
    'Eierkapsel Vajce 60 für die Iskra 24',
  ],
  summary: [
    'Lifts a raw egg and brings it home whole: a capsule with a thread and two cradles of flexible print, in place of the nose.',
    'Vynesie surové vajce a vráti ho celé: kapsula so závitom a dvoma pružnými lôžkami, namiesto hlavice.',
    'Hebt ein rohes Ei und bringt es heil zurück: eine Kapsel mit Gewinde und zwei weichen Schalen, an Stelle der Spitze.',
  ],
  spec: ['Ø60 mm · eggs to 44 mm · 112 g', 'Ø60 mm · vajcia do 44 mm · 112 g', 'Ø60 mm · Eier bis 44 mm · 112 g'],
  description: [
    '<h3>The classic task of a rocket club</h3><p>The capsule takes the place of the Iskra’s nose cone. Two cups of TPU hold an egg of size M or L at its ends; the windows between their ribs give way before the shell does.</p><p>The cap closes with a printed thread of three turns, so that a judge can look inside at the pad. With an egg on board fly a motor of class D or E.</p>',
    '<h3>Klasická úloha raketového krúžku</h3><p>Kapsula príde na miesto hlavice Iskry. Dve misky z TPU držia vajce veľkosti M alebo L za konce; okienka medzi rebrami povolia skôr než škrupina.</p><p>Veko sa zatvára tlačeným závitom na tri otáčky, takže rozhodca nazrie dnu priamo na rampe. S vajcom na palube použite motor triedy D alebo E.</p>',
    '<h3>Die klassische Aufgabe eines Raketenvereins</h3><p>Die Kapsel tritt an die Stelle der Spitze der Iskra. Zwei Schalen aus TPU halten ein Ei der Größe M oder L an seinen Enden; die Fenster zwischen ihren Rippen geben nach, bevor die Schale es tut.</p><p>Die Kappe schließt mit einem gedruckten Gewinde von drei Umdrehungen, damit ein Punktrichter auf der Rampe hineinsehen kann. Fliegen Sie mit Ei einen Motor der Klasse D oder E.</p>',
  ],
  features: [
    ['4 printed parts in PETG and TPU', '4 tlačené diely z PETG a TPU', '4 gedruckte Teile aus PETG und TPU'],
    [
      'Fits the tube of the Iskra 24 (34 mm)',
      'Pasuje na trup Iskry 24 (34 mm)',
      'Passt auf das Rohr der Iskra 24 (34 mm)',
    ],
    [
      'Bar for the recovery cord in the base',
      'Mostík na lanko v dolnej polovici',
      'Steg für die Bergungsleine im Unterteil',
    ],
  ],
  sheet: {
    hours: [10, 12],
    layerMm: 0.2,
    infill: [10, 15],
    supports: NO_SUPPORTS,
    materials: [
      'PETG, about 76 g, and TPU 95A, 36 g',
      'PETG, asi 76 g, a TPU 95A, 36 g',
      'PETG, etwa 76 g, und TPU 95A, 36 g',
    ],
    euros: [3, 4],
    needs: [ROCKET, { id: 42 }, EGG_MOTOR],
    notes: [
      [
        'Print the cradles with two walls and 10% infill: stiffer ones break the egg.',
        'Lôžka tlačte s dvoma stenami a výplňou 10 %: tvrdšie vajce rozbijú.',
        'Drucken Sie die Schalen mit zwei Wänden und 10 % Füllung: Steifere zerbrechen das Ei.',
      ],
    ],
  },
});

export const FIRST_ROCKETS: SampleProduct[] = [...ISKRA, ...VAJCE];
