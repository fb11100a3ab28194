import { MoreThan } from 'typeorm';
import type { Ctx } from '../../core/context.ts';
import { DAY_MS } from '../../core/time.ts';
import { KeptVatCheck } from './vat-check.entity.ts';

/** An answer of VIES as an order keeps it. */
export interface VatCheck {
  /** With its prefix, such as DE123456789. */
  readonly number: string;
  readonly valid: boolean;
  /** Null: the state does not tell. */
  readonly name: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
  /** ISO moment. */
  readonly checkedAt: string;
}

/** What VIES said of a number within the last day; null: nothing. Asks nobody. */
export const keptVatCheck = async (ctx: Ctx, number: string): Promise<VatCheck | null> => {
  const since = new Date(ctx.shop.clock.now().getTime() - DAY_MS);
  const kept = await ctx.repo(KeptVatCheck).findOneBy({ number, checkedAt: MoreThan(since) });
  return kept && { ...kept, checkedAt: kept.checkedAt.toISOString() };
};
