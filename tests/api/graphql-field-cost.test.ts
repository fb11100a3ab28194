import {
  execute,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../server/core/context.ts';
import { measureOperation } from '../../server/graphql-cost.ts';
import { assignModel, publishVersion } from '../../server/models/models.service.ts';
import { modules } from '../../server/modules.ts';
import { adminRootsOf, buildBareSchema } from '../../server/schema.ts';
import { buildManifest } from '../support/build-files.ts';
import { buildImage, buildProduct } from '../support/build-product.ts';
import { startShop, type TestShop } from '../support/shop.ts';

/** What a unit of cost stands for, and how far a measured field may be off on a busy machine. */
const UNIT_MS = 0.025;
const TOLERANCE = 3;
/** Of each call: its share of a statement, and of noise. */
const SLACK_MS = 0.3;
/** A statement of its own, read cold. */
const ROOT_SLACK_MS = 20;

const schema = buildBareSchema();
const COPIES = 60;
/** They ask who calls first. */
const OF_CUSTOMERS = /^(my|liked|printQueues|me$)/;

let shop: TestShop;
let ids: number[];
beforeAll(async () => {
  shop = await startShop();
  const ctx = shop.ctx();
  ids = [];
  for (let n = 0; n < 12; n += 1) ids.push(await largeProduct(ctx, n));
});
afterAll(() => shop.close());

/** Files with as many parts as a large model of the shop has. */
const largeProduct = async (ctx: Ctx, n: number): Promise<number> => {
  const images = [await buildImage(ctx), await buildImage(ctx)];
  const id = await buildProduct(ctx, { productType: 'DIGITAL', taxClass: 'digital', images });
  const { parts, ...manifest } = buildManifest(`r${n}`);
  const made = Array.from({ length: COPIES / 2 }, (_, i) => ({
    ...{ ...parts[0]!, id: `part-${i}`, quantity: 2 },
    sizeMm: [20 + ((i * 37 + n) % 160), 15 + ((i * 53) % 140), 10 + i] as [number, number, number],
  }));
  await assignModel(ctx, id, `cost-${n}`);
  const file = { partId: null, kind: 'LICENCE', locale: null, name: 'LICENCE.txt', format: 'TXT', bytes: 1 } as const;
  const files = [{ ...file, sha256: String(n).padStart(64, '0') }];
  await publishVersion(ctx, { modelId: `cost-${n}`, manifest: { ...manifest, parts: made }, files, previewKey: null });
  return id;
};

type Field = GraphQLField<unknown, unknown>;

const argumentOf = (name: string, run: number): string =>
  // Another bed each time: a plan that was made is kept.
  name === 'bed' ? `{ widthMm: ${220 + run}, depthMm: 220, heightMm: 250 }` : '{ printerClass: FAST }';

const isNeeded = ({ type, defaultValue }: Field['args'][number]): boolean =>
  isNonNullType(type) && defaultValue === undefined;

/** The typename and all plain values of what a field gives. */
const contentOf = ({ type }: Field): string => {
  const content = getNamedType(type);
  if (!isCompositeType(content)) return '';
  const fields = isObjectType(content) ? Object.values(content.getFields()) : [];
  const plain = fields.filter(({ args, type: own }) => args.length === 0 && !isCompositeType(getNamedType(own)));
  return `{ __typename ${plain.map(({ name }) => name).join(' ')} }`;
};

const callOf = (field: Field, run: number): string => {
  const given = field.args.filter(isNeeded).map(({ name }) => `${name}: ${argumentOf(name, run)}`);
  return `${field.name}${given.length > 0 ? `(${given.join()})` : ''} ${contentOf(field)}`;
};

const costOf = (text: string): number => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return measureOperation(schema, document, document.definitions[0] as OperationDefinitionNode, {}).cost;
};

/** The least CPU of some requests, in milliseconds. */
const cpuOf = async (textOf: (run: number) => string): Promise<number> => {
  const runs: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const document = parse(textOf(run));
    const started = process.cpuUsage();
    const { data } = await execute({ schema, document, contextValue: shop.ctx() });
    const { user, system } = process.cpuUsage(started);
    expect(data).toBeTruthy();
    runs.push((user + system) / 1000);
  }
  return Math.min(...runs);
};

interface Row {
  readonly field: string;
  readonly cpuMs: number;
  readonly allowedMs: number;
}

const tooDear = (rows: readonly Row[]): readonly Row[] => rows.filter(({ cpuMs, allowedMs }) => cpuMs > allowedMs);

describe('the table of what fields cost', () => {
  const asked = (selection: string) => `{ productsById(ids: [${ids.join()}]) { id ${selection} } }`;

  it('has every field of a product that is computed, and none takes more CPU than its cost says', async () => {
    const baseMs = await cpuOf(() => asked(''));
    const product = schema.getType('Product') as GraphQLObjectType;
    const rows: Row[] = [];
    for (const field of Object.values(product.getFields()).filter(({ resolve }) => resolve)) {
      const cpuMs = ((await cpuOf((run) => asked(callOf(field, run)))) - baseMs) / ids.length;
      const cost = (costOf(asked(callOf(field, 0))) - costOf(asked(''))) / ids.length;
      rows.push({ field: field.name, cpuMs, allowedMs: TOLERANCE * cost * UNIT_MS + SLACK_MS });
    }
    expect(rows.length).toBeGreaterThan(20);
    expect(tooDear(rows)).toEqual([]);
  });

  it('has every question that a visitor may ask without words, and none takes more CPU than its cost says', async () => {
    const hidden = adminRootsOf(modules).Query;
    const roots = Object.values(schema.getQueryType()!.getFields()).filter(
      ({ name, args }) => !hidden.has(name) && !args.some(isNeeded) && !OF_CUSTOMERS.test(name),
    );
    const rows: Row[] = [];
    for (const field of roots) {
      const text = `{ ${callOf(field, 0)} }`;
      rows.push({
        field: field.name,
        cpuMs: await cpuOf(() => text),
        allowedMs: TOLERANCE * costOf(text) * UNIT_MS + ROOT_SLACK_MS,
      });
    }
    expect(rows.length).toBeGreaterThan(8);
    expect(tooDear(rows)).toEqual([]);
  });
});
