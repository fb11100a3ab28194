import { imageOf } from '../../catalog/catalog-rows.ts';
import type { Ctx } from '../../core/context.ts';
import type { ModelVersion } from '../../models/version/model-version.entity.ts';
import { versionById } from '../delivery.loaders.ts';
import { packageDownload } from '../links/item-download.ts';
import { versionsOf, type OwnedVersionRow } from './owned-versions.queries.ts';
import type { ChangedPart, VersionChanges } from './owned-versions.types.ts';
import { versionChanges } from '../notices/version-changes.ts';

const shown = (ctx: Ctx, { manifest, partImages }: ModelVersion, ids: readonly { id: string }[]): ChangedPart[] =>
  manifest.parts.flatMap(({ id, name, quantity, grams }, i) => {
    if (!ids.some((part) => part.id === id)) return [];
    const image = partImages[id];
    const picture = image ? imageOf({ ...image, alt: image.alt[ctx.locale] ?? image.alt.en }) : null;
    return [{ id, number: i + 1, name: name[ctx.locale], quantity, grams, image: picture }];
  });

type VersionRef = Pick<OwnedVersionRow, 'entitlementId' | 'id'>;

/** The older version to compare with: the named one, else the newest that the buyer has. Null for one that is not older or not owned. */
const olderOf = async (ctx: Ctx, newer: VersionRef, since?: string | null): Promise<OwnedVersionRow | null> => {
  const versions = await versionsOf(ctx).load(newer.entitlementId);
  const place = versions.findIndex(({ id }) => id === newer.id);
  const isWanted = ({ id, held }: OwnedVersionRow) => (since ? id === since : held);
  return versions.slice(place + 1).find(isWanted) ?? null;
};

/** What an owned version changes against an older owned one; null when there is no such older one. */
export const ownedChanges = async (
  ctx: Ctx,
  newer: VersionRef,
  since?: string | null,
): Promise<VersionChanges | null> => {
  const older = await olderOf(ctx, newer, since);
  if (!older) return null;
  const { entitlementId, id: modelVersionId } = newer;
  const [before, after] = await versionById(ctx).loadMany([older.id, modelVersionId]);
  if (!before || !after || before instanceof Error || after instanceof Error) return null;
  const { added, changed, removed } = await versionChanges(ctx, older.id, modelVersionId);
  const toPrint = added.length + changed.length;
  return {
    sinceId: older.id,
    since: older.version,
    added: shown(ctx, after, added),
    changed: shown(ctx, after, changed),
    removed: shown(ctx, before, removed),
    unchanged: after.manifest.parts.length - toPrint,
    download:
      toPrint === 0 ? null : await packageDownload(ctx, { entitlementId, modelVersionId, scope: older.id }, false),
  };
};
