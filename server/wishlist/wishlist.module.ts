import type { Module } from '../core/module.ts';
import { anyone, signedIn } from '../core/rules.ts';
import { StoredWishlistItem } from './wishlist-item.entity.ts';
import { wishlistMailJob, wishlistNewsJob } from './wishlist-news.job.ts';
import { StoredWishlist } from './wishlist.entity.ts';
import { wishlistPersonalData } from './wishlist.personal-data.ts';
import {
  ProductWishlistResolver,
  WishlistItemResolver,
  WishlistResolver,
  WishlistSettingsResolver,
} from './wishlist.resolver.ts';
import { wishlistRoutes } from './wishlist.rest.ts';

export const wishlistModule: Module = {
  name: 'wishlist',
  entities: [StoredWishlist, StoredWishlistItem],
  resolvers: [WishlistResolver, WishlistItemResolver, WishlistSettingsResolver, ProductWishlistResolver],
  reads: { now: ['myWishlist', 'sharedWishlist'] },
  rules: {
    Query: { myWishlist: signedIn, sharedWishlist: anyone },
    Mutation: {
      addToWishlist: signedIn,
      removeFromWishlist: signedIn,
      addAllToWishlist: signedIn,
      removeAllFromWishlist: signedIn,
      cleanUpWishlist: signedIn,
      restoreToWishlist: signedIn,
      shareWishlist: signedIn,
      stopSharingWishlist: signedIn,
      setWishlistNews: signedIn,
      unsubscribeFromWishlist: anyone,
    },
  },
  jobs: [wishlistNewsJob, wishlistMailJob],
  personalData: wishlistPersonalData,
  routes: wishlistRoutes,
};
