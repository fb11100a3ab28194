import { fold } from '../catalog/search/search-text.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { countedAll, offsetOf, type ListPage, type NumberedPage } from '../core/list-page.ts';
import { KeptByNotice } from '../core/news/kept-by-notice.ts';
import type { Shop } from '../core/shop.ts';
import { isUuid } from '../core/text/text.ts';
import { PromotionState } from './promotion-kinds.ts';
import { Promotion } from './promotion.entity.ts';

/** Topic of the news of a change. */
export const CHANGED = 'promotions';

const keptOf = new WeakMap<Shop, KeptByNotice<Promotion[]>>();

const readStored = (ctx: Ctx): Promise<Promotion[]> => ctx.repo(Promotion).find({ order: { id: 'ASC' } });

/**
 * Every promotion, the oldest first, kept until a process changes one, which costs no statement. A use is no change: how often
 * one was used is read where it counts.
 */
export const keptPromotions = (ctx: Ctx): Promise<Promotion[]> => {
  const { shop } = ctx;
  if (ctx.told?.has(CHANGED)) return readStored(ctx);
  const kept = keptOf.get(shop) ?? new KeptByNotice<Promotion[]>(shop.news, [CHANGED], 1);
  keptOf.set(shop, kept);
  return kept.get('', () => readStored(ctx));
};

/** Where it stands: switched off before all else, then over, used up, not begun. */
export const stateOf = (promotion: Promotion, now: Date): PromotionState => {
  const { active, startsAt, endsAt, maxUses, redeemed } = promotion;
  if (!active) return PromotionState.OFF;
  if (endsAt && endsAt <= now) return PromotionState.ENDED;
  if (maxUses !== null && redeemed >= maxUses) return PromotionState.USED_UP;
  return startsAt && startsAt > now ? PromotionState.PLANNED : PromotionState.RUNNING;
};

const hasWords = ({ code, names }: Promotion, words: readonly string[]): boolean => {
  const text = fold([code ?? '', ...Object.values(names)].join(' '));
  return words.every((word) => text.includes(word));
};

export interface PromotionListArgs extends ListPage {
  /** Words of the code or of a name, in any language. */
  readonly search?: string | null;
  readonly state?: PromotionState | null;
}

/** A page of them, the newest first, in one statement: there are never more than `MOST_PROMOTIONS`. */
export const listPromotions = async (
  ctx: Ctx,
  { search, state, ...page }: PromotionListArgs,
): Promise<NumberedPage & { items: Promotion[] }> => {
  const now = ctx.shop.clock.now();
  const words = fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = (await readStored(ctx))
    .filter((promotion) => (!state || stateOf(promotion, now) === state) && hasWords(promotion, words))
    .reverse();
  const from = offsetOf(page);
  return { items: found.slice(from, from + page.first), ...countedAll(found.length) };
};

/** One of them. Throws NOT_FOUND. */
export const findPromotion = async (ctx: Ctx, id: string): Promise<Promotion> => {
  const found = isUuid(id) ? await ctx.repo(Promotion).findOneBy({ id }) : null;
  if (!found) throw new AppError(ErrorCode.NOT_FOUND);
  return found;
};
