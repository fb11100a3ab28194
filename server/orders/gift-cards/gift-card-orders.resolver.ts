import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Order } from '../order.entity.ts';
import { PlacedOrder } from '../placed-order.types.ts';
import { buyGiftCard } from './gift-card-order.service.ts';
import { BoughtGiftCard, BuyGiftCardInput, GiftCardSale } from './gift-card-orders.types.ts';
import { giftCardSale, sentAtByOrder } from './gift-card-sale.queries.ts';

@Resolver(() => Order)
export class GiftCardOrdersResolver {
  @Query(() => GiftCardSale, { description: 'Over which sums and by which ways gift cards are sold now.' })
  giftCardSale(@Ctx() ctx: Context): Promise<GiftCardSale> {
    return giftCardSale(ctx);
  }

  @Mutation(() => PlacedOrder, {
    description:
      'Places an order of a gift card: paid, refunded and seen as any other, without VAT. The card is made once it is paid and sent on ' +
      'its day. Repeating it with the same key and input gives the same order. GIFT_CARDS_OFF, PAYMENT_WAY_UNAVAILABLE.',
  })
  buyGiftCard(
    @Ctx() ctx: Context,
    @Arg('input', () => BuyGiftCardInput) input: BuyGiftCardInput,
  ): Promise<PlacedOrder> {
    return buyGiftCard(ctx, input);
  }

  @FieldResolver(() => BoughtGiftCard, { nullable: true, description: 'The gift card that it buys; null: none.' })
  async giftCard(@Ctx() ctx: Context, @Root() { id, giftCardWish }: Order): Promise<BoughtGiftCard | null> {
    return giftCardWish && { ...giftCardWish, sentAt: await sentAtByOrder(ctx).load(id) };
  }
}
