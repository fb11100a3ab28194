import { readFileSync } from 'node:fs';
import type { Motor } from '../../../server/models/flight/simulation/thrust.ts';

interface Listed {
  manufacturerAbbrev: string;
  commonName: string;
  designation: string;
  diameter: number;
  length: number;
  totalWeightG: number;
  propWeightG: number;
  samples?: [number, number][];
}

/** The package's own entry needs an import attribute that it does not write. */
const MOTORS = JSON.parse(
  readFileSync(new URL('thrustcurve-db.json', import.meta.resolve('thrustcurve-db')), 'utf8'),
) as Listed[];

/**
 * Estes' A8 burns for 0.73 s; its first file in the list ends at 0.53. Here as the National Association of Rocketry
 * published it at its certification.
 */
const A8: Motor['curve'] = [
  [0.041, 0.512], [0.084, 2.115], [0.127, 4.358], [0.166, 6.794], [0.192, 8.588], [0.206, 9.294], [0.226, 9.73], [0.236, 8.845],
  [0.247, 7.179], [0.261, 5.063], [0.277, 3.717], [0.306, 3.205], [0.351, 2.884], [0.405, 2.499], [0.467, 2.371], [0.532, 2.307],
  [0.589, 2.371], [0.632, 2.371], [0.652, 2.243], [0.668, 1.794], [0.684, 1.153], [0.703, 0.448], [0.73, 0],
]; // oxfmt-ignore

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Letters of the propellant that some lists add to a name. */
const sameName = (one: Listed, name: string): boolean => {
  const wanted = plain(name);
  const names = [plain(one.designation), plain(one.commonName)];
  return (
    names.includes(wanted) ||
    names.some(
      (known) =>
        wanted === known.replace(/(?<=\d)[a-z]+$/, '') ||
        wanted.replace(/(?<=\d)[a-z]+$/, '') === known ||
        wanted.endsWith(known),
    )
  );
};

const makerOf = (maker: string): string => plain(maker).replace('aerotech', 'aerotech').slice(0, 5);

/** A motor of the list at thrustcurve.org by maker and name, the one of this size. Throws where there is none. */
export const motorOf = (maker: string, name: string, size = { length: 0, diameter: 0 }): Motor => {
  const found = MOTORS.filter(
    (one) => one.samples && makerOf(one.manufacturerAbbrev) === makerOf(maker) && sameName(one, name),
  );
  const off = (one: Listed) => {
    const exact = plain(one.designation) === plain(name) ? 0 : 1;
    return Math.abs(one.diameter - size.diameter * 1000) * 10 + Math.abs(one.length - size.length * 1000) + exact;
  };
  const best = found.sort((a, b) => off(a) - off(b))[0];
  if (!best) throw new Error(`no thrust curve of ${maker} ${name}`);
  return {
    curve: maker === 'Estes' && name === 'A8' ? A8 : best.samples!,
    kg: best.totalWeightG / 1000,
    propellantKg: best.propWeightG / 1000,
    length: size.length || best.length / 1000,
    diameter: size.diameter || best.diameter / 1000,
  };
};
