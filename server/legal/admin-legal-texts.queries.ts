import type { Ctx } from '../core/context.ts';
import { dayOf } from '../core/text/format.ts';
import type { LegalPage } from '../settings/legal-days.setting.ts';
import { LegalDraft, LegalVersion } from './legal-version.entity.ts';
import type { AdminLegalText } from './legal.types.ts';

/** Each of these texts with its draft and its versions. */
export const adminLegalTexts = async (ctx: Ctx, pages: readonly LegalPage[]): Promise<AdminLegalText[]> => {
  const drafts = await ctx.repo(LegalDraft).find();
  const versions = await ctx.repo(LegalVersion).find({ order: { validFrom: 'DESC' } });
  const today = dayOf(ctx.shop.clock.now());
  return pages.map((page) => {
    const draft = drafts.find((each) => each.page === page);
    const own = versions.filter((each) => each.page === page);
    return {
      id: page,
      page,
      draftVersion: draft?.version ?? 0,
      draft: draft?.texts ?? null,
      current: own.find(({ validFrom }) => validFrom <= today)?.texts ?? null,
      versions: own.map(({ validFrom: day, publishedAt }) => ({ day, publishedAt, coming: day > today })),
    };
  });
};

/** One of them. */
export const adminLegalText = async (ctx: Ctx, page: LegalPage): Promise<AdminLegalText> =>
  (await adminLegalTexts(ctx, [page]))[0]!;
