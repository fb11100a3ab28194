import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationInterface } from 'typeorm';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const FILE = /^(\d+)-(\w+)\.(?:ts|js)$/;

type MigrationClass = new () => MigrationInterface;

const migrationFiles = async (): Promise<string[]> =>
  (await readdir(fileURLToPath(FOLDER))).filter((file) => FILE.test(file)).sort();

const isClass = (exported: unknown): exported is MigrationClass => typeof exported === 'function';

/** The shop's own in their order, told by their files: to load them all would be a tenth of each start. */
export const migrationNames = async (): Promise<string[]> =>
  (await migrationFiles()).map((file) => file.replace(FILE, '$2$1'));

/** The shop's own in their order. */
export const loadMigrations = async (): Promise<MigrationInterface[]> => {
  const files = await migrationFiles();
  const loaded = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, FOLDER).href) as Promise<object>),
  );
  return loaded.flatMap((module) => Object.values(module).filter(isClass)).map((Migration) => new Migration());
};
