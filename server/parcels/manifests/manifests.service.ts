import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { Manifest, ManifestState } from '../../orders/parcels/manifest.entity.ts';
import type { ManifestView } from './manifest.types.ts';
import { contentsOf } from './manifests.queries.ts';
import { enqueueRegistering } from './register-manifest.job.ts';

const lockManifest = async (ctx: Ctx, id: string): Promise<Manifest> => {
  if (isUuid(id)) await ctx.sql('SELECT 1 FROM manifest WHERE id = $1 FOR UPDATE', [id]);
  const manifest = isUuid(id) ? await ctx.repo(Manifest).findOneBy({ id }) : null;
  if (!manifest) throw new AppError(ErrorCode.NOT_FOUND);
  return manifest;
};

/** Has the carrier told, or writes down that a person told it in its portal. */
const changesOf = (ctx: Ctx, isKnown: boolean): Partial<Manifest> =>
  isKnown
    ? { state: ManifestState.REGISTERED, registeredAt: ctx.shop.clock.now(), fault: null }
    : { state: ManifestState.REGISTERING, fault: null };

/**
 * Tells the carrier of the parcels in a manifest; it is told a little later. `isKnown`: a person registered it in the carrier's
 * portal, and the carrier is not asked. Throws NOT_FOUND, MANIFEST_STATE_CONFLICT (it is underway, registered or empty),
 * MANIFEST_LABELS_PENDING. Locks the manifest.
 */
export const registerManifest = (ctx: Ctx, id: string, isKnown: boolean): Promise<ManifestView> =>
  transaction(ctx, async (tx) => {
    const manifest = await lockManifest(tx, id);
    const { parcelCount, pendingCount } = await contentsOf(tx, id);
    const isUnderway = manifest.state === ManifestState.REGISTERING && !isKnown;
    if (isUnderway || manifest.state === ManifestState.REGISTERED || parcelCount === 0)
      throw new AppError(ErrorCode.MANIFEST_STATE_CONFLICT);
    if (pendingCount > 0) throw new AppError(ErrorCode.MANIFEST_LABELS_PENDING);
    const changes = changesOf(tx, isKnown);
    await tx.repo(Manifest).update({ id }, changes);
    if (!isKnown) await enqueueRegistering(tx, manifest);
    const after = { carrier: manifest.carrier, parcels: parcelCount, isKnown };
    await recordAction(tx, {
      action: 'manifest.register',
      subject: 'MANIFEST',
      id,
      name: `${manifest.carrier} ${manifest.carrierId}`,
      after,
    });
    return { ...manifest, ...changes, parcelCount, pendingCount };
  });
