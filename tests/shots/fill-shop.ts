import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { phonePhoto } from '../support/builders/build-photo.ts';
import { ADMIN, ANNA, buyByCalls, placeByCalls, ShopCalls } from '../support/shop-calls.ts';
import { binaryOf, boxSoup } from '../unit/models/stl-writing.ts';

/** Numbers that addresses of screens name. */
export interface FilledShop {
  readonly annaId: string;
  readonly orderId: string;
  readonly shippedId: string;
  readonly waitingLink: string;
  readonly productId: number;
  readonly sharedPath: string;
}

const KIT = 1;
const FILES = 2;

const trade = async (guest: ShopCalls, anna: ShopCalls, admin: ShopCalls) => {
  const lines = [
    { productId: KIT, quantity: 2 },
    { productId: FILES, quantity: 1 },
  ];
  const order = await buyByCalls(anna, { lines, firstName: 'Anna', lastName: 'Nováková' });
  const kit = { lines: [{ productId: KIT, quantity: 1 }] };
  const people = { email: 'ludwig@beispiel.example', firstName: 'Ludwig', lastName: 'Österreicher-Schönbrunn' };
  const shipped = await buyByCalls(guest, { ...kit, ...people });
  await admin.ask('mutation ($input: ShipmentInput!) { markOrderShipped(input: $input) { id } }', {
    input: { id: shipped.id, carrier: 'GLS', tracking: 'GLS-4711' },
  });
  const refund = { orderId: shipped.id, idempotencyKey: randomUUID(), amountMinor: 6050, restock: false };
  await admin.ask('mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { id } }', {
    input: { ...refund, reason: 'One part was missing' },
  });
  await buyByCalls(guest, { email: 'emma@example.com', lines: [{ productId: 4, quantity: 1 }] });
  const waiting = await placeByCalls(guest, { email: 'late@example.com', ...kit });
  return {
    orderId: order.id,
    shippedId: shipped.id,
    waitingLink: `/order/${waiting.id}?key=${waiting.accessToken}`,
  };
};

const show = async (anna: ShopCalls) => {
  const input = { productId: KIT, title: 'The first one that came back', printer: 'Prusa MK4', grams: 640, hours: 44 };
  const text = 'Every part fitted at the first try, and it came down in one piece.';
  const { saveBuild } = await anna.ask<{ saveBuild: { id: string } }>(
    'mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { id } }',
    { input: { ...input, story: text } },
  );
  await anna.put(`/api/builds/${saveBuild.id}/photo`, 'image/jpeg', await phonePhoto());
  await anna.ask('mutation ($id: ID!) { submitBuild(input: { id: $id }) { id } }', { id: saveBuild.id });
  const review = { input: { productId: KIT, rating: 5, text } };
  await anna.ask('mutation ($input: SaveReviewInput!) { saveReview(input: $input) { id } }', review);
  await anna.ask('mutation { addAllToWishlist(input: { productIds: [3, 5, 6, 8] }) { __typename } }');
  const share = 'mutation { shareWishlist { shareToken } }';
  const { shareWishlist } = await anna.ask<{ shareWishlist: { shareToken: string } }>(share);
  const address = { firstName: 'Anna', lastName: 'Nováková', street: 'Lipová 7', city: 'Bratislava', postcode: '811 02', country: 'SK' }; // oxfmt-ignore
  await anna.ask('mutation ($input: SaveAddressInput!) { saveAddress(input: $input) { id } }', {
    input: { address, label: 'Home' },
  });
  return shareWishlist.shareToken;
};

const SET_PART = `mutation ($id: ID!, $expectedVersion: Int!, $uploadId: ID!, $partId: ID!) {
  setModelDraftPart(input: { id: $id, expectedVersion: $expectedVersion, uploadId: $uploadId, partId: $partId }) { id }
}`;

/** An upload is examined before it can be a part; a busy machine takes its time. */
const onceExamined = async (work: () => Promise<unknown>): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) {
    const refusal = await work().then(
      () => null,
      (error: Error) => error,
    );
    if (!refusal?.message.includes('UPLOAD_NOT_READY')) {
      if (refusal) throw refusal;
      return;
    }
    await pause(1000);
  }
};

/** A product that is not on sale yet, with a file that has a hole. */
const makeProduct = async (admin: ShopCalls): Promise<number> => {
  const texts = {
    name: 'Comet',
    summary: 'A small rocket for the first launch.',
    description: '<p>Printed in one evening.</p>',
  };
  const lists = { features: ['One evening of printing'], interactionInstructions: [], specLine: '40 cm, 95 g' };
  const input = { productType: 'DIGITAL', sku: `SHOT-${Date.now()}`, category: 'rockets', priceMinor: 1290, slug: `comet-${Date.now()}`, translations: { en: { ...texts, ...lists } } }; // oxfmt-ignore
  const { createProduct } = await admin.ask<{ createProduct: { id: number } }>(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
    { input },
  );
  const whole = binaryOf(boxSoup([0, 0, 0], [40, 30, 20]), 'box');
  const holed = Buffer.from(whole.subarray(0, whole.length - 50));
  holed.writeUInt32LE(whole.readUInt32LE(80) - 1, 80);
  const { id } = createProduct;
  const { beginModelDraft } = await admin.ask<{ beginModelDraft: { id: string } }>(
    'mutation ($id: Int!) { beginModelDraft(input: { productId: $id }) { id } }',
    { id },
  );
  const begin = 'mutation ($n: String!, $b: Int!) { beginModelUpload(input: { fileName: $n, bytes: $b }) { id } }';
  let expectedVersion = 1;
  for (const [name, bytes] of Object.entries({ '01_body_x1.stl': holed, '02_fin_x3.stl': whole })) {
    const { beginModelUpload } = await admin.ask<{ beginModelUpload: { id: string } }>(begin, { n: name, b: bytes.length }); // oxfmt-ignore
    await admin.put(`/api/admin/model-uploads/${beginModelUpload.id}`, 'application/octet-stream', bytes);
    const given = { id: beginModelDraft.id, expectedVersion, uploadId: beginModelUpload.id, partId: name.slice(3, -7) };
    await onceExamined(() => admin.ask(SET_PART, given));
    expectedVersion += 1;
  }
  return id;
};

const connect = async (admin: ShopCalls) => {
  const role = { name: 'Packers', permissions: ['ORDERS'] };
  await admin.ask('mutation ($input: AdminRoleInput!) { createRole(input: $input) { id } }', { input: role });
  const endpoint = {
    url: 'https://hooks.martyx.example/shop',
    description: 'Warehouse',
    events: ['ORDER_PAID', 'STOCK_LOW'],
  };
  const create =
    'mutation ($input: WebhookEndpointInput!) { made: createWebhookEndpoint(input: $input) { endpoint { id } } }';
  const { made } = await admin.ask<{ made: { endpoint: { id: string } } }>(create, { input: endpoint });
  await admin.ask('mutation ($id: ID!) { pingWebhookEndpoint(input: { id: $id }) { id } }', { id: made.endpoint.id });
};

/** Orders, a build, a review, a product in the making, a webhook: what the screens of a shop in use show. */
export const fillShop = async (url: string): Promise<FilledShop> => {
  const guest = new ShopCalls(url);
  const [admin, anna] = [await guest.signIn(ADMIN), await guest.signIn(ANNA)];
  const orders = await trade(guest, anna, admin);
  const shareToken = await show(anna);
  const productId = await makeProduct(admin);
  await connect(admin);
  return { annaId: anna.session!.user.id, ...orders, productId, sharedPath: `/wishlist/shared?token=${shareToken}` };
};
