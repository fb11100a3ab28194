import type { Ctx } from '../core/context.ts';
import { changedParts, type Part, type PartChanges } from '../models/model-changes.ts';
import { versionFiles } from '../models/models.service.ts';

/** The parts of a version with what tells whether they must be printed again. */
const partsOf = async (ctx: Ctx, versionId: string): Promise<Part[]> => {
  const files = await versionFiles(ctx, versionId);
  return files.flatMap(({ kind, partId: id, sha256 }) => (kind === 'STL' && id !== null ? [{ id, sha256 }] : []));
};

/** What a newer version does to the parts of an older one. */
export const versionChanges = async (ctx: Ctx, olderId: string, newerId: string): Promise<PartChanges> =>
  changedParts(await partsOf(ctx, olderId), await partsOf(ctx, newerId));

/** The ids of the parts to be printed (again) by who has the older version. */
export const changedPartIds = async (ctx: Ctx, olderId: string, newerId: string): Promise<string[]> => {
  const { added, changed } = await versionChanges(ctx, olderId, newerId);
  return [...added, ...changed].map(({ id }) => id);
};
