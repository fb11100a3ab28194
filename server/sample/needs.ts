import type { Need } from './sheets.ts';
import type { Trio } from './words.ts';

/** What this shop does not sell alone, and what several shopping lists name. */

const IN_KIT: Trio = ['in the kit, not sold alone', 'v stavebnici, samostatne sa nepredáva', 'im Bausatz, nicht einzeln erhältlich']; // oxfmt-ignore

/** Something that lies in the box of the kit and that who prints the files finds elsewhere. */
export const kitOnly = (
  name: Trio,
  [en, sk, de]: Trio,
  cents: number,
  listed: { quantity?: number; optional?: true } = {},
): Need => ({
  ...listed,
  name,
  spec: [`${en}; ${IN_KIT[0]}`, `${sk}; ${IN_KIT[1]}`, `${de}; ${IN_KIT[2]}`],
  cents,
  inKit: true,
});

/** What every kit that is steered by radio says of its box. */
export const RADIO_APART: Trio = [
  'Motor, radio and battery are not in the box; the Print Info tab lists them',
  'Motor, rádio ani batéria nie sú v balení; uvádza ich karta Informácie o tlači',
  'Motor, Fernsteuerung und Akku liegen nicht bei; sie stehen unter Druckinfos',
];

export const GLUE: Need = {
  name: ['Epoxy glue, 20 g', 'Epoxidové lepidlo, 20 g', 'Epoxidkleber, 20 g'],
  spec: ['Sets in 5 minutes; not sold here', 'Tuhne 5 minút; nepredávame', '5-Minuten-Kleber; hier nicht erhältlich'],
  cents: 450,
};

export const SUPERGLUE: Need = {
  name: ['Superglue, thin and medium', 'Sekundové lepidlo, riedke a stredné', 'Sekundenkleber, dünn und mittel'],
  spec: [
    'Two bottles of 10 g; not sold here',
    'Dve fľaštičky po 10 g; nepredávame',
    'Zwei Fläschchen von 10 g; hier nicht erhältlich',
  ],
  cents: 600,
};

export const RESIN: Need = {
  name: ['Epoxy resin, 100 g', 'Epoxidová živica, 100 g', 'Epoxidharz, 100 g'],
  spec: [
    'For frames and inside of the hull; not sold here',
    'Na rámy a vnútro trupu; nepredávame',
    'Für Spanten und Innenseite; hier nicht erhältlich',
  ],
  cents: 900,
};

export const SWITCH: Need = {
  name: ['Switch for the altimeter', 'Vypínač výškomera', 'Schalter für den Höhenmesser'],
  spec: [
    'For the hole in the bay; not sold here',
    'Do otvoru v sekcii; nepredávame',
    'Für das Loch der Bucht; hier nicht erhältlich',
  ],
  cents: 350,
};

export const BAY_HARDWARE: readonly Need[] = [
  kitOnly(
    ['Threaded rod M3 with nuts', 'Závitová tyč M3 s maticami', 'Gewindestange M3 mit Muttern'],
    ['Brass, 96 mm', 'Mosadz, 96 mm', 'Messing, 96 mm'],
    190,
    { quantity: 2 },
  ),
  kitOnly(['Eyebolt M5', 'Skrutka s okom M5', 'Ringschraube M5'], ['Steel', 'Oceľ', 'Stahl'], 120, { quantity: 2 }),
];
