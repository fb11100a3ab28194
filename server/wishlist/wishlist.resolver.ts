import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { receiptFor } from '../core/payload.ts';
import { Receipt } from '../core/payload.types.ts';
import { productById } from '../catalog/catalog.loaders.ts';
import { ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { isInMyWishlist, myWishlist, sharedWishlist } from './wishlist.queries.ts';
import {
  setWishlistNews,
  shareWishlist,
  stopSharingWishlist,
  unsubscribeFromWishlist,
} from './wishlist-sharing.service.ts';
import {
  SharedWishlist,
  WishlistChange,
  WishlistItemView,
  WishlistRestoreInput,
  WishlistView,
} from './wishlist.types.ts';
import {
  addAllToWishlist,
  addToWishlist,
  cleanUpWishlist,
  removeAllFromWishlist,
  removeFromWishlist,
  restoreToWishlist,
  type Changed,
} from './wishlist.service.ts';

const then = async (ctx: Context, work: Promise<unknown>): Promise<WishlistView> => {
  await work;
  return myWishlist(ctx);
};

const withList = async (ctx: Context, work: Promise<Changed>): Promise<WishlistChange> => ({
  ...(await work),
  wishlist: await myWishlist(ctx),
});

@Resolver(() => WishlistView)
export class WishlistResolver {
  @Query(() => WishlistView, { description: "The signed-in customer's list; empty before the first product." })
  myWishlist(@Ctx() ctx: Context): Promise<WishlistView> {
    return myWishlist(ctx);
  }

  @Query(() => SharedWishlist, { description: 'A list by the token of its link. Errors: NOT_FOUND.' })
  sharedWishlist(@Ctx() ctx: Context, @Arg('token', () => String) token: string): Promise<SharedWishlist> {
    return sharedWishlist(ctx, token);
  }

  @Mutation(() => WishlistView, {
    description: 'Puts a product in front. Errors: ALREADY_IN_WISHLIST, PRODUCT_NOT_FOUND, WISHLIST_FULL (past 500).',
  })
  addToWishlist(@Ctx() ctx: Context, @Arg('productId', () => Int) productId: number): Promise<WishlistView> {
    return then(ctx, addToWishlist(ctx, productId));
  }

  @Mutation(() => WishlistView, { description: 'Errors: NOT_IN_WISHLIST.' })
  removeFromWishlist(@Ctx() ctx: Context, @Arg('productId', () => Int) productId: number): Promise<WishlistView> {
    return then(ctx, removeFromWishlist(ctx, productId));
  }

  @Mutation(() => WishlistChange, { description: 'Adds at most 100, the last one foremost.' })
  addAllToWishlist(@Ctx() ctx: Context, @Arg('productIds', () => [Int]) productIds: number[]): Promise<WishlistChange> {
    return withList(ctx, addAllToWishlist(ctx, productIds));
  }

  @Mutation(() => WishlistChange, { description: 'Removes at most 100.' })
  removeAllFromWishlist(
    @Ctx() ctx: Context,
    @Arg('productIds', () => [Int]) productIds: number[],
  ): Promise<WishlistChange> {
    return withList(ctx, removeAllFromWishlist(ctx, productIds));
  }

  @Mutation(() => WishlistChange, { description: 'Removes what is no longer sold.' })
  cleanUpWishlist(@Ctx() ctx: Context): Promise<WishlistChange> {
    return withList(ctx, cleanUpWishlist(ctx));
  }

  @Mutation(() => WishlistView, { description: 'Undoes a removal: products come back to the places that they had.' })
  restoreToWishlist(
    @Ctx() ctx: Context,
    @Arg('items', () => [WishlistRestoreInput]) items: WishlistRestoreInput[],
  ): Promise<WishlistView> {
    return then(ctx, restoreToWishlist(ctx, items));
  }
}

@Resolver(() => WishlistItemView)
export class WishlistItemResolver {
  @Cost({ call: 10 })
  @FieldResolver(() => ProductView, { description: 'Also when it is no longer sold.' })
  async product(@Ctx() ctx: Context, @Root() item: WishlistItemView): Promise<ProductView> {
    return (await productById(ctx).load(item.productId))!;
  }
}

@Resolver(() => ProductView)
export class ProductWishlistResolver {
  @FieldResolver(() => Boolean, { description: "Whether it is on the caller's list; false for a visitor." })
  inMyWishlist(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<boolean> | boolean {
    return ctx.viewer !== null && isInMyWishlist(ctx).load(id);
  }
}

@Resolver(() => WishlistView)
export class WishlistSettingsResolver {
  @Mutation(() => WishlistView, { description: 'Gives the list a secret address, or keeps the one that it has.' })
  shareWishlist(@Ctx() ctx: Context): Promise<WishlistView> {
    return then(ctx, shareWishlist(ctx));
  }

  @Mutation(() => WishlistView, { description: 'The former address leads nowhere from now on.' })
  stopSharingWishlist(@Ctx() ctx: Context): Promise<WishlistView> {
    return then(ctx, stopSharingWishlist(ctx));
  }

  @Mutation(() => WishlistView, {
    description: 'Begins or ends mail about lower prices and what is back, in the language of the call.',
  })
  setWishlistNews(@Ctx() ctx: Context, @Arg('news', () => Boolean) news: boolean): Promise<WishlistView> {
    return then(ctx, setWishlistNews(ctx, news));
  }

  @Mutation(() => Receipt, { description: "Ends the mails by the token of a mail's link. Errors: NOT_FOUND." })
  unsubscribeFromWishlist(@Ctx() ctx: Context, @Arg('token', () => String) token: string): Promise<Receipt> {
    return receiptFor(ctx, unsubscribeFromWishlist(ctx, token));
  }
}
