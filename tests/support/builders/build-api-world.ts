import { addPhoto } from '../../../server/complaints/complaint-photos.service.ts';
import { privatePhotoUrl } from '../../../server/gallery/private-photos.ts';
import { SHAPE_ROUTE } from '../../../server/models/comparison/part-shapes.ts';
import { privatePictureUrl, signedUrl } from '../../../server/models/picture/private-pictures.ts';
import { missingSlicesJob } from '../../../server/models/slice/slice-parts.job.ts';
import { keepPrintJob } from '../../../server/printing/printing.service.ts';
import type { World } from '../api-calls.ts';
import { buildAccount, signInAs } from './build-account.ts';
import { buildComplaint } from './build-complaint.ts';
import { buildDisputed, readDispute } from './build-dispute.ts';
import { buildFiles } from './build-files.ts';
import { galleryOf } from './build-gallery.ts';
import { buildMeasuredProduct } from './build-measured-product.ts';
import { buildPaidOrder } from './build-paid-order.ts';
import { buildSlicedProduct, offerPrinting, printChoice } from './build-printing.ts';
import { phonePhoto } from './build-photo.ts';
import { buildProduct } from './build-product.ts';
import { buildStatement } from './build-statement.ts';
import { boxStl, buildUploads } from './build-upload.ts';
import { buildEndpoint } from './build-webhook.ts';
import type { TestShop } from '../shop.ts';

/** The example of the document signs in. */
const EXAMPLE = { email: 'anna@martyx.example', password: 'Rocket-Fan-2026!' };

/** A proof begins as its type says. */
const proofs = (photo: Buffer): World['ofType'] => ({
  'application/pdf': Buffer.from('%PDF-1.7'),
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'image/jpeg': photo,
});

/** A customer with an order, a build, a list and a cart, an open dispute, and an admin with announced uploads; `signIn` renews the sessions. */
export const buildApiWorld = async (shop: TestShop) => {
  const ctx = shop.ctx();
  const kit = await buildProduct(ctx, { onHand: 500 });
  const [sku] = await ctx.sql<{ sku: string }>('SELECT sku FROM product WHERE id = $1', [kit]);
  const inactive = await buildProduct(ctx, { active: false });
  const { productId: files } = await buildFiles(ctx);
  const anna = await buildAccount(shop, EXAMPLE);
  const { order, lines, invoice, accessToken } = await buildPaidOrder(ctx, [files, kit]);
  await ctx.sql('UPDATE orders SET customer_id = $1 WHERE id = $2', [anna.id, order.id]);
  await shop.runJobs();

  await offerPrinting(shop);
  const print = await keepPrintJob(shop.ctx(), printChoice(await buildSlicedProduct(shop)));
  const printed = await buildPaidOrder(shop.ctx(), [print.id]);

  const { disputeId } = await buildDisputed(shop);
  const dispute = await readDispute(shop, disputeId);

  const { admin, begin } = await buildUploads(shop);
  const webhook = await buildEndpoint(shop, admin.headers, { url: 'https://hooks.example.com/martyx' });
  const [stl, photo] = [boxStl(), await phonePhoto()];
  const csv = Buffer.from(`sku;price\nT-1;1,50\n`);
  const uploads = await Promise.all([1, 2, 3, 4, 5, 6].map(() => begin(stl.length)));

  const headers = await signInAs(shop, anna, EXAMPLE.password);
  await shop.inject({ method: 'POST', url: '/api/wishlist/add', headers, payload: { productId: kit } });
  const gallery = galleryOf(shop);
  const { data } = await gallery.save(headers, { productId: kit, title: 'My rocket' });
  const build = data!.saveBuild.id;
  await gallery.photo(headers, build, photo);
  const [shown] = await ctx.sql<{ sha256: string }>('SELECT photo_sha256 AS sha256 FROM build WHERE id = $1', [build]);
  const signed = (url: string) =>
    [...new URLSearchParams(url.split('?')[1])].map(([name, value]) => [name, [value]] as const);
  const { sha256 } = shown!;
  const complaint = await buildComplaint(shop, order.id);
  await addPhoto(ctx, complaint, { sha256, width: 8, height: 6, color: '#000000', content: await shop.shop.files.readAll(sha256) }); // oxfmt-ignore
  const ofPhoto = Object.fromEntries(signed(privatePhotoUrl(shop.shop, 'builds', build, sha256)));
  const ofComplaint = Object.fromEntries(signed(privatePhotoUrl(shop.shop, 'complaints', complaint, sha256)));
  const heat = `${(await shop.shop.files.put(stl)).sha256}-above`;
  const heatUrl = signedUrl(shop.shop, '/api/model-heat', heat);
  // Drawn once, in a thread that has to start: later it is at hand.
  await shop.inject({ url: heatUrl });
  const ofHeat = Object.fromEntries([...signed(heatUrl), ['file', [heat]]] as const);
  const sliced = await buildMeasuredProduct(ctx);
  await missingSlicesJob.run(ctx, {});
  await shop.inject({ url: `/api/part-layers/${sliced}/nose` });
  await shop.inject({ url: `/api/part-heat/${sliced}/nose` });
  const ofLayers = { productId: [String(sliced)], partId: ['nose'] };
  const shape = `${heat.slice(0, 64)}.glb`;
  const shapeUrl = signedUrl(shop.shop, SHAPE_ROUTE, shape);
  await shop.inject({ url: shapeUrl });
  const ofShape = Object.fromEntries([...signed(shapeUrl), ['file', [shape]]] as const);
  const ofPicture = Object.fromEntries(signed(privatePictureUrl(shop.shop, { sha256, format: 'webp' })));

  const categories = await ctx.sql<{ id: string }>('SELECT id::text FROM category');
  const products = [kit, files, inactive].map(String);
  const known: World['known'] = {
    productId: products,
    orderId: [order.id],
    order: [order.id],
    itemId: lines.map(({ id }) => id),
    lineId: printed.lines.map(({ id }) => id),
    accessToken: [accessToken],
    number: [invoice.number],
    file: [`${sha256}.webp`],
    sku: [sku!.sku],
  };
  const ids: Readonly<Record<string, readonly string[]>> = {
    products,
    users: [anna.id, admin.user.id],
    orders: [order.id],
    builds: [build],
    complaints: [complaint],
    disputes: [dispute.id],
    webhooks: [webhook.id],
    categories: categories.map(({ id }) => id),
    'model-uploads': uploads.map((upload) => upload.data!.beginModelUpload.id),
  };
  const table = Buffer.from('Date;Order;Amount\n2026-11-26;MX-2026-999999;5');
  const statement = Buffer.from(buildStatement([{ amount: 1000 }]));
  const bytesOf = (path: string) => (path.endsWith('.csv') ? csv : path.includes('/model-uploads/') ? stl : photo);
  let callers: World['callers'] = [];
  return {
    signIn: async () => {
      await ctx.sql('DELETE FROM attempt');
      await ctx.sql('UPDATE webhook_endpoint SET removed_at = NULL WHERE id = $1', [webhook.id]);
      callers = [await signInAs(shop, anna, EXAMPLE.password), await signInAs(shop, admin.user)];
    },
    /** `id` in a path means the noun before it; bytes are mostly what the path wants. */
    world: (path: string): World => {
      const noun = /\/([a-z-]+)\/\{id\}/.exec(path)?.[1] ?? '';
      const wanted = bytesOf(path);
      const ofThis = path.includes('/complaints/') ? ofComplaint : ofPhoto;
      const ofModel = path.includes('/model-heat/') ? ofHeat : ofPicture;
      const ofFile = path.includes('/part-shapes/') ? ofShape : ofModel;
      const signature = /\/(model-(pictures|heat)|part-shapes)\//.test(path) ? ofFile : ofThis;
      return {
        known: { ...known, ...signature, id: ids[noun] ?? [], ...(/part-(layers|heat)/.test(path) && ofLayers) },
        callers,
        bytes: [wanted, wanted, wanted, stl, photo, csv],
        ofType: {
          'application/xml': statement,
          ...(/(statement|cash-list)$/.test(path) && { 'text/csv': table }),
          ...(path.includes('/disputes/') && proofs(photo)),
        },
      };
    },
  };
};
