import type { Spare } from './sample.spares.ts';

/** Servos and motors. */
export const POWER: Spare[] = [
  {
    ...{
      id: 28,
      slug: 'servo-9g',
      sku: 'MX-E0009',
      priceMinor: 490,
      weightGrams: 12,
      onHand: 140,
      picture: 'servo-9g',
    },
    attributes: { weight: 9, torque: 1.8, voltage: 4.8 },
    name: ['Micro servo 9 g', 'Mikroservo 9 g', 'Mikroservo 9 g'],
    spec: ['9 g · 1.8 kg·cm · 4.8 V', '9 g · 1,8 kg·cm · 4,8 V', '9 g · 1,8 kg·cm · 4,8 V'],
    summary: [
      'Analogue servo of 23 × 12.2 × 22.5 mm with nylon gears, three horns and screws.',
      'Analógové servo 23 × 12,2 × 22,5 mm s nylonovými prevodmi, tromi pákami a skrutkami.',
      'Analogservo von 23 × 12,2 × 22,5 mm mit Nylongetriebe, drei Hörnern und Schrauben.',
    ],
    note: [
      'Moves the elevons of the Kestrel, the surfaces of the Lienka and both axes of the pan-tilt head.',
      'Ovláda elevony Kestrela, kormidlá Lienky a obe osi otočnej hlavy.',
      'Bewegt die Elevons des Kestrel, die Ruder der Lienka und beide Achsen des Schwenk-Neige-Kopfs.',
    ],
    features: [
      ['0.12 s per 60° at 4.8 V', '0,12 s na 60° pri 4,8 V', '0,12 s je 60° bei 4,8 V'],
      ['Lead of 220 mm with JR plug', 'Kábel 220 mm s konektorom JR', 'Kabel 220 mm mit JR-Stecker'],
    ],
  },
  {
    ...{
      id: 29,
      slug: 'servo-20kg',
      sku: 'MX-E0020',
      priceMinor: 1590,
      weightGrams: 78,
      onHand: 32,
      picture: 'servo-20kg',
    },
    attributes: { weight: 60, torque: 20, voltage: 6 },
    name: ['Standard servo 20 kg·cm', 'Štandardné servo 20 kg·cm', 'Standardservo 20 kg·cm'],
    spec: ['60 g · 20 kg·cm · 6 V', '60 g · 20 kg·cm · 6 V', '60 g · 20 kg·cm · 6 V'],
    summary: [
      'Digital servo of 40.5 × 20.2 × 38 mm with metal gears and an aluminium middle case.',
      'Digitálne servo 40,5 × 20,2 × 38 mm s kovovými prevodmi a hliníkovou strednou časťou.',
      'Digitalservo von 40,5 × 20,2 × 38 mm mit Metallgetriebe und Mittelteil aus Aluminium.',
    ],
    note: [
      'Steers the Gemer. At 5 V from the BEC of a controller it pulls 17 kg·cm; the supply must give 2.5 A.',
      'Riadi Gemer. Pri 5 V z regulátora (BEC) ťahá 17 kg·cm; napájanie musí dodať 2,5 A.',
      'Lenkt den Gemer. Mit 5 V aus dem BEC eines Reglers zieht es 17 kg·cm; die Versorgung muss 2,5 A liefern.',
    ],
    features: [
      ['0.16 s per 60° at 6 V', '0,16 s na 60° pri 6 V', '0,16 s je 60° bei 6 V'],
      [
        'Splash-proof, two ball bearings',
        'Odolné proti striekajúcej vode, dve ložiská',
        'Spritzwassergeschützt, zwei Kugellager',
      ],
      ['25-tooth arm of aluminium', 'Hliníková páka s 25 zubmi', 'Arm aus Aluminium, 25 Zähne'],
    ],
  },
  {
    ...{
      id: 30,
      slug: 'motor-2207',
      sku: 'MX-E2207',
      priceMinor: 1690,
      weightGrams: 44,
      onHand: 40,
      picture: 'motor-2207',
    },
    attributes: { weight: 33, kv: 1750, motor: '2207' },
    name: ['Brushless motor 2207', 'Bezkefkový motor 2207', 'Bürstenloser Motor 2207'],
    spec: ['1750 rpm/V · 3S–4S · 33 g', '1750 ot./V · 3S – 4S · 33 g', '1750 U/min/V · 3S–4S · 33 g'],
    summary: [
      'Outrunner of 28 mm with a 5 mm shaft and screw holes of 16 mm; drives the Kestrel with a 6 × 4.5 propeller.',
      'Motor s priemerom 28 mm, hriadeľom 5 mm a otvormi 16 mm; s vrtuľou 6 × 4,5 poháňa Kestrel.',
      'Außenläufer von 28 mm mit 5-mm-Welle und Lochkreis 16 mm; treibt den Kestrel mit einem Propeller 6 × 4,5 an.',
    ],
    note: [
      'Up to 30 A for 30 s; use a controller of 30 A.',
      'Najviac 30 A na 30 s; použite regulátor 30 A.',
      'Bis 30 A für 30 s; verwenden Sie einen Regler mit 30 A.',
    ],
    features: [
      [
        'Four screws M3 × 8 and a prop nut M5',
        'Štyri skrutky M3 × 8 a matica vrtule M5',
        'Vier Schrauben M3 × 8 und Propellermutter M5',
      ],
      ['Leads of 150 mm', 'Vodiče 150 mm', 'Leitungen 150 mm'],
    ],
  },
  {
    ...{
      id: 31,
      slug: 'motor-2212',
      sku: 'MX-E2212',
      priceMinor: 1490,
      weightGrams: 66,
      onHand: 36,
      picture: 'motor-2212',
    },
    attributes: { weight: 54, kv: 1000, motor: '2212' },
    name: ['Brushless motor 2212', 'Bezkefkový motor 2212', 'Bürstenloser Motor 2212'],
    spec: ['1000 rpm/V · 2S–3S · 54 g', '1000 ot./V · 2S – 3S · 54 g', '1000 U/min/V · 2S–3S · 54 g'],
    summary: [
      'Calm outrunner of 28 mm with screw holes of 16 and 19 mm, for the Lienka in the air and the Hron on the water.',
      'Pokojný motor s priemerom 28 mm a otvormi 16 a 19 mm, pre Lienku vo vzduchu a Hron na vode.',
      'Ruhiger Außenläufer von 28 mm mit Lochkreisen 16 und 19 mm, für die Lienka in der Luft und die Hron im Wasser.',
    ],
    note: [
      'With a 9 × 5 propeller at 3S it pulls about 850 g at 14 A.',
      'S vrtuľou 9 × 5 pri 3S ťahá asi 850 g pri 14 A.',
      'Mit einem Propeller 9 × 5 an 3S zieht er etwa 850 g bei 14 A.',
    ],
    features: [
      ['Cross mount and screws M3 × 8', 'Krížový držiak a skrutky M3 × 8', 'Kreuzhalter und Schrauben M3 × 8'],
      ['Prop adapter of 6 mm', 'Unášač vrtule 6 mm', 'Propellermitnehmer 6 mm'],
    ],
  },
  {
    ...{
      id: 32,
      slug: 'motor-3536',
      sku: 'MX-E3536',
      priceMinor: 2290,
      weightGrams: 120,
      onHand: 22,
      picture: 'motor-3536',
    },
    attributes: { weight: 102, kv: 900, motor: '3536' },
    name: ['Brushless motor 3536', 'Bezkefkový motor 3536', 'Bürstenloser Motor 3536'],
    spec: ['900 rpm/V · 2S–4S · 102 g', '900 ot./V · 2S – 4S · 102 g', '900 U/min/V · 2S–4S · 102 g'],
    summary: [
      'Outrunner of 35 mm with a lot of torque at low speed, the drive of the Gemer.',
      'Motor s priemerom 35 mm a silným ťahom pri nízkych otáčkach, pohon Gemera.',
      'Außenläufer von 35 mm mit viel Kraft bei kleiner Drehzahl, der Antrieb des Gemer.',
    ],
    note: [
      'Shaft of 5 mm with a flat for the pinion.',
      'Hriadeľ 5 mm s plôškou pre pastorok.',
      'Welle von 5 mm mit Fläche für das Ritzel.',
    ],
    features: [
      ['Screw holes of 25 mm, M3', 'Otvory 25 mm, M3', 'Lochkreis 25 mm, M3'],
      ['Bullet plugs of 3.5 mm', 'Konektory 3,5 mm', 'Goldstecker 3,5 mm'],
    ],
  },
  {
    ...{
      id: 33,
      slug: 'motor-2845',
      sku: 'MX-E2845',
      priceMinor: 2990,
      weightGrams: 140,
      onHand: 14,
      picture: 'motor-2845',
    },
    attributes: { weight: 118, kv: 3100, motor: '2845' },
    name: ['Motor 2845 with cooling jacket', 'Motor 2845 s chladiacim plášťom', 'Motor 2845 mit Kühlmantel'],
    spec: [
      '3100 rpm/V · 2S–3S · water-cooled',
      '3100 ot./V · 2S – 3S · vodné chladenie',
      '3100 U/min/V · 2S–3S · wassergekühlt',
    ],
    summary: [
      'Brushless inrunner of 28 × 45 mm with a fitted water jacket of aluminium, the motor of the Dunaj.',
      'Bezkefkový motor 28 × 45 mm s nasadeným hliníkovým vodným plášťom, motor člna Dunaj.',
      'Bürstenloser Innenläufer von 28 × 45 mm mit Wassermantel aus Aluminium, der Motor des Dunaj.',
    ],
    note: [
      'Hoses of 4 × 6 mm fit the two nipples.',
      'Na dve hrdlá patria hadičky 4 × 6 mm.',
      'Auf die zwei Nippel passen Schläuche 4 × 6 mm.',
    ],
    features: [
      ['Shaft of 4 mm', 'Hriadeľ 4 mm', 'Welle 4 mm'],
      ['Screw holes of 16 and 19 mm', 'Otvory 16 a 19 mm', 'Lochkreise 16 und 19 mm'],
    ],
  },
];
