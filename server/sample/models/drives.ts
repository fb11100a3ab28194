import type { Drive } from '../../models/flight/drive.ts';

const same = (name: string) => ({ en: name, sk: name, de: name });

const battery = (cells: number, milliampHours: number, grams: number): Drive['batteries'][number] => ({
  name: same(`${cells}S ${milliampHours} mAh`),
  grams,
  pack: { cells, milliampHours },
});

const PACKS = [battery(2, 2200, 125), battery(3, 1300, 112), battery(2, 4000, 205)];

/** The crawler: a gearbox of 9:1 and bevel gears of 38:13, all wheels driven; built in are gears, shafts, shock absorbers, servo, radio. */
export const GEMER_DRIVE: Drive = {
  kind: 'CAR',
  gear: 26.3,
  tyreMm: 112,
  frontMm2: 30_000,
  driven: 1,
  builtInGrams: 680,
  batteries: PACKS,
  motors: [
    { name: same('3536'), grams: 102, power: { kv: 900, ohms: 0.055, idleAmps: 1.5, mostAmps: 30 } },
    { name: same('2838'), grams: 90, power: { kv: 2200, ohms: 0.035, idleAmps: 1.2, mostAmps: 30 } },
  ],
};

/** The runabout: shaft, strut, rudder, servo and radio are built in. */
export const DUNAJ_DRIVE: Drive = {
  kind: 'BOAT',
  waterlineMm: 370,
  beamMm: 113,
  planes: true,
  builtInGrams: 170,
  batteries: PACKS,
  motors: [{ name: same('2845'), grams: 118, power: { kv: 3100, ohms: 0.02, idleAmps: 1.8, mostAmps: 30 } }],
};

/** The tug: shaft, nozzle, servo, radio and ballast are built in. */
export const HRON_DRIVE: Drive = {
  kind: 'BOAT',
  waterlineMm: 345,
  beamMm: 114,
  planes: false,
  builtInGrams: 260,
  batteries: [PACKS[0]!, PACKS[2]!],
  motors: [{ name: same('2212'), grams: 54, power: { kv: 1000, ohms: 0.09, idleAmps: 0.5, mostAmps: 14 } }],
};
