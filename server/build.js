// Builds the shop into dist/. `--if-changed`: only when a source changed since the last build. `--dev`: no build, hot reload.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const served = path.join(root, 'dist');
/** A shop that runs meanwhile goes on with what is there, until all is new at once. */
const dist = path.join(root, 'dist.new');
const stampFile = (folder) => path.join(folder, '.built-from');
/** Sizes and times of the sources when their content was last compared: as long as they stay, so did the content. */
const seenFile = path.join(served, '.built-from.seen');
/** Pages and processes that are older than the build still ask for theirs. */
const HASHED = ['web/client/assets', 'web/server/assets'];
const KEPT_MS = 7 * 24 * 3600 * 1000;
const INPUTS = ['server', 'web', 'migrations', 'schema.graphql', 'package-lock.json', 'tsconfig.json'];
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|webmanifest|wasm)$/;

const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} ended with ${code}`)),
    );
  });

const vite = path.join(root, 'node_modules/.bin/vite');

const filesOf = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

/** All at once and not awaited: that takes a third of the time, which every start waits for. */
const filesBelow = (place) => {
  if (!lstatSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const hashOf = (files, factOf) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(path.relative(root, file)).update(factOf(file));
  return hash.digest('hex');
};

const sizeAndTimes = (file) => {
  const { size, mtimeMs, ctimeMs } = lstatSync(file);
  return ` ${size} ${mtimeMs} ${ctimeMs}\n`;
};

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What the server reads at run time beside its code: pictures, data files. */
const copyAssets = async () => {
  const files = (await filesOf(path.join(root, 'server'))).filter((file) => /\.(webp|json|css|ttf|bin)$/.test(file));
  for (const file of files) {
    const target = path.join(dist, path.relative(root, file));
    await mkdir(path.dirname(target), { recursive: true });
    await cp(file, target);
  }
};

/** What the server is made of is CommonJS, which Node.js loads in two thirds of the time. */
const sayKind = async () => {
  for (const folder of ['server', 'migrations'])
    await writeFile(path.join(dist, folder, 'package.json'), '{ "type": "commonjs" }\n');
};

const compress = async (folder) => {
  const brotli = promisify(brotliCompress);
  const deflate = promisify(gzip);
  for (const file of (await filesOf(folder)).filter((name) => COMPRESSIBLE.test(name))) {
    const content = await readFile(file);
    if (content.length < 1024) continue;
    await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
  }
};

/** Brings over the hashed files of earlier builds that this one lacks, for a week from when they were replaced. */
const keepOlder = async () => {
  const list = (folder) => path.join(folder, '.kept.json');
  const before = JSON.parse(await readFile(list(served), 'utf8').catch(() => '{}'));
  const kept = {};
  for (const folder of HASHED) {
    for (const file of await filesOf(path.join(served, folder)).catch(() => [])) {
      const name = path.relative(served, file);
      const since = before[name] ?? Date.now();
      if (existsSync(path.join(dist, name)) || Date.now() - since > KEPT_MS) continue;
      await cp(file, path.join(dist, name));
      kept[name] = since;
    }
  }
  await writeFile(list(dist), JSON.stringify(kept));
};

const takePlace = async () => {
  const old = path.join(root, 'dist.old');
  await rm(old, { recursive: true, force: true });
  if (existsSync(served)) await rename(served, old);
  await rename(dist, served);
  await rm(old, { recursive: true, force: true });
};

const build = async (stamp) => {
  await rm(dist, { recursive: true, force: true });
  const env = { NODE_ENV: 'production', BUILD_DIR: dist };
  const bundle = (config, ...flags) =>
    run(vite, ['build', '--config', path.join(root, config), '--logLevel', 'warn', ...flags], env);
  await bundle('server/vite.config.ts');
  await copyAssets();
  await sayKind();
  await bundle('web/vite.config.ts');
  await bundle('web/vite.config.ts', '--ssr');
  await bundle('web/sw/vite.config.ts');
  await compress(path.join(dist, 'web/client'));
  await keepOlder();
  await writeFile(stampFile(dist), stamp);
  await takePlace();
};

const flags = new Set(process.argv.slice(2));
try {
  if (flags.has('--dev')) {
    const node = ['--watch-path=server', '--import', '@swc-node/register/esm-register', 'server/main.ts'];
    await run(process.execPath, node, { NODE_ENV: 'development' });
  } else {
    const sources = INPUTS.flatMap((input) => filesBelow(path.join(root, input))).sort();
    const seen = hashOf(sources, sizeAndTimes);
    if (!flags.has('--if-changed') || readText(seenFile) !== seen) {
      const stamp = hashOf(sources, (file) => readFileSync(file));
      if (!flags.has('--if-changed') || readText(stampFile(served)) !== stamp) await build(stamp);
      writeFileSync(seenFile, seen);
    }
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
