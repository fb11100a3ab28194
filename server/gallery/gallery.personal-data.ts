import type { Ctx } from '../core/context.ts';
import type { PersonalData } from '../core/personal-data.ts';

const BUILDS = `
  SELECT b.id, b.product_id AS "productId", b.title, b.story, b.alt, b.printer, b.material, b.grams,
    b.hours::float8 AS hours, b.launches, b.state, b.reason, b.created_at AS "createdAt",
    b.submitted_at AS "submittedAt", b.published_at AS "publishedAt"
  FROM build b WHERE b.user_id = $1 AND b.deleted_at IS NULL ORDER BY b.id`;

const MARKS = `
  SELECT
    (SELECT coalesce(json_agg(json_build_object('build', build_id, 'likedAt', liked_at) ORDER BY liked_at), '[]')
      FROM build_like WHERE user_id = $1) AS likes,
    (SELECT coalesce(json_agg(json_build_object('build', build_id, 'reason', reason, 'reportedAt', reported_at)
      ORDER BY reported_at), '[]') FROM build_report WHERE user_id = $1) AS reports`;

const PHOTOS = `
  SELECT id, photo_sha256 AS sha256 FROM build
  WHERE user_id = $1 AND deleted_at IS NULL AND photo_sha256 IS NOT NULL ORDER BY id`;

/** Own builds with their photographs, and what the person marked. */
export const galleryPersonalData: readonly PersonalData[] = [
  {
    name: 'builds',
    about: {
      en: 'Your builds in the gallery, with their photos',
      sk: 'Vaše stavby v galérii aj s fotografiami',
      de: 'Ihre Bauten in der Galerie mit den Fotos',
    },
    read: async (ctx: Ctx, userId: string) => ({ builds: await ctx.sql<object>(BUILDS, [userId]) }),
    files: async (ctx: Ctx, userId: string) =>
      (await ctx.sql<{ id: string; sha256: string }>(PHOTOS, [userId])).map(({ id, sha256 }) => ({
        name: `builds/${id}.webp`,
        open: () => ctx.shop.files.readAll(sha256),
      })),
  },
  {
    name: 'build-marks',
    about: {
      en: 'What you liked or reported in the gallery',
      sk: 'Čo sa vám v galérii páčilo alebo čo ste nahlásili',
      de: 'Was Ihnen in der Galerie gefiel oder was Sie gemeldet haben',
    },
    read: async (ctx: Ctx, userId: string) => (await ctx.sql<object>(MARKS, [userId]))[0]!,
  },
];
