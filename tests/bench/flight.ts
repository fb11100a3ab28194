// Flights against OpenRocket's: every simulation stored in the designs (.ork) of a folder, flown by the shop.
//   npm run bench:flight -- FOLDER
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fly } from '../../server/models/flight/simulation/flight.ts';
import { readOrk } from './flight/ork-file.ts';
import { flightsOf, type OrkFlight } from './flight/ork-flight.ts';

const off = (ours: number, theirs: number): string => `${(100 * (ours / theirs - 1)).toFixed(1)} %`;

const cpuOf = ({ rocket, launch }: OrkFlight): number => {
  const times = 20;
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) fly(rocket, launch);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
};

const rowOf = (file: string, one: OrkFlight) => {
  const flight = fly(one.rocket, one.launch);
  const { apogee, mostSpeed, railExit, coast } = flight;
  const { up, time, speed, railExit: rail, delay } = one.theirs;
  return {
    design: file.replace(/\.ork$/, '').slice(0, 28),
    motors: one.motors.slice(0, 40),
    metres: apogee ? `${apogee.up.toFixed(1)} / ${up.toFixed(1)}` : 'stays',
    up: apogee ? off(apogee.up, up) : '',
    seconds: apogee ? `${apogee.time.toFixed(2)} / ${time.toFixed(2)}` : '',
    time: apogee ? off(apogee.time, time) : '',
    speed: off(mostSpeed, speed),
    rail: railExit ? off(railExit.speed, rail) : '',
    delay: coast ? `${coast.afterBurnout.toFixed(2)} / ${delay.toFixed(2)}` : '',
    'CPU ms': cpuOf(one).toFixed(1),
  };
};

const folder = process.argv[2];
if (!folder) throw new Error('Name a folder of designs of OpenRocket (.ork).');
const rows = [];
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ork')).sort()) {
  try {
    for (const one of flightsOf(await readOrk(path.join(folder, file)))) rows.push(rowOf(file, one));
  } catch (error) {
    rows.push({ design: file, motors: String(error) });
  }
}
console.table(rows);
