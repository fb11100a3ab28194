// What PrusaSlicer says of the shop's parts. Needs Debian's `prusa-slicer` in the path; the shop itself never calls it.
//   npm run bench:prusaslicer              every sample STL and 3MF loads without a repair message
//   npm run bench:prusaslicer catalogue    prints the figures of tests/unit/sample/prusaslicer-catalogue.ts anew (half an hour);
//                                          of some models only: catalogue vajce-60 sucha-96
//   npm run bench:prusaslicer reference    prints the figures of tests/unit/models/prusaslicer-reference.ts anew (half an hour)
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildModel, MODEL_IDS, type BuiltModel } from '../../server/sample/models/model.ts';
import { referenceParts } from '../unit/models/reference-parts.ts';
import { configOf, FILLINGS, MACHINES, SOFT_FLOW, type Filling } from './prusaslicer.profiles.ts';

const run = promisify(execFile);
const slicer = async (...args: string[]): Promise<string> => (await run('prusa-slicer', args)).stdout;

const secondsOf = (text: string): number => {
  const units: Record<string, number> = { d: 86400, h: 3600, m: 60, s: 1 };
  return [...text.matchAll(/(\d+)([dhms])/g)].reduce((sum, [, n, unit]) => sum + Number(n) * units[unit!]!, 0);
};

const sliced = async (folder: string, stl: string, config: string): Promise<{ cm3: number; hours: number }> => {
  const [ini, gcode] = [path.join(folder, 'config.ini'), path.join(folder, 'part.gcode')];
  await writeFile(ini, config);
  await slicer('--export-gcode', '--load', ini, '--output', gcode, stl);
  const text = await readFile(gcode, 'utf8');
  const cm3 = Number(/^; filament used \[cm3\] = ([\d.]+)/m.exec(text)![1]);
  const time = /^; estimated printing time \(normal mode\) = (.+)$/m.exec(text)![1]!;
  return { cm3, hours: Math.round((secondsOf(time) / 3600) * 1000) / 1000 };
};

const reference = async (folder: string): Promise<void> => {
  const stl = path.join(folder, 'part.stl');
  const figures: Record<string, Record<string, unknown>> = {};
  for (const [name, bytes] of await referenceParts()) {
    await writeFile(stl, bytes);
    figures[name] = {};
    for (const filling of Object.keys(FILLINGS) as (keyof typeof FILLINGS)[]) {
      const hours: Record<string, number> = {};
      let cm3 = 0;
      for (const machine of Object.keys(MACHINES) as (keyof typeof MACHINES)[]) {
        const result = await sliced(folder, stl, configOf(machine, FILLINGS[filling]));
        hours[machine] = result.hours;
        cm3 = result.cm3;
      }
      figures[name][filling] = { cm3, hours };
    }
    process.stderr.write(`${name} ${JSON.stringify(figures[name])}\n`);
  }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
};

const fillingOf = ({ walls, infillPercent: [least, most], layerHeightMm: layer }: BuiltModel['print']): Filling => ({
  walls,
  layer,
  pattern: 'gyroid',
  infill: (least + most) / 2,
});

/** Plastic and hours of every part on the slowest printer, and hours in soft filament; a mirror image has those of its twin. */
const catalogue = async (folder: string): Promise<void> => {
  const stl = path.join(folder, 'part.stl');
  const wanted = process.argv.slice(3);
  for (const id of wanted.length > 0 ? wanted : MODEL_IDS) {
    const model = await buildModel(id);
    for (const part of model.parts.filter((one) => !one.id.endsWith('-starboard'))) {
      await writeFile(stl, part.stl);
      const { cm3, hours } = await sliced(folder, stl, configOf('CLASSIC', fillingOf(model.print)));
      process.stdout.write(`  '${id}/${part.id}': [${cm3}, ${hours}],\n`);
      if (part.material !== 'TPU') continue;
      const soft = await sliced(folder, stl, configOf('CLASSIC', fillingOf(model.print), SOFT_FLOW));
      process.stdout.write(`  '${id}/${part.id}': ${soft.hours}, // PRUSASLICER_SOFT_HOURS\n`);
    }
  }
};

const REPAIR =
  /^(manifold = no|open_edges|facets_(added|removed|reversed)|backwards_edges|degenerate_facets|edges_fixed).*$/m;

const check = async (folder: string): Promise<void> => {
  let parts = 0;
  const repaired: string[] = [];
  for (const model of MODEL_IDS) {
    for (const part of (await buildModel(model)).parts) {
      const files: [string, Uint8Array][] = [['stl', part.stl], ['3mf', part.threeMf]]; // oxfmt-ignore
      for (const [format, bytes] of files) {
        const file = path.join(folder, `part.${format}`);
        await writeFile(file, bytes);
        const said = await slicer('--info', file);
        const message = REPAIR.exec(said)?.[0] ?? (said.includes('manifold = yes') ? null : 'was not read');
        if (message) repaired.push(`${model}/${part.id}.${format}: ${message}`);
      }
      parts += 1;
    }
  }
  process.stdout.write(
    `${parts} parts of ${MODEL_IDS.length} models as STL and 3MF, ${repaired.length} in need of repair\n`,
  );
  for (const line of repaired) process.stdout.write(`${line}\n`);
  if (repaired.length > 0) process.exitCode = 1;
};

const folder = await mkdtemp(path.join(tmpdir(), 'prusaslicer-'));
try {
  const modes: Record<string, typeof check> = { reference, catalogue };
  await (modes[process.argv[2] ?? ''] ?? check)(folder);
} catch (error) {
  const absent = (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(
    absent ? 'prusa-slicer is not installed (Debian: apt install prusa-slicer)\n' : `${String(error)}\n`,
  );
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
