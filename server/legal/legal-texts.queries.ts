import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { dayOf } from '../core/text/format.ts';
import { versionOn, type LegalPage } from '../settings/legal-days.setting.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { sectionsOf, type TextSection } from './legal-sections.ts';
import { LegalVersion } from './legal-version.entity.ts';

/** The day of the version of a text that holds today; null: what is built in. Costs no statement while settings are kept. */
export const versionToday = async (ctx: Ctx, page: LegalPage): Promise<string | null> =>
  versionOn((await readSettings(ctx)).legalDays, page, dayOf(ctx.shop.clock.now()));

export interface LegalText {
  readonly page: LegalPage;
  /** Null: what is built in. */
  readonly day: string | null;
  readonly sections: readonly TextSection[];
  /** Of the published versions that hold or held, the latest first. */
  readonly days: readonly string[];
}

/**
 * A legal text as it holds today, or as the version of `day` held it, in the language of the request. Throws NOT_FOUND for a day
 * from which none holds or that has not come.
 */
export const legalText = async (ctx: Ctx, page: LegalPage, asked: string | null): Promise<LegalText> => {
  const { legalDays } = await readSettings(ctx);
  const today = dayOf(ctx.shop.clock.now());
  const days = legalDays[page].filter((from) => from <= today).toReversed();
  const day = asked ?? days[0] ?? null;
  if (day === null) return { page, day, sections: [], days };
  const stored = days.includes(day) ? await ctx.repo(LegalVersion).findOneBy({ page, validFrom: day }) : null;
  if (!stored) throw new AppError(ErrorCode.NOT_FOUND);
  return { page, day, sections: sectionsOf(stored.texts[ctx.locale]), days };
};
