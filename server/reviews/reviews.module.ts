import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { mayManage, signedIn } from '../core/rules.ts';
import { StoredRating } from './product-rating.entity.ts';
import { ReviewModerationResolver } from './review-moderation.resolver.ts';
import { StoredReview } from './review.entity.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';
import { ProductReviewsResolver, ReviewResolver } from './reviews.resolver.ts';

const moderating = mayManage[Permission.CATALOGUE];

export const reviewsModule: Module = {
  name: 'reviews',
  entities: [StoredReview, StoredRating],
  resolvers: [ReviewResolver, ProductReviewsResolver, ReviewModerationResolver],
  reads: { now: ['myReview', 'adminReviews'] },
  rules: {
    Query: { myReview: signedIn, adminReviews: moderating },
    Mutation: {
      saveReview: signedIn,
      deleteReview: signedIn,
      publishReview: moderating,
      rejectReview: moderating,
      reopenReview: moderating,
    },
  },
  personalData: reviewsPersonalData,
};
