import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { checkArg } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { findCard } from '../../gift-cards/gift-card-balance.queries.ts';
import type { GiftCard } from '../../gift-cards/gift-card.entity.ts';
import { ledgersByCard } from './admin-gift-cards.loaders.ts';
import { cardView, liability, listGiftCards } from './admin-gift-cards.queries.ts';
import { issueByShop, prolongByShop, reopenByShop, sendAgain, voidByShop } from './admin-gift-cards.service.ts';
import {
  AdminGiftCard,
  AdminGiftCardEntry,
  AdminGiftCardPage,
  AdminGiftCardsArgs,
  GiftCardLiability,
  IssueGiftCardInput,
} from './admin-gift-cards.types.ts';

const seen = async (ctx: Context, card: Promise<GiftCard>): Promise<AdminGiftCard> =>
  cardView(await card, ctx.shop.clock.now());

@Resolver(() => AdminGiftCard)
export class AdminGiftCardsResolver {
  @Cost({ call: 30 })
  @Query(() => AdminGiftCardPage, { description: 'For admins: gift cards, newest first.' })
  adminGiftCards(
    @Ctx() ctx: Context,
    @Args(() => AdminGiftCardsArgs) args: AdminGiftCardsArgs,
  ): Promise<AdminGiftCardPage> {
    return listGiftCards(ctx, args);
  }

  @Query(() => AdminGiftCard, { description: 'For admins: one gift card; else NOT_FOUND.' })
  adminGiftCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminGiftCard> {
    return seen(ctx, findCard(ctx, id));
  }

  @Query(() => GiftCardLiability, { description: 'For admins: what the shop owes by gift cards.' })
  giftCardLiability(@Ctx() ctx: Context): Promise<GiftCardLiability> {
    return liability(ctx);
  }

  @Cost({ call: 5, size: 20 })
  @FieldResolver(() => [AdminGiftCardEntry], { description: 'What moved its balance, newest first, at most 200.' })
  entries(@Ctx() ctx: Context, @Root() card: AdminGiftCard): Promise<AdminGiftCardEntry[]> {
    return ledgersByCard(ctx).load(card.id);
  }

  @Mutation(() => AdminGiftCard, {
    description: 'Gives a gift card; its code goes by mail on its day. GIFT_CARDS_OFF, VALIDATION_FAILED by field.',
  })
  issueGiftCard(
    @Ctx() ctx: Context,
    @Arg('input', () => IssueGiftCardInput) input: IssueGiftCardInput,
  ): Promise<AdminGiftCard> {
    return seen(ctx, issueByShop(ctx, input));
  }

  @Mutation(() => AdminGiftCard, {
    description:
      'Takes all that is left off a gift card. NOT_FOUND, VERSION_CONFLICT, GIFT_CARD_CHANGED, VALIDATION_FAILED.',
  })
  voidGiftCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('reason', () => String, { description: 'At most 200 characters.', validateFn: checkArg('reason', upTo(1000)) })
    reason: string,
  ): Promise<AdminGiftCard> {
    return seen(ctx, voidByShop(ctx, { id, expectedVersion }, reason));
  }

  @Mutation(() => AdminGiftCard, { description: 'Takes that back. NOT_FOUND, VERSION_CONFLICT, GIFT_CARD_CHANGED.' })
  reopenGiftCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
  ): Promise<AdminGiftCard> {
    return seen(ctx, reopenByShop(ctx, { id, expectedVersion }));
  }

  @Mutation(() => AdminGiftCard, {
    description: 'Lets a gift card pay until another day. NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED.',
  })
  prolongGiftCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('validUntil', () => String, {
      description: 'ISO; today or later.',
      validateFn: checkArg('validUntil', upTo(20)),
    })
    validUntil: string,
  ): Promise<AdminGiftCard> {
    return seen(ctx, prolongByShop(ctx, { id, expectedVersion }, validUntil));
  }

  @Mutation(() => AdminGiftCard, {
    description:
      'Sends a gift card anew, with a new code; the one before pays no more. NOT_FOUND, GIFT_CARD_CHANGED, GIFT_CARD_FROZEN.',
  })
  sendGiftCardAgain(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminGiftCard> {
    return seen(ctx, sendAgain(ctx, id));
  }
}
