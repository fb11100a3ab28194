import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { cashCollections } from './cash-collections.queries.ts';
import { setCashCollectionAside } from './cash-collections.service.ts';
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
