import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { checkArg } from '../core/checked-input.ts';
import { upTo } from '../core/checks.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { checkGiftCard } from './gift-card-balance.queries.ts';
import { GiftCardBalance } from './gift-cards.types.ts';

@Resolver()
export class GiftCardsResolver {
  // A mutation: a code has no place in an address, and a wrong one is counted.
  @Cost({ call: 20 })
  @Mutation(() => GiftCardBalance, {
    description:
      'What a gift card is worth now, for who knows its code. GIFT_CARD_UNKNOWN; RATE_LIMITED after too many wrong codes.',
  })
  checkGiftCard(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'As it was typed.', validateFn: checkArg('code', upTo(200)) })
    code: string,
  ): Promise<GiftCardBalance> {
    return checkGiftCard(ctx, code);
  }
}
