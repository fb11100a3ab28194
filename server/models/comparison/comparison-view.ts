import type { Ctx } from '../../core/context.ts';
import type { Locale } from '../../core/locale.ts';
import { signedUrl } from '../picture/private-pictures.ts';
import { comparedParts, type PartState } from './compared-parts.ts';
import type { ComparedPart, VersionComparison } from './comparison.types.ts';
import { SHAPE_ROUTE } from './part-shapes.ts';

export interface ComparedState extends PartState {
  readonly name: Partial<Record<Locale, string>> | null;
  readonly grams: number | null;
}

/** A version, or what is to become one. */
export interface ComparedVersion {
  readonly revision: string | null;
  readonly parts: readonly ComparedState[];
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const viewOf = ({ shop, locale }: Ctx, part: ComparedState): ComparedPart => {
  const { id, name, quantity, sizeMm, facts, grams, sha256 } = part;
  return {
    name: name?.[locale] || name?.en || id,
    quantity,
    sizeMm,
    volumeCm3: facts ? rounded(facts.volumeMm3 / 1000, 2) : null,
    grams,
    shapeUrl: signedUrl(shop, SHAPE_ROUTE, `${sha256}.glb`),
  };
};

/** All copies of all parts; null where that is not known of each. */
const gramsOf = (parts: readonly ComparedState[]): number | null => {
  let sum = 0;
  for (const { grams, quantity } of parts) {
    if (grams === null || quantity === null) return null;
    sum += grams * quantity;
  }
  return rounded(sum, 1);
};

/** What changed from one version to the other, in the language of the request. */
export const comparisonOf = (ctx: Ctx, older: ComparedVersion, newer: ComparedVersion): VersionComparison => {
  const { changes, unchanged } = comparedParts(older.parts, newer.parts);
  return {
    older: older.revision ?? '',
    newer: newer.revision,
    parts: changes.map(({ kind, before, after }) => ({
      partId: (after ?? before)!.id,
      kind,
      before: before && viewOf(ctx, before),
      after: after && viewOf(ctx, after),
    })),
    unchanged,
    gramsBefore: gramsOf(older.parts),
    gramsAfter: gramsOf(newer.parts),
  };
};
