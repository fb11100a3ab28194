import type { Ctx } from '../../../server/core/context.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { assignModel, publishVersion } from '../../../server/models/models.service.ts';
import { createGroup } from '../../../server/accounts/groups/customer-groups.service.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { buildAccount } from './build-account.ts';
import { buildDrafts } from './build-draft.ts';
import { buildFiles, buildManifest, publishFiles } from './build-files.ts';
import { buildGiftCard } from './build-gift-card.ts';
import { buildPerson, galleryOf, type Person } from './build-gallery.ts';
import { buildPaidOrder } from './build-paid-order.ts';
import { givenPromotion } from './build-promotion.ts';
import { buildSlicedProduct, offerPrinting } from './build-printing.ts';
import { buildImage, buildProduct } from './build-product.ts';
import { buildComplaint } from './build-complaint.ts';
import { buildWithdrawal } from './build-withdrawal.ts';
import { boxStl } from './build-upload.ts';
import type { TestShop } from '../shop.ts';

const COPIES = 60;
const PRODUCTS = 12;
const ORDERS = 20;
const BUILDS = 4;

const SETTINGS = {
  printTime: '9 h',
  layerHeight: '0.2',
  infill: '15 %',
  supports: 'none',
  materials: 'PETG',
  estimatedCost: '5',
};
const PART = { name: 'Motor', quantity: 1, specifications: '2204', required: true };
const PRINT_INFO = { printSettings: SETTINGS, rcComponents: [PART, PART, PART], additionalNotes: [] };

/** Files with as many parts as a large model of the shop has. */
const largeProduct = async (ctx: Ctx, n: number): Promise<number> => {
  const images = [await buildImage(ctx), await buildImage(ctx)];
  const name = `Large model ${n}`;
  const translations = { en: { name, summary: name, description: name, features: ['Glows'], printInfo: PRINT_INFO } };
  const id = await buildProduct(ctx, { productType: 'DIGITAL', taxClass: 'digital', images, translations });
  const { parts, ...manifest } = buildManifest(`r${n}`);
  const made = Array.from({ length: COPIES / 2 }, (_, i) => ({
    ...parts[0]!,
    id: `part-${i}`,
    quantity: 2,
    sizeMm: [20 + ((i * 37 + n) % 160), 15 + ((i * 53) % 140), 10 + i] as [number, number, number],
  }));
  await assignModel(ctx, id, `cost-${n}`);
  const file = { partId: null, kind: 'LICENCE', locale: null, name: 'LICENCE.txt', format: 'TXT', bytes: 1 } as const;
  const files = [{ ...file, sha256: String(n).padStart(64, '0') }];
  await publishVersion(ctx, { modelId: `cost-${n}`, manifest: { ...manifest, parts: made }, files, previewKey: null });
  return id;
};

const times = async <Made>(count: number, make: (n: number) => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = [];
  for (let n = 0; n < count; n += 1) made.push(await make(n));
  return made;
};

const reviewed = async (
  shop: TestShop,
  productId: number,
  { headers }: Person,
  admin: Record<string, string>,
): Promise<void> => {
  const { run } = galleryOf(shop);
  const save = `mutation ($id: Int!) { saveReview(input: { productId: $id, rating: 4, text: "Flies straight, the fins need care." }) { id version } }`;
  const { data } = await run<{ saveReview: object }>(save, { id: productId }, headers);
  await run(
    'mutation ($id: ID!, $version: Int!) { publishReview(input: { id: $id, expectedVersion: $version }) { id } }',
    data.saveReview,
    admin,
  );
};

const TAILORING = {
  parameters: [
    {
      id: 'bore',
      kind: 'NUMBER',
      unit: 'MM',
      name: { en: 'Bore', sk: 'Otvor', de: 'Bohrung' },
      from: 10,
      to: 30,
      step: 1,
      standard: 24,
    },
    {
      id: 'servo',
      kind: 'OPTION',
      name: { en: 'Servo', sk: 'Servo', de: 'Servo' },
      options: ['5', '9'].map((grams) => ({
        id: grams,
        name: { en: grams, sk: grams, de: grams },
        needs: [{ designation: `servo ${grams} g`, quantity: 2 }],
      })),
      standard: '9',
    },
  ],
  program: 'function build() {}',
};

/** A choice of everything that was bought, whose files are those that were sold. */
const tailorAll = async (ctx: Ctx): Promise<void> => {
  const sold = 'SELECT DISTINCT model_version_id FROM entitlement WHERE model_version_id IS NOT NULL';
  await ctx.sql(
    `UPDATE model_version SET manifest = manifest || jsonb_build_object('tailoring', $1::jsonb) WHERE id IN (${sold})`,
    [JSON.stringify(TAILORING)],
  );
  await ctx.sql(
    `INSERT INTO tailored_model (base_version_id, choice_key, choice, version_id, asked_at)
     SELECT id, 'chosen', '{"bore": 18}', id, now() FROM model_version WHERE id IN (${sold})`,
  );
  await ctx.sql(
    `INSERT INTO tailored_copy (entitlement_id, base_version_id, choice_key, asked_at)
     SELECT id, model_version_id, 'chosen', now() FROM entitlement WHERE model_version_id IS NOT NULL`,
  );
};

/** A shop with some of everything that a field of the schema is computed from: large products, a customer with orders, an admin. */
export const buildCostWorld = async (shop: TestShop) => {
  const ctx = shop.ctx();
  await offerPrinting(shop);
  const products = await times(PRODUCTS, (n) => largeProduct(ctx, n));
  const drafts = await buildDrafts(shop);
  const customer = await buildPerson(shop);
  const asCustomer = (): Ctx => shop.ctx({ viewer: { userId: customer.user.id, admin: false, sessionId: 's' } });
  const permissions = Object.values(Permission);
  const asAdmin = (): Ctx =>
    shop.ctx({ viewer: { userId: drafts.admin.user.id, admin: true, permissions, sessionId: 's' } });

  const groups = await times(30, (n) => createGroup(asAdmin(), { name: `Club ${n}`, emails: [] }));
  const promotions = await times(60, (n) => {
    return createPromotion(asAdmin(), givenPromotion({ code: null, percent: 1 + (n % 30), stackable: true }));
  });
  const files = await buildFiles(ctx);
  const kits = await times(5, () => buildProduct(ctx, { onHand: 500 }));
  await publishFiles(ctx, files.modelId, 'two');
  const bought = await times(ORDERS, () =>
    buildPaidOrder(asCustomer(), [files.productId, ...kits], { email: customer.user.email }),
  );
  for (const { order } of bought) await buildWithdrawal(shop, order.id);
  for (const { order } of bought) await buildComplaint(shop, order.id);
  await shop.runJobs();
  const gallery = galleryOf(shop);
  const builds = await times(BUILDS, () => gallery.published(customer.headers, drafts.admin, { productId: kits[0] }));
  for (const id of kits) await reviewed(shop, id, customer, drafts.headers);
  await times(5, () => buildAccount(shop));
  const wish = 'mutation ($ids: [Int!]!) { addAllToWishlist(input: { productIds: $ids }) { __typename } }';
  await gallery.run(wish, { ids: [...products, ...kits] }, customer.headers);
  const lines = kits.map((productId) => ({ productId, quantity: 1 }));
  await gallery.run(
    'mutation ($l: [CartLineInput!]!) { saveCart(input: { lines: $l }) { __typename } }',
    { l: lines },
    customer.headers,
  );
  const input = { name: 'Packing', permissions: [Permission.ORDERS] };
  await gallery.run(
    'mutation ($input: AdminRoleInput!) { createRole(input: $input) { id } }',
    { input },
    drafts.headers,
  );
  const giftCards = await times(100, () => buildGiftCard(shop, 5000));
  const sliced = await buildSlicedProduct(shop);
  const inactive = await buildProduct(ctx, { active: false });
  const model = await drafts.product();
  const draft = await drafts.begin(model.productId);
  const uploadId = await drafts.send(boxStl());
  await shop.runJobs();
  await tailorAll(ctx);
  return {
    products,
    promotionId: promotions[0]!.id,
    groupId: groups[0]!.id,
    giftCardId: giftCards[0]!.id,
    kits,
    files,
    bought,
    builds,
    inactive,
    sliced,
    model,
    draft,
    uploadId,
    asCustomer,
    asAdmin,
  };
};

export type CostWorld = Awaited<ReturnType<typeof buildCostWorld>>;
