import { buildProduct, type ProductOverrides } from './build-product.ts';
import { boxStl, buildUploads, zipOf } from './build-upload.ts';
import type { TestShop } from '../shop.ts';
import { oneInput } from '../one-input.ts';

export interface DraftShown {
  id: string;
  version: number;
  revision: string | null;
  parts: {
    id: string;
    name: { en: string } | null;
    quantity: number | null;
    material: string | null;
    grams: number | null;
    gramsFrom: string | null;
    sizeMm: number[];
    fileName: string;
    sha256: string;
    errors: string[];
  }[];
  leftOut: { partId: string }[];
  problems: { partId: string | null; field: string }[];
  changes: { added: string[]; changed: string[]; removed: string[] };
}

const DRAFT = `{ id version revision parts { id name { en } quantity material grams gramsFrom sizeMm fileName sha256 errors }
  leftOut { partId } problems { partId field } changes { added changed removed } }`;

export const PRINT = { layerHeightMm: 0.2, infillPercent: [15, 20], walls: 3, material: 'PETG' };

const words = (word: string) => ({ en: word, sk: `${word} (sk)`, de: `${word} (de)` });

/** All that must be said of a part. */
export const partDetails = (id: string) => ({
  name: words(id),
  quantity: 2,
  material: 'PETG',
  colour: { name: words('white'), hex: '#f1efe9' },
  supports: false,
});

/** A zip of boxes, one for each part id, with a manifest that says all. */
export const boxArchive = (boxes: Readonly<Record<string, readonly number[]>>): Promise<Buffer> => {
  const parts = Object.keys(boxes).map((id) => ({ id, file: `${id}.stl`, ...partDetails(id) }));
  const files = Object.entries(boxes).map(([id, sides]) => [`${id}.stl`, boxStl(sides)] as const);
  return zipOf({ 'manifest.json': JSON.stringify({ print: PRINT, parts }), ...Object.fromEntries(files) });
};

const FIELDS: Record<string, [args: string, pass: string]> = {
  beginModelDraft: ['$productId: Int!', 'input: { productId: $productId }'],
  editModelDraft: ['$input: EditModelDraftInput!', 'input: $input'],
  setModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!, $uploadId: ID!, $file: String',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId, uploadId: $uploadId, file: $file }',
  ],
  fillModelDraft: [
    '$id: ID!, $expectedVersion: Int!, $uploadId: ID!',
    'input: { id: $id, expectedVersion: $expectedVersion, uploadId: $uploadId }',
  ],
  editModelDraftPart: ['$input: EditModelDraftPartInput!', 'input: $input'],
  editModelDraftParts: ['$input: EditModelDraftPartsInput!', 'input: $input'],
  restoreModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId }',
  ],
  mendModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!, $unite: Boolean!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId, unite: $unite }',
  ],
  takeMendedModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!, $isTaken: Boolean!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId, isTaken: $isTaken }',
  ],
  turnModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId }',
  ],
  takeTurnedModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!, $isTaken: Boolean!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId, isTaken: $isTaken }',
  ],
  cutModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!, $bed: BedInput!, $joint: CutJoint!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId, bed: $bed, joint: $joint }',
  ],
  takeCutModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId }',
  ],
  setModelDraftPaper: [
    '$id: ID!, $expectedVersion: Int!, $uploadId: ID!, $language: String',
    'input: { id: $id, expectedVersion: $expectedVersion, uploadId: $uploadId, language: $language }',
  ],
  removeModelDraftPaper: [
    '$id: ID!, $expectedVersion: Int!, $kind: PaperKind!, $language: String',
    'input: { id: $id, expectedVersion: $expectedVersion, kind: $kind, language: $language }',
  ],
  removeModelDraftPart: [
    '$id: ID!, $expectedVersion: Int!, $partId: ID!',
    'input: { id: $id, expectedVersion: $expectedVersion, partId: $partId }',
  ],
};

export type Drafts = Awaited<ReturnType<typeof buildDrafts>>;

/** Calls of an admin who works on versions. */
export const buildDrafts = async (shop: TestShop) => {
  const uploads = await buildUploads(shop);
  const { admin, headers } = uploads;
  const versionOf = async (id: unknown): Promise<number> => {
    const rows = await shop.ctx().sql<{ version: number }>('SELECT version FROM model_draft WHERE id::text = $1', [id]);
    return rows[0]?.version ?? 0;
  };
  /** As who has just read the draft, unless `expectedVersion` says another. */
  const call = async (name: string, given: Record<string, unknown>, as: Record<string, string> = headers) => {
    const [args, pass] = FIELDS[name]!;
    const variables = 'id' in given ? { expectedVersion: await versionOf(given.id), ...given } : given;
    const answer = await shop.graphql<Record<string, DraftShown> | null>(
      `mutation (${args}) { ${name}(${pass}) ${DRAFT} }`,
      args.includes('$input') ? oneInput(variables) : variables,
      { headers: as },
    );
    return { draft: answer.data?.[name] as DraftShown, error: answer.errors?.[0]?.extensions };
  };
  const publish = async (id: string, as: Record<string, string> = headers) => {
    const query = 'mutation ($input: PublishModelDraftInput!) { publishModelDraft(input: $input) { id } }';
    const variables = { input: { id, expectedVersion: await versionOf(id) } };
    const answer = await shop.graphql<{ publishModelDraft: { id: string } } | null>(query, variables, { headers: as });
    return { id: answer.data?.publishModelDraft.id, error: answer.errors?.[0]?.extensions };
  };
  const { begin: announce, send, put, show } = uploads;
  const begin = async (productId: number): Promise<DraftShown> => (await call('beginModelDraft', { productId })).draft;
  /** Begins, fills and names a version; not published. */
  const drafted = async (
    productId: number,
    revision: string,
    boxes: Readonly<Record<string, readonly number[]>>,
  ): Promise<DraftShown> => {
    const { id } = await begin(productId);
    const uploadId = await uploads.send(await boxArchive(boxes), `${revision}.zip`);
    await call('fillModelDraft', { id, uploadId });
    const changelog = { en: `New in ${revision}`, sk: `Nové v ${revision}` };
    return (await call('editModelDraft', { id, input: { revision, changelog } })).draft;
  };
  /** A product whose version 1.0 has a nose and a fin. */
  const product = async (overrides: ProductOverrides = {}) => {
    const productId = await buildProduct(shop.ctx(), { productType: 'DIGITAL', taxClass: 'digital', ...overrides });
    const first = await drafted(productId, '1.0', { nose: [20, 20, 60], fin: [40, 30, 3] });
    const { id: versionId } = await publish(first.id);
    return { productId, versionId: versionId! };
  };
  return { admin, headers, versionOf, announce, send, put, show, call, publish, begin, drafted, product };
};
