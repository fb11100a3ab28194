import type { Spare } from './sample.spares.ts';

/** Controllers, receivers and batteries. */
export const ELECTRIC: Spare[] = [
  {
    ...{ id: 34, slug: 'esc-30a', sku: 'MX-E0030', priceMinor: 1390, weightGrams: 34, onHand: 58, picture: 'esc-30a' },
    attributes: { weight: 26, current: 30 },
    name: ['Speed controller 30 A', 'Regulátor 30 A', 'Regler 30 A'],
    spec: ['30 A · 2S–4S · BEC 5 V 3 A', '30 A · 2S – 4S · BEC 5 V 3 A', '30 A · 2S–4S · BEC 5 V 3 A'],
    summary: [
      'Controller for brushless motors with a supply of 5 V for receiver and servos; brake and reverse can be set.',
      'Regulátor bezkefkových motorov s napájaním 5 V pre prijímač a servá; brzdu a spätný chod možno nastaviť.',
      'Regler für bürstenlose Motoren mit 5-V-Versorgung für Empfänger und Servos; Bremse und Rückwärtsgang einstellbar.',
    ],
    note: [
      'Peak 40 A for 10 s. Solder plugs of your own choice to the leads.',
      'Špičkovo 40 A na 10 s. Konektory priletujete podľa vlastného výberu.',
      'Kurzzeitig 40 A für 10 s. Stecker löten Sie nach eigener Wahl an.',
    ],
    features: [
      ['46 × 26 × 8 mm', '46 × 26 × 8 mm', '46 × 26 × 8 mm'],
      ['Cuts off at 3.2 V per cell', 'Vypína pri 3,2 V na článok', 'Schaltet bei 3,2 V je Zelle ab'],
    ],
  },
  {
    ...{
      id: 35,
      slug: 'receiver-6',
      sku: 'MX-E0006',
      priceMinor: 1990,
      weightGrams: 18,
      onHand: 44,
      picture: 'receiver-6',
    },
    attributes: { weight: 12, voltage: 5 },
    name: ['Six-channel receiver', 'Šesťkanálový prijímač', 'Sechskanalempfänger'],
    spec: ['6 channels · 2.4 GHz · 12 g', '6 kanálov · 2,4 GHz · 12 g', '6 Kanäle · 2,4 GHz · 12 g'],
    summary: [
      'Receiver for 2.4 GHz (ExpressLRS) with six PWM outputs, two aerials and telemetry.',
      'Prijímač 2,4 GHz (ExpressLRS) so šiestimi výstupmi PWM, dvoma anténami a telemetriou.',
      'Empfänger für 2,4 GHz (ExpressLRS) mit sechs PWM-Ausgängen, zwei Antennen und Telemetrie.',
    ],
    note: [
      'Works with any ExpressLRS transmitter; it fits the tray of the Suchá 96.',
      'Pracuje s každým vysielačom ExpressLRS; zmestí sa do nosiča krabičky Suchá 96.',
      'Arbeitet mit jedem ExpressLRS-Sender; er passt in die Einlage der Suchá 96.',
    ],
    features: [
      ['40 × 24 × 11 mm, 4.5–8.4 V', '40 × 24 × 11 mm, 4,5 – 8,4 V', '40 × 24 × 11 mm, 4,5–8,4 V'],
      ['Failsafe for each channel', 'Failsafe pre každý kanál', 'Failsafe für jeden Kanal'],
    ],
  },
  {
    ...{
      id: 36,
      slug: 'lipo-3s-1300',
      sku: 'MX-E1303',
      priceMinor: 1790,
      weightGrams: 150,
      onHand: 30,
      picture: 'lipo-3s-1300',
    },
    attributes: { weight: 112, capacity: 1300, voltage: 11.1 },
    name: ['Battery LiPo 3S 1300 mAh', 'Batéria LiPo 3S 1300 mAh', 'Akku LiPo 3S 1300 mAh'],
    spec: ['11.1 V · 1300 mAh · XT60', '11,1 V · 1300 mAh · XT60', '11,1 V · 1300 mAh · XT60'],
    summary: [
      'Soft pack of 72 × 35 × 22 mm for the Kestrel and the Lienka, with XT60 and balance plug.',
      'Batéria 72 × 35 × 22 mm pre Kestrel a Lienku, s konektorom XT60 a balančným konektorom.',
      'Softpack von 72 × 35 × 22 mm für Kestrel und Lienka, mit XT60 und Balancerstecker.',
    ],
    note: [
      'Leaves us charged to 30 % and goes by road only. Charge it only with a balancing charger, and never alone.',
      'Odosielame ju nabitú na 30 %, iba cestnou dopravou. Nabíjajte ju iba nabíjačkou s balancérom a nikdy bez dozoru.',
      'Er verlässt uns zu 30 % geladen und reist nur auf der Straße. Laden Sie ihn nur mit Balancer und nie unbeaufsichtigt.',
    ],
    features: [
      ['45 C, 112 g', '45 C, 112 g', '45 C, 112 g'],
      [
        'Used packs are taken back free of charge',
        'Použité batérie bezplatne prevezmeme späť',
        'Altakkus nehmen wir kostenlos zurück',
      ],
    ],
  },
  {
    ...{
      id: 37,
      slug: 'lipo-2s-2200',
      sku: 'MX-E2202',
      priceMinor: 1590,
      weightGrams: 155,
      onHand: 26,
      picture: 'lipo-2s-2200',
    },
    attributes: { weight: 125, capacity: 2200, voltage: 7.4 },
    name: ['Battery LiPo 2S 2200 mAh', 'Batéria LiPo 2S 2200 mAh', 'Akku LiPo 2S 2200 mAh'],
    spec: ['7.4 V · 2200 mAh · XT60', '7,4 V · 2200 mAh · XT60', '7,4 V · 2200 mAh · XT60'],
    summary: [
      'Flat pack of 86 × 34 × 15 mm for the Dunaj, the Hron and the Gemer.',
      'Plochá batéria 86 × 34 × 15 mm pre Dunaj, Hron a Gemer.',
      'Flacher Akku von 86 × 34 × 15 mm für Dunaj, Hron und Gemer.',
    ],
    note: [
      'Leaves us charged to 30 % and goes by road only. Let it dry before you charge it.',
      'Odosielame ju nabitú na 30 %, iba cestnou dopravou. Pred nabíjaním ju nechajte vyschnúť.',
      'Er verlässt uns zu 30 % geladen und reist nur auf der Straße. Lassen Sie ihn vor dem Laden trocknen.',
    ],
    features: [
      ['30 C, 125 g', '30 C, 125 g', '30 C, 125 g'],
      [
        'Used packs are taken back free of charge',
        'Použité batérie bezplatne prevezmeme späť',
        'Altakkus nehmen wir kostenlos zurück',
      ],
    ],
  },
  {
    ...{
      id: 38,
      slug: 'lipo-2s-300',
      sku: 'MX-E0302',
      priceMinor: 990,
      weightGrams: 30,
      onHand: 48,
      picture: 'lipo-2s-300',
    },
    attributes: { weight: 20, capacity: 300, voltage: 7.4 },
    name: ['Battery LiPo 2S 300 mAh', 'Batéria LiPo 2S 300 mAh', 'Akku LiPo 2S 300 mAh'],
    spec: ['7.4 V · 300 mAh · JST', '7,4 V · 300 mAh · JST', '7,4 V · 300 mAh · JST'],
    summary: [
      'Small pack of 44 × 17 × 12 mm for the sled of the avionics bay.',
      'Malá batéria 44 × 17 × 12 mm do nosiča prístrojovej sekcie.',
      'Kleiner Akku von 44 × 17 × 12 mm für den Schlitten der Gerätebucht.',
    ],
    note: [
      'Leaves us charged to 30 % and goes by road only.',
      'Odosielame ju nabitú na 30 %, iba cestnou dopravou.',
      'Er verlässt uns zu 30 % geladen und reist nur auf der Straße.',
    ],
    features: [
      ['25 C, 20 g', '25 C, 20 g', '25 C, 20 g'],
      [
        'Used packs are taken back free of charge',
        'Použité batérie bezplatne prevezmeme späť',
        'Altakkus nehmen wir kostenlos zurück',
      ],
    ],
  },
];
