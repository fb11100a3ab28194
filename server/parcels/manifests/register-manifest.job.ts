import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { Manifest, ManifestState } from '../../orders/parcels/manifest.entity.ts';
import { CarrierError } from '../carriers/carrier-error.ts';
import { carrierService } from '../carriers/known-carriers.ts';

const TRIES = 12;

/**
 * Tells the carrier of the parcels in a manifest, until it knows them or refuses. A call whose answer was lost is made again; what
 * the carrier says to the second is shown to a person.
 */
export const registerManifestJob = defineJob({
  name: 'parcels.register-manifest',
  lane: 'carriers',
  payload: z.object({ manifestId: z.uuid() }),
  run: async (ctx, { manifestId }) => {
    const manifests = ctx.repo(Manifest);
    const { carrier, carrierId, state } = await manifests.findOneByOrFail({ id: manifestId });
    const service = carrierService(ctx.shop, carrier)?.manifests;
    if (!service || state !== ManifestState.REGISTERING) return;
    const where = { id: manifestId, state: ManifestState.REGISTERING };
    try {
      await service.register(ctx.shop, carrierId);
      ctx.shop.checkpoint?.('manifest.registered');
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      const refused = error.fault === 'REFUSED' && { state: ManifestState.REFUSED };
      await manifests.update(where, { fault: error.message, ...refused });
      if (refused) return;
      throw error;
    }
    const registeredAt = ctx.shop.clock.now();
    await manifests.update(where, { state: ManifestState.REGISTERED, registeredAt, fault: null });
  },
});

/** Asks for it in the caller's transaction. */
export const enqueueRegistering = (ctx: Ctx, { id }: Pick<Manifest, 'id'>): Promise<void> =>
  enqueue(ctx, registerManifestJob, { manifestId: id }, { key: `parcels.register-manifest:${id}`, maxAttempts: TRIES });
