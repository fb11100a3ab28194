import type { InjectOptions } from 'fastify';
import { buildPerson, type Person } from './build-gallery.ts';
import { picturesOf } from '../../../server/catalog/admin/admin-gallery.queries.ts';
import { picturesVersion } from '../../../server/catalog/admin/pictures-version.ts';
import type { TestShop } from '../shop.ts';

export interface EditableShown {
  id: number;
  version: number;
  slug: string;
  sku: string;
  active: boolean;
  price: { minor: number };
  category: string;
  weightGrams: number | null;
  translations: { locale: string; name: string; description: string; printInfo: { rcComponents: object[] } | null }[];
  attributes: { key: string; number: number | null; option: string | null }[];
  pictures: { key: string; alt: { en: string; sk: string | null } }[];
  picturesVersion: number;
  schedule: { at: string; active: boolean } | null;
  counterpartId: number | null;
  linked: { id: number }[];
  lastChange: { by: string } | null;
}

const FIELDS = `{ id version slug sku active price { minor } category weightGrams
  translations { locale name description printInfo { rcComponents { name quantity } } }
  attributes { key number option } pictures { key alt { en sk } } picturesVersion
  schedule { at active } counterpartId linked { id } lastChange { by } }`;

const OPERATIONS: Record<string, [args: string, pass: string, kind?: string]> = {
  adminProduct: ['$id: Int!', 'id: $id', 'query'],
  createProduct: ['$input: CreateProductInput!', 'input: $input'],
  duplicateProduct: ['$id: Int!', 'input: { id: $id }'],
  updateProduct: ['$input: UpdateProductInput!', 'input: $input'],
  scheduleActivation: ['$id: Int!, $at: DateTimeISO, $active: Boolean', 'input: { id: $id, at: $at, active: $active }'],
  sortProductPictures: [
    '$id: Int!, $expectedVersion: Int!, $keys: [ID!]!',
    'input: { id: $id, expectedVersion: $expectedVersion, keys: $keys }',
  ],
  describeProductPicture: ['$input: DescribeProductPictureInput!', 'input: $input'],
  removeProductPicture: [
    '$id: Int!, $expectedVersion: Int!, $key: ID!',
    'input: { id: $id, expectedVersion: $expectedVersion, key: $key }',
  ],
  restoreProductPicture: [
    '$id: Int!, $expectedVersion: Int!, $picture: RemovedPictureInput!',
    'input: { id: $id, expectedVersion: $expectedVersion, picture: $picture }',
  ],
};

/** What stands beside the rest in the input of those that take a whole one. */
const BESIDE: Record<string, readonly string[]> = {
  createProduct: ['productType'],
  updateProduct: ['id', 'expectedVersion'],
  describeProductPicture: ['id', 'expectedVersion', 'key'],
};
const inputOf = (name: string, { input, ...others }: Record<string, unknown>): Record<string, unknown> => {
  const beside = BESIDE[name];
  if (!beside) return others;
  return { input: { ...Object.fromEntries(beside.map((key) => [key, others[key]])), ...(input as object) } };
};

/** All that a product needs in one language. */
export const textsOf = (name: string, changes: object = {}) => ({
  name,
  summary: `Summary of ${name}.`,
  description: `<p>About ${name}.</p>`,
  features: ['Glows'],
  specLine: '612 mm',
  interactionInstructions: [],
  ...changes,
});

/** Calls of an admin who edits products. */
export const buildEditor = async (shop: TestShop) => {
  const admin: Person = await buildPerson(shop, { admin: true });
  const picturesVersionOf = async (id: unknown): Promise<number> =>
    picturesVersion(await picturesOf(shop.ctx(), id as number));
  /** Pictures are changed as by who has just read them, unless `expectedVersion` says another. */
  const call = async (
    name: string,
    given: Record<string, unknown>,
    headers: Record<string, string> = admin.headers,
  ) => {
    const [args, pass, kind = 'mutation'] = OPERATIONS[name]!;
    const known = /ProductPictures?$/.test(name) ? { expectedVersion: await picturesVersionOf(given.id) } : {};
    const variables = { ...known, ...given };
    const answer = await shop.graphql<Record<string, EditableShown> | null>(
      `${kind} (${args}) { ${name}(${pass}) ${FIELDS} }`,
      inputOf(name, variables),
      { headers },
    );
    return { product: answer.data?.[name] as EditableShown, error: answer.errors?.[0]?.extensions };
  };
  const upload = (id: number | string, payload: Buffer, changes: Partial<InjectOptions> = {}) =>
    shop.inject({
      method: 'POST',
      url: `/api/admin/products/${id}/pictures`,
      headers: { ...admin.headers, 'content-type': 'image/jpeg' },
      payload,
      ...changes,
    });
  return { admin, call, upload };
};

export type Editor = Awaited<ReturnType<typeof buildEditor>>;

/** What each of these answers to a visitor, a customer and an admin whose role has nothing to do with the catalogue. */
export const refusalsOf = async (
  shop: TestShop,
  { call }: Editor,
  variables: object,
): Promise<Record<string, string[]>> => {
  const [customer, clerk] = [await buildPerson(shop), await buildPerson(shop, { admin: true })];
  await shop.ctx().sql(
    `WITH role AS (INSERT INTO admin_role (name, permissions) VALUES ('Orders only', '{ORDERS}')
       ON CONFLICT (name) DO UPDATE SET permissions = excluded.permissions RETURNING id)
     UPDATE users SET role_id = role.id FROM role WHERE users.id = $1`,
    [clerk.user.id],
  );
  const found: Record<string, string[]> = {};
  for (const name of Object.keys(OPERATIONS)) {
    found[name] = [];
    for (const headers of [{}, customer.headers, clerk.headers])
      found[name].push((await call(name, { ...variables }, headers)).error?.code ?? 'allowed');
  }
  return found;
};
