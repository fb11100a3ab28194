import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './source.ts';

/** A module may import only from ranks before its own. */
const ORDER = [
  ['core'],
  ['audit'],
  ['settings'],
  ['mails'],
  ['accounts'],
  ['api-keys'],
  ['webhooks'],
  ['contact'],
  ['catalog'],
  ['models', 'legal'],
  ['promotions', 'gift-cards', 'printing'],
  ['pickup-points'],
  ['wishlist', 'cart', 'visits', 'gallery'],
  ['orders'],
  ['delivery', 'withdrawals', 'reviews'],
  ['invoices', 'print-queue'],
  ['payments'],
  ['complaints', 'parcels'],
  ['accounting'],
  ['admin'],
  ['back-office'],
  ['edge'],
  ['process'],
  ['commands'],
];
const rankOf = (name: string): number => ORDER.findIndex((rank) => rank.includes(name));
const moduleOf = (file: string): string | null => /^server\/([a-z0-9-]+)\//.exec(file)?.[1] ?? null;

const server = sourceFiles('server');
const web = sourceFiles('web');

const forbidden = (files: string[], rule: (file: string, target: string) => boolean): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((target) => rule(file, target))
      .map((target) => `${file} → ${target}`),
  );

describe('server imports', () => {
  it('go only to modules further left in the declared order', () => {
    const wrong = forbidden(server, (file, target) => {
      const from = moduleOf(file);
      const to = moduleOf(target);
      if (!from || !to || from === to || from === 'sample') return false;
      return to === 'sample' || rankOf(to) === -1 || rankOf(to) >= rankOf(from);
    });
    expect(wrong).toEqual([]);
  });

  it('never leave a module for the files that put the whole together', () => {
    const ofEdge = new Set(['server/modules.ts', 'server/schema.ts']);
    const wrong = forbidden(server, (file, target) => {
      const from = moduleOf(file);
      if (from === null || from === 'process' || from === 'commands') return false;
      return /^server\/[^/]+\.ts$/.test(target) && !(from === 'edge' && ofEdge.has(target));
    });
    expect(wrong).toEqual([]);
  });

  it('keep repositories out of resolvers and routes, and the web out of services', () => {
    const edge = forbidden(server, (file, target) => /\.(resolver|rest)\.ts$/.test(file) && target === 'typeorm');
    const service = forbidden(
      server,
      (file, target) =>
        /\.service\.ts$/.test(file) &&
        (/\.(resolver|rest|loaders)\.ts$/.test(target) || ['fastify', 'graphql', 'type-graphql'].includes(target)),
    );
    expect([...edge, ...service]).toEqual([]);
  });

  it('name graphql-shield only where rules are made and applied', () => {
    const wrong = forbidden(
      server,
      (file, target) => target === 'graphql-shield' && !/schema\.ts$|core\/(rules|module)\.ts$/.test(file),
    );
    expect(wrong).toEqual([]);
  });

  it('do not reach into the client', () => {
    expect(forbidden(server, (_file, target) => target.startsWith('web/'))).toEqual([]);
  });
});

describe('web imports', () => {
  const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

  it('go from app to features to ui, intl and lib, never back', () => {
    const rank = (file: string) =>
      ['web/lib/', 'web/intl/', 'web/ui/', 'web/features/', 'web/app/', 'web/entry-'].findIndex((p) =>
        file.startsWith(p),
      );
    const wrong = forbidden(
      web,
      (file, target) => target.startsWith('web/') && rank(target) > rank(file) && rank(file) >= 0,
    );
    expect(wrong).toEqual([]);
  });

  it('do not cross from one feature to another', () => {
    const wrong = forbidden(
      web,
      (file, target) => featureOf(file) !== null && featureOf(target) !== null && featureOf(file) !== featureOf(target),
    );
    expect(wrong).toEqual([]);
  });

  it('leave three.js to the viewer', () => {
    const wrong = forbidden(
      web,
      (file, target) => /^(three|@react-three)(\/|$)/.test(target) && featureOf(file) !== 'viewer3d',
    );
    expect(wrong).toEqual([]);
  });

  it('do not reach into the server', () => {
    expect(forbidden(web, (_file, target) => target.startsWith('server/'))).toEqual([]);
  });
});
