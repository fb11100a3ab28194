import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { examineMesh, meshSourceOf, type AnalyseOptions } from '../../server/models/mesh/analyse-mesh.ts';
import { printCutting } from './mesh-cutting.ts';
import { printMending } from './mesh-mending.ts';
import { torusStl } from '../unit/models/stl-writing.ts';

/** What the examination of an upload may cost: CPU seconds of all threads together, and megabytes above rest. */
const BUDGET = { report50: 1, everything50: 5, memory200: 400 };

interface Cost {
  readonly reportCpu: number;
  readonly everythingCpu: number;
  readonly memoryMb: number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const memoryMb = (): number => process.memoryUsage().rss / 1e6;

/** Pieces of a ring of so many triangles, made before so that the making is no part of the cost. */
const examined = async (megabytes: number): Promise<Cost> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'martyx-bench-mesh-'));
  let serial = 0;
  const options = (): AnalyseOptions => {
    const base = path.join(folder, `${(serial += 1)}`);
    return { sold: { name: 'part', threeMf: `${base}.3mf`, stl: `${base}.stl` }, hex: '#f2500e' };
  };
  try {
    for (let i = 0; i < 3; i += 1) await examineMesh(meshSourceOf(torusStl(200, 100)), options());
    const stl = torusStl(Math.floor((megabytes * 1e6 - 84) / 50 / 1000), 500);
    const [rest, begun] = [memoryMb(), cpuSeconds()];
    let [most, reportCpu] = [rest, 0];
    const watch = setInterval(() => (most = Math.max(most, memoryMb())), 20);
    await examineMesh(meshSourceOf(stl), { ...options(), reported: () => (reportCpu = cpuSeconds() - begun) });
    clearInterval(watch);
    return { reportCpu, everythingCpu: cpuSeconds() - begun, memoryMb: most - rest };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const FILE = fileURLToPath(import.meta.url);

/** In a process of its own, so that one file's memory is not another's. */
const costOf = (megabytes: number): Cost => {
  const args = ['--import', '@swc-node/register/esm-register', FILE, String(megabytes)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1)!) as Cost;
  } catch {
    throw new Error(stderr);
  }
};

const [size, folder, unite, joint] = process.argv.slice(2);
if (size === 'mend') {
  await printMending(folder!, unite === 'unite');
  process.exit();
}
if (size === 'cut') {
  await printCutting(folder!, { side: Number(unite ?? 180), joint: joint === 'dovetails' ? 'DOVETAILS' : 'DOWELS' });
  process.exit();
}
if (size) {
  console.log(JSON.stringify(await examined(Number(size))));
  process.exit();
}
const [half, whole] = [costOf(50), costOf(200)];
const found = { report50: half.reportCpu, everything50: half.everythingCpu, memory200: whole.memoryMb };
for (const [key, most] of Object.entries(BUDGET)) {
  const value = found[key as keyof typeof BUDGET];
  console.log(`${value <= most ? 'ok  ' : 'over'} ${key} ${value.toFixed(2)} of ${most}`);
}
console.log(`     report200 ${whole.reportCpu.toFixed(2)}, everything200 ${whole.everythingCpu.toFixed(2)} s of CPU`);
process.exitCode = Object.entries(BUDGET).some(([key, most]) => found[key as keyof typeof BUDGET] > most) ? 1 : 0;
