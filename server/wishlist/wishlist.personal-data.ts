import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const OWN = `
  SELECT w.updated_at AS "updatedAt", w.share_token IS NOT NULL AS shared, w.news, w.locale AS language,
    (SELECT coalesce(json_agg(json_build_object('productId', p.id, 'sku', p.sku, 'name', coalesce(t.name, e.name),
        'addedAt', i.added_at, 'seenPrice', i.seen_price_minor / 100.0) ORDER BY i.added_at DESC), '[]')
      FROM wishlist_item i JOIN product p ON p.id = i.product_id
      LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = $2
      LEFT JOIN product_translation e ON e.product_id = p.id AND e.locale = 'en'
      WHERE i.user_id = w.user_id) AS items
  FROM wishlist w WHERE w.user_id = $1`;

/** The list with its settings; the address that it is shared under is a secret and stays out. */
export const wishlistPersonalData: readonly PersonalData[] = [
  {
    name: 'wishlist',
    about: { en: 'Your wishlist', sk: 'Váš zoznam želaní', de: 'Ihr Wunschzettel' },
    read: async (ctx: Ctx, userId: string) => (await ctx.sql<object>(OWN, [userId, ctx.locale]))[0] ?? { items: [] },
  },
];
