import type { Module } from '../core/module.ts';
import { adminOnly, signedIn } from '../core/rules.ts';
import { StoredRating } from './product-rating.entity.ts';
import { ReviewModerationResolver } from './review-moderation.resolver.ts';
import { StoredReview } from './review.entity.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';
import { ProductReviewsResolver, ReviewResolver } from './reviews.resolver.ts';

export const reviewsModule: Module = {
  name: 'reviews',
  entities: [StoredReview, StoredRating],
  resolvers: [ReviewResolver, ProductReviewsResolver, ReviewModerationResolver],
  rules: {
    Query: { myReview: signedIn, waitingReviews: adminOnly },
    Mutation: {
      saveReview: signedIn,
      deleteReview: signedIn,
      publishReview: adminOnly,
      rejectReview: adminOnly,
    },
  },
  personalData: reviewsPersonalData,
};
