import type { Spare } from './sample.spares.ts';

/** Propellers, bearings, screws, parachutes, instruments and shock absorbers. */
export const SMALL: Spare[] = [
  {
    ...{
      id: 39,
      slug: 'propeller-set',
      sku: 'MX-E0604',
      priceMinor: 590,
      weightGrams: 40,
      onHand: 70,
      picture: 'propellers',
    },
    attributes: { weight: 26 },
    name: ['Propeller set', 'Súprava vrtúľ', 'Propellersatz'],
    spec: ['2 × 6 × 4.5 · 1 × 9 × 5', '2 × 6 × 4,5 · 1 × 9 × 5', '2 × 6 × 4,5 · 1 × 9 × 5'],
    summary: [
      'Two propellers of 6 × 4.5 inches for the Kestrel and one of 9 × 5 for the Lienka.',
      'Dve vrtule 6 × 4,5 palca pre Kestrel a jedna 9 × 5 pre Lienku.',
      'Zwei Propeller 6 × 4,5 Zoll für den Kestrel und einer 9 × 5 für die Lienka.',
    ],
    note: [
      'Balance them before the first flight.',
      'Pred prvým letom ich vyvážte.',
      'Wuchten Sie sie vor dem ersten Flug.',
    ],
    features: [
      ['Nylon with glass fibre', 'Nylon so skleným vláknom', 'Nylon mit Glasfaser'],
      ['Rings for 3, 5 and 6 mm shafts', 'Krúžky na hriadele 3, 5 a 6 mm', 'Ringe für Wellen von 3, 5 und 6 mm'],
    ],
  },
  {
    ...{
      id: 40,
      slug: 'bearing-set',
      sku: 'MX-E0511',
      priceMinor: 690,
      weightGrams: 20,
      onHand: 52,
      picture: 'bearings',
    },
    attributes: { weight: 13, diameter: 11 },
    name: [
      'Ball bearings 5 × 11 × 4, set of eight',
      'Guľôčkové ložiská 5 × 11 × 4, 8 kusov',
      'Kugellager 5 × 11 × 4, acht Stück',
    ],
    spec: ['Ø5 × Ø11 × 4 mm · 8 pieces', 'Ø5 × Ø11 × 4 mm · 8 kusov', 'Ø5 × Ø11 × 4 mm · 8 Stück'],
    summary: [
      'Sealed bearings for both axles of the Gemer, two at each end.',
      'Kryté ložiská pre obe nápravy Gemera, dve na každom konci.',
      'Gedichtete Lager für beide Achsen des Gemer, zwei an jedem Ende.',
    ],
    note: [
      'After a run in water blow them dry and oil them.',
      'Po jazde vo vode ich vysušte vzduchom a naolejujte.',
      'Nach einer Fahrt im Wasser trocken blasen und ölen.',
    ],
    features: [['Rubber seals on both sides', 'Gumové tesnenia z oboch strán', 'Gummidichtung auf beiden Seiten']],
  },
  {
    ...{
      id: 41,
      slug: 'screw-set-m3',
      sku: 'MX-E0003',
      priceMinor: 1190,
      weightGrams: 190,
      onHand: 64,
      picture: 'screw-set',
    },
    attributes: { weight: 170 },
    name: [
      'Screw set M2 to M3 with inserts',
      'Súprava skrutiek M2 až M3 s vložkami',
      'Schraubensatz M2 bis M3 mit Einsätzen',
    ],
    spec: ['180 pieces · M2, M2.5, M3', '180 kusov · M2, M2,5, M3', '180 Stück · M2, M2,5, M3'],
    summary: [
      'Socket screws of 6 to 20 mm, nuts and brass inserts: what our models are screwed together with.',
      'Skrutky s vnútorným šesťhranom 6 až 20 mm, matice a mosadzné vložky: tým sa skrutkujú naše modely.',
      'Innensechskantschrauben von 6 bis 20 mm, Muttern und Messingeinsätze: damit werden unsere Modelle verschraubt.',
    ],
    note: [
      'The inserts are set with a soldering iron at 220 °C.',
      'Vložky sa zatavia spájkovačkou pri 220 °C.',
      'Die Einsätze setzen Sie mit dem Lötkolben bei 220 °C.',
    ],
    features: [
      ['Stainless steel A2', 'Nehrdzavejúca oceľ A2', 'Edelstahl A2'],
      ['Box with 12 compartments', 'Krabička s 12 priehradkami', 'Dose mit 12 Fächern'],
    ],
  },
  {
    ...{
      id: 42,
      slug: 'parachute-600',
      sku: 'MX-E0600',
      priceMinor: 1450,
      weightGrams: 60,
      onHand: 38,
      picture: 'parachute-600',
    },
    attributes: { weight: 42, diameter: 600 },
    name: ['Parachute 600 mm', 'Padák 600 mm', 'Fallschirm 600 mm'],
    spec: ['Ø600 mm · ripstop nylon · 42 g', 'Ø600 mm · nylon ripstop · 42 g', 'Ø600 mm · Ripstop-Nylon · 42 g'],
    summary: [
      'Eight panels of ripstop nylon with sewn lines and 3 m of cord; brings 500 g down at about 6 m/s.',
      'Osem dielov z nylonu ripstop s prišitými šnúrami a 3 m lanka; 500 g znesie k zemi rýchlosťou asi 6 m/s.',
      'Acht Bahnen aus Ripstop-Nylon mit genähten Leinen und 3 m Leine; bringt 500 g mit etwa 6 m/s herunter.',
    ],
    note: [
      'For the Kriváň; for the lighter Iskra reef it to half.',
      'Pre Kriváň; pri ľahšej Iskre ho stiahnite na polovicu.',
      'Für den Kriváň; für die leichtere Iskra reffen Sie ihn auf die Hälfte.',
    ],
    features: [
      ['Swivel and protective cloth', 'Obrtlík a ochranná textília', 'Wirbel und Schutztuch'],
      ['Packs to a roll of 30 × 90 mm', 'Zbalí sa do valčeka 30 × 90 mm', 'Packmaß 30 × 90 mm'],
    ],
  },
  {
    ...{
      id: 43,
      slug: 'altimeter-54',
      sku: 'MX-E0054',
      priceMinor: 5900,
      weightGrams: 24,
      onHand: 16,
      picture: 'altimeter',
    },
    attributes: { weight: 14, length: 54, voltage: 7.4 },
    name: ['Altimeter with two outputs', 'Výškomer s dvoma výstupmi', 'Höhenmesser mit zwei Ausgängen'],
    spec: ['54 × 24 mm · 2 outputs · 14 g', '54 × 24 mm · 2 výstupy · 14 g', '54 × 24 mm · 2 Ausgänge · 14 g'],
    summary: [
      'Measures height by air pressure twenty times a second and switches two outputs, at the top and at a set height.',
      'Meria výšku podľa tlaku vzduchu dvadsaťkrát za sekundu a spína dva výstupy, vo vrchole a v nastavenej výške.',
      'Misst die Höhe über den Luftdruck zwanzigmal je Sekunde und schaltet zwei Ausgänge, am Gipfel und in gewählter Höhe.',
    ],
    note: [
      'Fits the four posts of the avionics bay. Charges and igniters are not sold here.',
      'Pasuje na štyri stĺpiky prístrojovej sekcie. Nálože ani zapaľovače nepredávame.',
      'Passt auf die vier Stützen der Gerätebucht. Ladungen und Zünder verkaufen wir nicht.',
    ],
    features: [
      [
        'Beeps the height of the last flight',
        'Pípaním oznámi výšku posledného letu',
        'Piept die Höhe des letzten Fluges',
      ],
      ['Log of 20 flights over USB-C', 'Záznam 20 letov cez USB-C', 'Aufzeichnung von 20 Flügen über USB-C'],
    ],
  },
  {
    ...{
      id: 44,
      slug: 'shocks-75',
      sku: 'MX-E0075',
      priceMinor: 2490,
      weightGrams: 130,
      onHand: 18,
      picture: 'shocks-75',
    },
    attributes: { weight: 108, length: 75 },
    name: ['Shock absorbers 75 mm, set of four', 'Tlmiče 75 mm, 4 kusy', 'Stoßdämpfer 75 mm, vier Stück'],
    spec: ['75 mm · oil-filled · 4 pieces', '75 mm · olejové · 4 kusy', '75 mm · ölgefüllt · 4 Stück'],
    summary: [
      'Oil-filled shock absorbers of 75 mm between the eyes, with springs in two hardnesses; for the Gemer.',
      'Olejové tlmiče s rozstupom ôk 75 mm a pružinami dvoch tvrdostí; pre Gemer.',
      'Ölgefüllte Stoßdämpfer mit 75 mm Augenabstand und Federn in zwei Härten; für den Gemer.',
    ],
    note: [
      'Travel 24 mm, eyes for screws M3.',
      'Zdvih 24 mm, oká na skrutky M3.',
      'Federweg 24 mm, Augen für Schrauben M3.',
    ],
    features: [
      ['Aluminium bodies, threaded collars', 'Hliníkové telá, závitové nastavenie', 'Aluminiumgehäuse mit Gewindering'],
      ['Oil and spare seals in the bag', 'Olej a náhradné tesnenia v balení', 'Öl und Ersatzdichtungen im Beutel'],
    ],
  },
];
