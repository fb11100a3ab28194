import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { Order } from '../../orders/order.entity.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { LabelState, ParcelState } from '../../orders/parcels/parcel-states.ts';
import { Parcel } from '../../orders/parcels/parcel.entity.ts';
import { CarrierError } from '../carriers/carrier-error.ts';
import type { CarrierService, MadeLabel } from '../carriers/carrier-service.ts';
import { carrierService } from '../carriers/known-carriers.ts';
import { holdOpen, openManifest } from '../manifests/open-manifest.service.ts';
import { requestCancel } from './cancel-label.job.ts';
import { labelOrder, referenceOf } from './label-order.service.ts';
import { requestReturnMail } from './return-label-mail.job.ts';

const TRIES = 12;

/** Changes a parcel under its order's lock, unless another has decided on its label meanwhile. */
const settle = (ctx: Ctx, { id, orderId }: Parcel, changes: Partial<Parcel>): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    await lockOrder(tx, orderId);
    const parcel = await tx.repo(Parcel).findOneByOrFail({ id });
    if (parcel.labelState !== LabelState.REQUESTED) return parcel;
    await tx.repo(Parcel).update({ id }, changes);
    return Object.assign(parcel, changes);
  });

/** How long a carrier may work on a call whose answer was lost before its list counts as complete. */
const SETTLED_MS = 2 * MINUTE_MS;

/** What a carrier made when it was asked before. Throws CarrierError while it may still be at it. */
const findMade = async (ctx: Ctx, parcel: Parcel, carrier: CarrierService): Promise<MadeLabel | null> => {
  const order = await ctx.repo(Order).findOneByOrFail({ id: parcel.orderId });
  const found = await carrier.find!(ctx.shop, referenceOf(order, parcel), parcel.createdAt);
  const age = ctx.shop.clock.now().getTime() - parcel.labelAskedAt!.getTime();
  if (!found && age < SETTLED_MS) throw new CarrierError('SILENT', 'The parcel is not in the list yet');
  return found;
};

/** Writes down that the carrier is asked now, and asks: where it has manifests, for a parcel in the open one. */
const make = async (ctx: Ctx, parcel: Parcel, carrier: CarrierService): Promise<MadeLabel> => {
  const order = await ctx.repo(Order).findOneByOrFail({ id: parcel.orderId });
  const asked = await labelOrder(ctx, order, parcel);
  const manifest = carrier.manifests ? await openManifest(ctx, carrier) : null;
  await transaction(ctx, async (tx) => {
    if (manifest) await holdOpen(tx, manifest);
    await settle(tx, parcel, { labelAskedAt: ctx.shop.clock.now(), manifestId: manifest?.id ?? null });
  });
  const wanted = { ...asked, manifest: manifest?.carrierId ?? null };
  const made = await (parcel.returning ? carrier.createReturnLabel! : carrier.createLabel)(ctx.shop, wanted);
  ctx.shop.checkpoint?.('label.made');
  return made;
};

/** Records what the carrier made, before anything else can go wrong. A parcel that was unpacked meanwhile takes it back. */
const recordMade = (ctx: Ctx, { id, orderId }: Parcel, { carrierId, number }: MadeLabel): Promise<Parcel> =>
  transaction(ctx, async (tx) => {
    await lockOrder(tx, orderId);
    const parcel = await tx.repo(Parcel).findOneByOrFail({ id });
    await tx.repo(Parcel).update({ id }, { carrierId, number, labelFault: null });
    if (parcel.state === ParcelState.CANCELLED) await requestCancel(tx, parcel);
    return Object.assign(parcel, { carrierId, number, labelFault: null });
  });

const storeLabel = async (ctx: Ctx, parcel: Parcel, carrier: CarrierService, pdf?: Buffer | null): Promise<void> => {
  const label = pdf ?? (await carrier.labels(ctx.shop, [parcel.carrierId!], 'A6'));
  const { sha256 } = await ctx.shop.files.put(label);
  await transaction(ctx, async (tx) => {
    const settled = await settle(tx, parcel, { labelState: LabelState.READY, labelSha256: sha256, labelFault: null });
    if (settled.returning && settled.state === ParcelState.PACKED) await requestReturnMail(tx, settled);
  });
};

/** Null: nobody can say whether the carrier made one. */
const found = (ctx: Ctx, parcel: Parcel, carrier: CarrierService): Promise<MadeLabel | null> | null =>
  carrier.find ? findMade(ctx, parcel, carrier) : null;

/** Of a parcel that was unpacked while the carrier was being asked: what it made goes back. */
const takeBack = async (ctx: Ctx, parcel: Parcel, carrier: CarrierService): Promise<void> => {
  if (!parcel.labelAskedAt || parcel.carrierId) return;
  const looked = found(ctx, parcel, carrier);
  if (!looked) return void (await settle(ctx, parcel, { labelState: LabelState.UNCLEAR }));
  const made = await looked;
  if (made) await recordMade(ctx, parcel, made);
};

/** Asks the carrier for a label until there is one, it refuses, or nobody can say what it did. */
const askForLabel = async (ctx: Ctx, parcel: Parcel, carrier: CarrierService): Promise<void> => {
  if (parcel.state === ParcelState.CANCELLED) return takeBack(ctx, parcel, carrier);
  if (parcel.carrierId) return storeLabel(ctx, parcel, carrier);
  const looked = parcel.labelAskedAt ? found(ctx, parcel, carrier) : undefined;
  if (looked === null) return void (await settle(ctx, parcel, { labelState: LabelState.UNCLEAR }));
  const made = (await looked) ?? (await make(ctx, parcel, carrier));
  const recorded = await recordMade(ctx, parcel, made);
  if (recorded.state === ParcelState.PACKED) await storeLabel(ctx, recorded, carrier, made.pdf);
};

/** What a failed call leaves: a refusal is told, a call that did nothing may be made again as if it had not been. */
const noteFault = async (ctx: Ctx, seen: Parcel, carrier: CarrierService, error: unknown): Promise<void> => {
  if (!(error instanceof CarrierError)) throw error;
  const { fault, message: labelFault } = error;
  const made = (await ctx.repo(Parcel).findOneByOrFail({ id: seen.id })).carrierId !== null;
  const lost = fault === 'SILENT' && !made && !carrier.find;
  const labelState = fault === 'REFUSED' ? LabelState.REFUSED : lost ? LabelState.UNCLEAR : LabelState.REQUESTED;
  const undone = fault !== 'SILENT' && { labelAskedAt: null, ...(!made && { manifestId: null }) };
  await settle(ctx, seen, { labelState, labelFault, ...undone });
  if (labelState === LabelState.REQUESTED) throw error;
};

/** Orders the label of a parcel: recorded before the carrier is called, one at most whatever breaks in between. */
export const labelJob = defineJob({
  name: 'parcels.label',
  lane: 'carriers',
  payload: z.object({ parcelId: z.uuid() }),
  run: async (ctx, { parcelId }) => {
    const parcel = await ctx.repo(Parcel).findOneByOrFail({ id: parcelId });
    const carrier = carrierService(ctx.shop, parcel.carrier);
    if (!carrier || parcel.labelState !== LabelState.REQUESTED) return;
    try {
      await askForLabel(ctx, parcel, carrier);
    } catch (error) {
      await noteFault(ctx, parcel, carrier, error);
    }
  },
});

/** Asks for it in the caller's transaction. */
export const enqueueLabel = (ctx: Ctx, { id }: Pick<Parcel, 'id'>): Promise<void> =>
  enqueue(ctx, labelJob, { parcelId: id }, { key: `parcels.label:${id}`, maxAttempts: TRIES });
