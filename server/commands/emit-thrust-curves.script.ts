import { readFileSync, writeFileSync } from 'node:fs';
import { MOTORS, type Motor } from '../models/flight/flight-motors.ts';

/* `npm run thrust-curves`: takes the curves of the shop's motors from `thrustcurve-db`, a package of development. */

type Point = readonly [seconds: number, newtons: number];

interface Listed {
  manufacturerAbbrev: string;
  commonName: string;
  designation: string;
  diameter: number;
  length: number;
  samples?: Point[];
}

/** The package's own entry needs an import attribute that it does not write. */
const LISTED = JSON.parse(
  readFileSync(new URL('thrustcurve-db.json', import.meta.resolve('thrustcurve-db')), 'utf8'),
) as Listed[];

/** Newtons by which a curve may stray where points are left out, as a share of its greatest thrust. */
const STRAY = 0.015;

/** Points without which the straight lines would stray (Ramer, Douglas and Peucker). */
const thinned = (points: readonly Point[], most: number): Point[] => {
  const [first, last] = [points[0]!, points.at(-1)!];
  let [far, at] = [0, 0];
  points.forEach(([t, f], i) => {
    const share = (t - first[0]) / (last[0] - first[0]);
    const off = Math.abs(f - (first[1] + share * (last[1] - first[1])));
    if (i > 0 && i < points.length - 1 && off > far) [far, at] = [off, i];
  });
  if (far <= most) return [first, last];
  return [...thinned(points.slice(0, at + 1), most).slice(0, -1), ...thinned(points.slice(at), most)];
};

/**
 * Estes' A8 burns for 0.73 s; its first file in the list ends at 0.53. Here as the National Association of Rocketry
 * published it at its certification.
 */
const A8 = '0 0 0.041 0.512 0.084 2.115 0.127 4.358 0.166 6.794 0.206 9.294 0.226 9.73 0.247 7.179 0.277 3.717 0.306 3.205 0.405 2.499 0.652 2.243 0.684 1.153 0.73 0'; // oxfmt-ignore

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const curveOf = ({ maker, name, diameterMm, lengthMm }: Motor): string => {
  if (maker === 'Estes' && name === 'A8') return A8;
  const own = LISTED.filter(
    (one) => one.samples && one.manufacturerAbbrev === maker && Math.abs(one.diameter - diameterMm) < 1,
  ).filter((one) => [one.designation, one.commonName].some((known) => plain(known).startsWith(plain(name).replace(/[a-z]+$/, '')))); // oxfmt-ignore
  const off = (one: Listed) =>
    Math.abs(one.length - lengthMm) + (plain(one.designation).includes(plain(name)) ? 0 : 50);
  const best = own.sort((a, b) => off(a) - off(b))[0];
  if (!best) throw new Error(`no thrust curve of ${maker} ${name}`);
  const points = best.samples!;
  const most = STRAY * Math.max(...points.map(([, f]) => f));
  return thinned(points, most).flat().join(' ');
};

const lines = MOTORS.map((motor) => `  '${motor.maker} ${motor.name}': '${curveOf(motor)}', // oxfmt-ignore\n`);

writeFileSync(
  new URL('../models/flight/thrust-curves.gen.ts', import.meta.url),
  `// Made by \`npm run thrust-curves\` of thrustcurve-db (ISC), which holds the list of ThrustCurve.org.

/** Thrust of the shop's motors as it was measured: seconds and newtons in turn; points that change nothing are left out. */
export const THRUST_CURVES: Readonly<Record<string, string>> = {
${lines.join('').replaceAll(' // oxfmt-ignore', '')}};
`,
);
