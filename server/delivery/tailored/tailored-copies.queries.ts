import { defineLoader, grouped, inOrder } from '../../core/loader.ts';
import type { Locale } from '../../core/locale.ts';
import { chosenValues } from '../../models/tailoring/chosen-values.ts';
import type { TailoredModel } from '../../models/tailoring/tailored-model.entity.ts';
import { choiceWords, type Tailoring } from '../../models/tailoring/tailoring.ts';
import { TailoredRefusal, TailoredState, type TailoredCopy } from './tailored-copies.types.ts';

/** Choices of one purchase that are shown and may be made. */
export const MOST_COPIES = 30;

type Row = Pick<TailoredModel, 'baseVersionId' | 'choiceKey' | 'choice' | 'versionId' | 'fault'> & {
  readonly entitlementId: string;
  readonly askedAt: Date;
  readonly tailoring: Tailoring;
};

const COPIES = `
  SELECT c.entitlement_id AS "entitlementId", c.asked_at AS "askedAt", m.base_version_id AS "baseVersionId",
    m.choice_key AS "choiceKey", m.choice, m.version_id AS "versionId", m.fault, v.manifest->'tailoring' AS tailoring
  FROM tailored_copy c
    JOIN tailored_model m ON m.base_version_id = c.base_version_id AND m.choice_key = c.choice_key
    JOIN model_version v ON v.id = m.base_version_id
    JOIN entitlement e ON e.id = c.entitlement_id
  WHERE c.entitlement_id = ANY($1::uuid[]) AND e.revoked_at IS NULL
  ORDER BY c.asked_at DESC, m.choice_key`;

const stateOf = ({ versionId, fault }: Row): TailoredState => {
  if (versionId) return TailoredState.READY;
  return fault ? TailoredState.REFUSED : TailoredState.MAKING;
};

const shown = (row: Row, locale: Locale): TailoredCopy => {
  const { entitlementId, baseVersionId, choiceKey, askedAt, choice, versionId, fault, tailoring } = row;
  return {
    id: `${entitlementId}.${baseVersionId}.${choiceKey.slice(0, 24)}`,
    askedAt,
    chosen: chosenValues(choiceWords(tailoring.parameters, choice), locale),
    state: stateOf(row),
    refusal: fault && TailoredRefusal[fault.fault],
    reason: fault?.fault === 'REFUSED' ? fault.reason[locale] : null,
    entitlementId,
    versionId,
  };
};

/** What buyers chose, by entitlement, the last first; none after a refund. */
export const tailoredCopiesOf = defineLoader<string, TailoredCopy[]>(async (ctx, entitlementIds) => {
  const rows = await ctx.sql<Row>(COPIES, [entitlementIds], 'delivery.tailored');
  return grouped(entitlementIds, rows, ({ entitlementId }) => entitlementId).map((own) =>
    own.map((row) => shown(row, ctx.locale)),
  );
});

/** A version that can be tailored. */
export interface TailoredBase {
  readonly baseVersionId: string;
  readonly tailoring: Tailoring;
}

const BASES = `
  SELECT DISTINCT ON (e.id) e.id AS "entitlementId", v.id AS "baseVersionId", v.manifest->'tailoring' AS tailoring
  FROM entitlement e JOIN model_version sold ON sold.id = e.model_version_id
    JOIN model_version v ON v.model_id = sold.model_id AND (v.published_at, v.id) >= (sold.published_at, sold.id)
  WHERE e.id = ANY($1::uuid[]) AND e.revoked_at IS NULL
  ORDER BY e.id, v.published_at DESC, v.id DESC`;

/** The newest version that the holder of an entitlement may load; null where nothing of it can be chosen, and after a refund. */
export const tailoringOf = defineLoader<string, TailoredBase | null>(async (ctx, entitlementIds) => {
  const rows = await ctx.sql<{ entitlementId: string; baseVersionId: string; tailoring: Tailoring | null }>(
    BASES,
    [entitlementIds],
    'delivery.tailoring',
  );
  return inOrder(entitlementIds, rows, ({ entitlementId }) => entitlementId).map((row) =>
    row?.tailoring ? { baseVersionId: row.baseVersionId, tailoring: row.tailoring } : null,
  );
});
