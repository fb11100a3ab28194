import type { ApolloCache } from '@apollo/client';
import { MyReviewDocument, type OwnReviewFieldsFragment } from './MyReview.gen.ts';

/** Shows the customer's review of a product as it is from now on, null once it is deleted: the server need not be asked. */
export const writeOwnReview = (cache: ApolloCache, productId: number, review: OwnReviewFieldsFragment | null): void =>
  void cache.updateQuery(
    { query: MyReviewDocument, variables: { productId } },
    (known) => known && { myReview: { ...known.myReview, review } },
  );
