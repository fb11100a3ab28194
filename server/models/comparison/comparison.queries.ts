import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { defineLoader, inOrder } from '../../core/loader.ts';
import { gramsOf } from '../draft/draft-manifest.ts';
import type { ModelDraft } from '../draft/model-draft.entity.ts';
import { versionsOfProduct } from '../version/model-versions.queries.ts';
import { comparisonOf, type ComparedState, type ComparedVersion } from './comparison-view.ts';
import type { VersionComparison } from './comparison.types.ts';

/** Outlines are the most of what is measured, and nothing is compared by them. */
const COMPARED = `
  SELECT v.id, v.revision,
    (SELECT jsonb_agg(p.part #- '{facts,footprint}' || jsonb_build_object('sha256', f.sha256) ORDER BY p.place)
      FROM jsonb_array_elements(v.manifest->'parts') WITH ORDINALITY AS p (part, place)
      JOIN model_file f ON f.version_id = v.id AND f.kind = 'STL' AND f.part_id = p.part->>'id') AS parts
  FROM model_version v WHERE v.id = ANY($1::uuid[])`;

type Row = ComparedVersion & { readonly id: string; readonly parts: readonly ComparedState[] | null };

/** Versions with what they are compared by. One statement. */
const comparedVersion = defineLoader<string, ComparedVersion | null>(async (ctx: Ctx, ids) => {
  const rows = await ctx.sql<Row>(COMPARED, [[...new Set(ids)]], 'models.compared');
  return inOrder(
    ids,
    rows.map((row) => ({ ...row, parts: row.parts ?? [] })),
    ({ id }) => id,
  );
});

export interface ComparedIds {
  readonly older?: string | null;
  readonly newer?: string | null;
}

/**
 * What changed between two versions of a product's model that were published up to the one sold now: without ids the last one
 * against the one before it. Null where there is nothing before it. Throws NOT_FOUND for ids of other versions.
 */
export const versionComparison = async (
  ctx: Ctx,
  productId: number,
  { older, newer }: ComparedIds,
): Promise<VersionComparison | null> => {
  const versions = await versionsOfProduct(ctx).load(productId);
  const placeOf = (id: string): number => {
    const place = versions.findIndex((version) => version.id === id);
    if (place < 0) throw new AppError(ErrorCode.NOT_FOUND);
    return place;
  };
  const last = newer ? placeOf(newer) : 0;
  const first = older ? placeOf(older) : last + 1;
  const [after, before] = [versions[Math.min(first, last)], versions[Math.max(first, last)]];
  if (!after || !before) return null;
  const [from, to] = await comparedVersion(ctx).loadMany([before.id, after.id]);
  if (from instanceof Error) throw from;
  if (to instanceof Error) throw to;
  return from && to ? comparisonOf(ctx, from, to) : null;
};

/** What a draft changes of the version that it follows; null for the first version of a model. */
export const draftComparison = async (
  ctx: Ctx,
  { baseVersionId, revision, parts, print }: Pick<ModelDraft, 'baseVersionId' | 'revision' | 'parts' | 'print'>,
): Promise<VersionComparison | null> => {
  const base = baseVersionId === null ? null : await comparedVersion(ctx).load(baseVersionId);
  if (!base) return null;
  const states = parts.map((part) => ({
    ...part,
    sha256: part.stl.sha256,
    grams: gramsOf(part, print)?.grams ?? null,
  }));
  return comparisonOf(ctx, base, { revision, parts: states });
};
