import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startShop, type TestShop } from '../../support/shop.ts';

const read = (name: string): string => readFileSync(new URL(`../../../server/deploy/${name}`, import.meta.url), 'utf8');
const { groups } = parse(read('alert-rules.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const expressions = [
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

const GROUPED = /\b(?:by|without)\s*\(([^)]*)\)/g;
const MATCHED = /\{([^}]*)\}/g;
/** Of series that Prometheus itself adds. */
const OWN = { names: ['up'], labels: ['instance', 'job'] };

const bare = (expression: string): string => expression.replace(/"[^"]*"/g, '');
const namesIn = (expression: string): string[] =>
  [
    ...bare(expression)
      .replace(MATCHED, '')
      .replace(GROUPED, '')
      .replace(/\[[^\]]*\]/g, '')
      .matchAll(/\b[a-z]\w*\b(?!\s*\()/gi),
  ].map(([name]) => name);
const labelsIn = (expression: string): string[] =>
  [...bare(expression).matchAll(MATCHED), ...bare(expression).matchAll(GROUPED)].flatMap(([, list]) =>
    [...list!.matchAll(/\w+/g)].map(([label]) => label),
  );

let shop: TestShop;
let given: { names: Set<string>; labels: Set<string> };
beforeAll(async () => {
  shop = await startShop({ env: { DATABASE_REPLICA_URLS: 'postgres://shop@127.0.0.1:1/shop' } });
  await shop.inject({ url: '/healthz' });
  const { body } = await shop.inject({ url: '/metrics' });
  const families = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name! + end) : [name!],
  );
  const labels = [...body.matchAll(/[{,](\w+)="/g)].map(([, label]) => label!);
  given = { names: new Set([...OWN.names, ...families]), labels: new Set([...OWN.labels, ...labels]) };
});
afterAll(() => shop.close());

describe('alerts and the dashboard', () => {
  it.each(expressions)('ask for what /metrics gives: %s, %s', (_title, expression) => {
    expect(namesIn(expression).length).toBeGreaterThan(0);
    expect(namesIn(expression).filter((name) => !given.names.has(name))).toEqual([]);
    expect(labelsIn(expression).filter((label) => !given.labels.has(label))).toEqual([]);
  });

  it('would be refused for a name or label that is not there', () => {
    const wrong = 'sum by (roles) (rate(http_request_duration_seconds_counts{state=~"5.."}[5m])) > 0.5';
    expect(namesIn(wrong).filter((name) => !given.names.has(name))).toEqual(['http_request_duration_seconds_counts']);
    expect(labelsIn(wrong).filter((label) => !given.labels.has(label))).toEqual(['state', 'roles']);
  });

  it('say of each alert what to do', () => {
    for (const rule of groups.flatMap(({ rules }) => rules))
      expect(rule).toMatchObject({ annotations: { summary: expect.any(String), description: expect.any(String) } });
  });
});
