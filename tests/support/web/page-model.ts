import { expect } from '@playwright/test';
import { binaryOf, boxSoup, type Soup } from '../../unit/models/stl-writing.ts';
import type { ShopCalls } from '../shop-calls.ts';

/** Sides of a box, or triangles. */
type Shape = readonly number[] | Soup;
type Shapes = Readonly<Record<string, Shape>>;

const isSoup = (shape: Shape): shape is Soup => Array.isArray(shape[0]);

interface Draft {
  id: string;
  version: number;
}

const words = (word: string) => ({ en: word, sk: word, de: word });

const upload = async (admin: ShopCalls, name: string, shape: Shape): Promise<string> => {
  const stl = binaryOf(isSoup(shape) ? shape : boxSoup([0, 0, 0], shape), name);
  const { beginModelUpload } = await admin.ask<{ beginModelUpload: { id: string } }>(
    'mutation ($input: BeginModelUploadInput!) { beginModelUpload(input: $input) { id } }',
    { input: { fileName: `${name}.stl`, bytes: stl.length } },
  );
  const { id } = beginModelUpload;
  await admin.put(`/api/admin/model-uploads/${id}`, 'application/octet-stream', stl);
  await expect(async () => {
    const { modelUpload } = await admin.ask<{ modelUpload: { state: string } }>(
      'query ($id: ID!) { modelUpload(id: $id) { state } }',
      { id },
    );
    expect(modelUpload.state).toBe('READY');
  }).toPass({ timeout: 60_000 });
  return id;
};

/** A product of files that is not on sale and has none yet; answers its id. */
export const newFiles = async (admin: ShopCalls, name: string): Promise<number> => {
  const facts = { features: [], interactionInstructions: [], specLine: 'STL, 3MF', summary: name, description: '' };
  const translations = { en: { ...facts, name }, sk: { ...facts, name }, de: { ...facts, name } };
  const serial = `${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const input = {
    category: 'planes',
    priceMinor: 500,
    productType: 'DIGITAL',
    sku: `T-${serial}`,
    slug: `t-${serial}`,
  };
  const { createProduct } = await admin.ask<{ createProduct: { id: number } }>(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
    { input: { ...input, translations } },
  );
  return createProduct.id;
};

/** Begins, or goes on with, the next version of a product: shapes by part id, everything said. */
export const drafted = async (
  admin: ShopCalls,
  productId: number,
  revision: string,
  shapes: Shapes,
): Promise<Draft> => {
  const change = async (field: string, input: object): Promise<Draft> => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    const text = `mutation ($input: ${type}!) { ${field}(input: $input) { id version } }`;
    return (await admin.ask<Record<string, Draft>>(text, { input }))[field]!;
  };
  let draft = await change('beginModelDraft', { productId });
  const known = () => ({ id: draft.id, expectedVersion: draft.version });
  for (const [partId, shape] of Object.entries(shapes)) {
    const uploadId = await upload(admin, partId, shape);
    draft = await change('setModelDraftPart', { ...known(), partId, uploadId });
    const colour = { name: words('white'), hex: '#f1efe9' };
    const said = { name: words(partId), quantity: 1, material: 'PETG', supports: false, colour };
    draft = await change('editModelDraftPart', { ...known(), partId, ...said });
  }
  const print = { layerHeightMm: 0.2, infillPercent: [15, 20], walls: 3, material: 'PETG' };
  const changelog = words(`New in ${revision}: ${Object.keys(shapes).join(', ')}.`);
  return change('editModelDraft', { ...known(), revision, print, changelog });
};

/** Sells the draft from now on. */
export const published = (admin: ShopCalls, { id, version }: Draft): Promise<unknown> =>
  admin.ask('mutation ($input: PublishModelDraftInput!) { publishModelDraft(input: $input) { id } }', {
    input: { id, expectedVersion: version },
  });

/** Puts a product on sale. */
export const onSale = async (admin: ShopCalls, id: number): Promise<void> => {
  const { adminProduct } = await admin.ask<{ adminProduct: { version: number } }>(
    'query ($id: Int!) { adminProduct(id: $id) { version } }',
    { id },
  );
  await admin.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }', {
    input: { id, expectedVersion: adminProduct.version, active: true },
  });
};
