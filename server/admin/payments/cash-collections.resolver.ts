import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { cashCollections } from './cash-collections.queries.ts';
import { assignCashCollection, setCashCollectionAside } from './cash-collections.service.ts';
import { awaitedView, CashCollectionsView, CashCollectionView, collectionView } from './cash-collections.types.ts';

@Resolver()
export class CashCollectionsResolver {
  @Cost({ call: 50 })
  @Query(() => CashCollectionsView, { description: 'What carriers say that they collected, and what no list has.' })
  async cashCollections(@Ctx() ctx: Context): Promise<CashCollectionsView> {
    const { open, awaited, done } = await cashCollections(ctx);
    return { open: open.map(collectionView), awaited: awaited.map(awaitedView), done: done.map(collectionView) };
  }

  @Mutation(() => CashCollectionView, {
    description:
      'Says whose money it is that a carrier collected and could not be told from its list; it is booked where it is the sum ' +
      'of the order, which was sent and is not paid. NOT_FOUND, ORDER_NOT_FOUND, ENTRY_DECIDED, VALIDATION_FAILED.',
  })
  async assignCashCollection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('orderId', () => ID) orderId: string,
  ): Promise<CashCollectionView> {
    return collectionView(await assignCashCollection(ctx, id, orderId));
  }

  @Mutation(() => CashCollectionView, {
    description:
      'Puts away what a carrier collected and was dealt with otherwise, or brings it back. It books nothing. NOT_FOUND, ' +
      'ENTRY_DECIDED.',
  })
  async setCashCollectionAside(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('aside', () => Boolean) aside: boolean,
  ): Promise<CashCollectionView> {
    return collectionView(await setCashCollectionAside(ctx, id, aside));
  }
}
