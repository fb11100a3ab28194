import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, sourceFiles } from './source.ts';

/** What a server file may be besides a bare noun, which holds logic alone. One spelling each: `server/README.md` says what they are. */
const ROLES = new Set(
  `entity types inputs resolver rest rules service queries loaders job module setting texts mail page store worker script
   personal-data`.split(/\s+/),
);
const DATA_ROLES = new Set(['service', 'queries', 'loaders', 'job', 'personal-data', 'setting', 'module']);
const DATABASE = /\btransaction\(|\.sql[(<]|\.repo\(|\bmanager\./;

/** The layer that gives the others `ctx.sql` and `transaction`, and the stores of visits, which are drivers of one interface. */
const BELOW_ROLES = /^server\/core\/|\.store\.ts$/;

const server = sourceFiles('server').filter((file) => file !== 'server/vite.config.ts');
const roleOf = (file: string): string | null => /^[^.]+\.(.+)\.tsx?$/.exec(path.basename(file))?.[1] ?? null;

describe('a server file', () => {
  it('is named by a noun and by a role of the list', () => {
    const named = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)?\.tsx?$/;
    const odd = server.filter((file) => {
      const role = roleOf(file);
      return !named.test(path.basename(file)) || (role !== null && !ROLES.has(role));
    });
    expect(odd).toEqual([]);
  });

  it('that opens a transaction or runs SQL is a service, queries, loaders or a job', () => {
    const unnamed = server.filter(
      (file) => !BELOW_ROLES.test(file) && DATABASE.test(read(file)) && !DATA_ROLES.has(roleOf(file) ?? ''),
    );
    expect(unnamed).toEqual([]);
  });

  it('of queries changes nothing', () => {
    const changing = /\b(INSERT INTO|UPDATE [a-z_"]+ SET|DELETE FROM)\b|\btransaction\(/;
    expect(server.filter((file) => /\.(queries|loaders)\.ts$/.test(file) && changing.test(read(file)))).toEqual([]);
  });
});
