import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Locale } from '../../core/locale.ts';
import { chosenValues } from '../tailoring/chosen-values.ts';
import { tryTailoring, type Trial, type TrialFault } from '../tailoring/trial.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { manifestOf, problemsOf } from './draft-manifest.ts';
import type { ModelDraft } from './model-draft.entity.ts';

/** Until somebody says it. */
const UNNUMBERED = '0';

/**
 * Tries what may be chosen of a draft as it would be sold; null: nothing may. Takes up to half a minute. Throws DRAFT_INCOMPLETE
 * for what was not said yet, but for its number.
 */
export const triedDraft = async (ctx: Ctx, draft: ModelDraft): Promise<Trial | null> => {
  const numbered = { ...draft, revision: draft.revision ?? UNNUMBERED };
  const { baseVersionId } = draft;
  const base = baseVersionId === null ? null : await ctx.repo(ModelVersion).findOneByOrFail({ id: baseVersionId });
  const problems = problemsOf(numbered);
  if (problems.length > 0) throw new AppError(ErrorCode.DRAFT_INCOMPLETE, { problems });
  const manifest = manifestOf(numbered, base?.manifest);
  return manifest.tailoring ? tryTailoring(manifest, ctx.stopped) : null;
};

/** Words of the interpreter, or of the seller. */
export const faultMessage = ({ message, words }: TrialFault, locale: Locale): string | null =>
  words?.[locale] ?? message ?? null;

/** Throws TAILORING_BROKEN where a choice of what may be chosen could not be sold. Takes up to half a minute. */
export const checkTailoring = async (ctx: Ctx, draft: ModelDraft): Promise<void> => {
  const fault = (await triedDraft(ctx, draft))?.fault;
  if (!fault) return;
  const { reason, line, partId: part, chosen } = fault;
  const choice = chosenValues(chosen, ctx.locale)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ');
  const words = faultMessage(fault, ctx.locale);
  throw new AppError(ErrorCode.TAILORING_BROKEN, { reason, choice, line: line ?? 0, words, part });
};
