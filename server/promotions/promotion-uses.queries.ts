import { normaliseEmail } from '../accounts/email-address.ts';
import type { Ctx } from '../core/context.ts';
import { PromotionProblem } from './promotion-kinds.ts';
import { refused, type PromotionTerms, type Refusal } from './reductions.ts';

/** Who buys, as far as it is known: an account, and the e-mail address of an order. */
export interface Buyer {
  readonly userId: string | null;
  readonly email: string | null;
}

let ordersOfBuyer = 'SELECT NULL::uuid AS id WHERE $1::uuid IS NOT NULL AND $2::text IS NOT NULL AND false';

/**
 * The module that keeps orders says which a buyer has placed and not ended: the ids, as a statement, by the account ($1) and the
 * address of an order in its normal form ($2), each of which may be null.
 */
export const setOrdersOfBuyer = (sql: string): void => {
  ordersOfBuyer = sql;
};

interface Uses {
  readonly id: string;
  readonly redeemed: number;
  readonly byBuyer: number;
  readonly ordered: boolean;
  readonly inGroup: boolean;
}

const readUses = (ctx: Ctx, { userId, email }: Buyer, ids: readonly string[]): Promise<Uses[]> => {
  const text = `
    WITH theirs AS MATERIALIZED (${ordersOfBuyer})
    SELECT p.id, p.redeemed, EXISTS (SELECT FROM theirs) AS ordered,
      (SELECT count(*)::int FROM theirs t JOIN promotion_redemption r ON r.order_id = t.id
        WHERE r.promotion_id = p.id) AS "byBuyer",
      p.group_id IS NULL OR EXISTS (SELECT FROM customer_group_member m
        WHERE m.group_id = p.group_id AND m.user_id = $1::uuid) AS "inGroup"
    FROM promotion p WHERE p.id = ANY($3::uuid[])`;
  return ctx.sql<Uses>(text, [userId, email === null ? null : normaliseEmail(email), ids], 'promotions.uses');
};

/** Whether it depends on who buys. */
export const isPersonal = ({ maxUsesEach, firstOrderOnly, groupId }: PromotionTerms): boolean =>
  maxUsesEach !== null || firstOrderOnly || groupId !== null;

const isLimited = (promotion: PromotionTerms): boolean => promotion.maxUses !== null || isPersonal(promotion);

const refusalFor = ({ maxUses, maxUsesEach, firstOrderOnly }: PromotionTerms, uses: Uses): Refusal | null => {
  if (!uses.inGroup) return refused(PromotionProblem.NOT_FOR_YOU);
  if (maxUses !== null && uses.redeemed >= maxUses) return refused(PromotionProblem.USED_UP);
  if (maxUsesEach !== null && uses.byBuyer >= maxUsesEach) return refused(PromotionProblem.USED_BY_YOU);
  return firstOrderOnly && uses.ordered ? refused(PromotionProblem.FIRST_ORDER_ONLY) : null;
};

/** Why each promotion is not for this buyer or used up, by its id. One statement, and none where no promotion has a limit. */
export const refusalsByUse = async (
  ctx: Ctx,
  buyer: Buyer,
  promotions: readonly PromotionTerms[],
): Promise<Map<string, Refusal>> => {
  const limited = promotions.filter(isLimited);
  if (limited.length === 0) return new Map();
  const rows = await readUses(
    ctx,
    buyer,
    limited.map(({ id }) => id),
  );
  const uses = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    limited.flatMap((promotion) => {
      const known = uses.get(promotion.id);
      const refusal = known ? refusalFor(promotion, known) : refused(PromotionProblem.UNKNOWN);
      return refusal ? [[promotion.id, refusal]] : [];
    }),
  );
};
