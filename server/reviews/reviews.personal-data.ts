import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const REVIEWS = `
  SELECT r.id, r.product_id AS "productId", r.rating, r.text, r.build_id AS build, r.state, r.reason,
    r.written_at AS "writtenAt", r.published_at AS "publishedAt"
  FROM review r WHERE r.user_id = $1 ORDER BY r.id`;

/** Own reviews. They go with the account. */
export const reviewsPersonalData: readonly PersonalData[] = [
  {
    name: 'reviews',
    about: { en: 'Your reviews of products', sk: 'Vaše recenzie produktov', de: 'Ihre Bewertungen von Produkten' },
    read: async (ctx: Ctx, userId: string) => ({ reviews: await ctx.sql<object>(REVIEWS, [userId]) }),
  },
];
