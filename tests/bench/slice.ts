// Grams, hours and CPU of the shop's slicer for every STL and 3MF of a folder, beside those of PrusaSlicer (Debian's
// `prusa-slicer`) where that is in the path.
//   npm run bench:slice FOLDER [CLASSIC|QUICK|FAST] [light|strong]
//   npm run bench:slice FOLDER FILE.ini               with a profile of PrusaSlicer, as buyers import it
//   npm run bench:slice sample > server/sample/sliced-rows.ts    the figures of the sample anew
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { meshSourceOf } from '../../server/models/mesh/analyse-mesh.ts';
import { readMesh } from '../../server/models/mesh/read-mesh.ts';
import { profileOrderOf } from '../../server/models/profile/slicer-profile.ts';
import { CLASS_MACHINES, settingsOf } from '../../server/models/slice/printer-classes.ts';
import { slicePart } from '../../server/models/slice/slice-part.ts';
import { profileOf } from '../../web/features/catalog/profile/slicer-profile.ts';
import { configOf, FILLINGS, type MACHINES } from './prusaslicer.profiles.ts';
import { printSlicedSample } from './slice.sample.ts';

const PLA = 1.24;
const CLASSES = ['CLASSIC', 'QUICK', 'FAST'] as const;
const WITHIN = { grams: [5, 10], hours: [15, 25], cpu: 3 } as const;

const [folder, machine = 'QUICK', filling = 'light'] = process.argv.slice(2) as [
  string | undefined,
  keyof typeof MACHINES | undefined,
  keyof typeof FILLINGS | undefined,
];

const ini = machine.endsWith('.ini') ? await readFile(machine, 'utf8') : null;
const profile = ini === null ? null : profileOf([ini])!;

const secondsIn = (text: string): number => {
  const units: Record<string, number> = { d: 86400, h: 3600, m: 60, s: 1 };
  return [...text.matchAll(/(\d+)([dhms])/g)].reduce((sum, [, n, unit]) => sum + Number(n) * units[unit!]!, 0);
};

interface Figures {
  readonly grams: number;
  readonly hours: number;
}

const isInstalled = await promisify(execFile)('prusa-slicer', ['--help']).then(
  () => true,
  () => false,
);

/** Null where PrusaSlicer gives up on a part. */
const judged = async (file: string, scratch: string): Promise<Figures | null> => {
  const [config, gcode] = [path.join(scratch, 'config.ini'), path.join(scratch, 'part.gcode')];
  await writeFile(config, ini ?? configOf(machine, FILLINGS[filling]));
  try {
    await promisify(execFile)('prusa-slicer', [
      '--export-gcode',
      '--load',
      config,
      ...(ini === null ? ['--skirts', '0', '--brim-width', '0'] : []),
      '--output',
      gcode,
      file,
    ]);
  } catch {
    return null;
  }
  const text = await readFile(gcode, 'utf8');
  const cm3 = Number(/^; filament used \[cm3\] = ([\d.]+)/m.exec(text)![1]);
  const time = /^; estimated printing time \(normal mode\) = (.+)$/m.exec(text)![1]!;
  return { grams: cm3 * PLA, hours: secondsIn(time) / 3600 };
};

const ours = async (file: string): Promise<Figures & { cpu: number; triangles: number }> => {
  const { mesh } = await readMesh(meshSourceOf(await readFile(file)));
  const { walls, infill, layer, pattern } = FILLINGS[filling];
  const usual = { ...settingsOf({ walls, infillPercent: infill, layerHeightMm: layer }), pattern };
  const { settings, machines, flowRatio } = profile
    ? profileOrderOf({}, 'PLA', { printerClass: profile.printerClass ?? 'QUICK', profile: profile.settings })
    : { settings: usual, machines: CLASSES.map((each) => CLASS_MACHINES[each]), flowRatio: 1 };
  const begun = process.cpuUsage();
  const { mm3, seconds } = await slicePart(mesh, settings, machines);
  const { user, system } = process.cpuUsage(begun);
  const hours = seconds[profile ? 0 : CLASSES.indexOf(machine)]! / 3600;
  return {
    grams: ((mm3 * flowRatio) / 1000) * PLA,
    hours,
    cpu: (user + system) / 1e6,
    triangles: mesh.corners.length / 3,
  };
};

const off = (value: number, judge: number | undefined): string => {
  const percent = judge === undefined ? '' : `${((value / judge - 1) * 100).toFixed(1)} %`;
  return [value.toFixed(2), judge?.toFixed(2) ?? '–', percent].map((text) => text.padStart(8)).join('');
};

const main = async (parts: string, scratch: string): Promise<void> => {
  const grams: number[] = [];
  const hours: number[] = [];
  const names = (await readdir(parts)).filter((name) => /\.(stl|3mf)$/i.test(name)).sort();
  console.log(
    `${machine} ${filling}: grams ours, PrusaSlicer, difference; hours likewise; CPU seconds for three machines`,
  );
  for (const name of names) {
    const file = path.join(parts, name);
    const own = await ours(file);
    const judge = isInstalled ? await judged(file, scratch) : null;
    if (judge) {
      grams.push(Math.abs(own.grams / judge.grams - 1) * 100);
      hours.push(Math.abs(own.hours / judge.hours - 1) * 100);
    }
    const cpu = `${own.cpu.toFixed(2)}${own.cpu > Math.max(1, own.triangles / 100_000) * WITHIN.cpu ? ' over' : ''}`;
    console.log(`${name.slice(-40).padEnd(40)} ${String(own.triangles).padStart(7)} ${off(own.grams, judge?.grams)} ${off(own.hours, judge?.hours)}  ${cpu}`); // oxfmt-ignore
  }
  const within = (all: readonly number[], most: number): string =>
    `${all.filter((one) => one <= most).length} within ${most} %`;
  console.log(
    isInstalled
      ? `of ${grams.length} judged: grams ${within(grams, WITHIN.grams[0])}, ${within(grams, WITHIN.grams[1])}; hours ${within(hours, WITHIN.hours[0])}, ${within(hours, WITHIN.hours[1])}`
      : 'not judged: prusa-slicer is not installed (Debian: apt install prusa-slicer)',
  );
};

if (folder === 'sample') {
  await printSlicedSample();
  process.exit();
}
if (!folder) throw new Error('npm run bench:slice FOLDER [CLASSIC|QUICK|FAST] [light|strong]');
const scratch = await mkdtemp(path.join(tmpdir(), 'slice-'));
try {
  await main(folder, scratch);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
