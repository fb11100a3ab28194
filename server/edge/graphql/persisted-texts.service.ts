import { createHash } from 'node:crypto';
import { createCtx } from '../../core/context.ts';
import type { Shop } from '../../core/shop.ts';
import { DAY_MS } from '../../core/time.ts';

/** A longer text is kept by the process that was sent it, and nowhere else. */
const LONGEST = 10_000;
/** Of them all: 50 MB at the most. */
const MOST_KEPT = 5_000;

const READ = `
  WITH used AS (
    UPDATE persisted_query SET used_at = $2 WHERE hash = $1 AND used_at < $3
  )
  SELECT text FROM persisted_query WHERE hash = $1`;

/** Those used longest ago make room. */
const WRITE = `
  WITH room AS (
    DELETE FROM persisted_query WHERE hash IN (
      SELECT hash FROM persisted_query ORDER BY used_at LIMIT greatest(0, (SELECT count(*) FROM persisted_query) - $4::int + 1))
  )
  INSERT INTO persisted_query (hash, text, used_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;

export interface SharedTexts {
  /** Undefined where nobody kept it. Rejects while the database is away. */
  read(hash: string): Promise<string | undefined>;
  /** Keeps a text of up to 10,000 characters for every process. */
  write(hash: string, text: string): Promise<void>;
}

/** Texts of operations by their hash, in the database. */
export const sharedTexts = (shop: Shop): SharedTexts => ({
  read: async (hash) => {
    const now = shop.clock.now();
    const params = [hash, now, new Date(now.getTime() - DAY_MS)];
    return (await createCtx(shop).sql<{ text: string }>(READ, params, 'graphql.persisted'))[0]?.text;
  },
  write: async (hash, text) => {
    const isItsOwn = createHash('sha256').update(text).digest('hex') === hash;
    if (!isItsOwn || text.length > LONGEST) return;
    await createCtx(shop).sql(WRITE, [hash, text, shop.clock.now(), MOST_KEPT], 'graphql.persist');
  },
});
