import type { Ctx } from '../../core/context.ts';
import { changedParts, type PartChanges } from '../../models/version/model-changes.ts';
import { partHashes } from '../../models/models.service.ts';

/** What a newer version does to the parts of an older one. */
export const versionChanges = async (ctx: Ctx, olderId: string, newerId: string): Promise<PartChanges> =>
  changedParts(await partHashes(ctx, olderId), await partHashes(ctx, newerId));

/** The ids of the parts to be printed (again) by who has the older version. */
export const changedPartIds = async (ctx: Ctx, olderId: string, newerId: string): Promise<string[]> => {
  const { added, changed } = await versionChanges(ctx, olderId, newerId);
  return [...added, ...changed].map(({ id }) => id);
};
