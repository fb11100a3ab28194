import * as z from 'zod';
import { transaction } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { bumpCatalogVersion, refreshSearch, SEARCH_MAKING } from './search-index.service.ts';

const AT_ONCE = 200;

const NEXT = 'SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2';

/**
 * Each week: brings the search rows of all products in step with how they are made now, some at a time, in ids' order. What is
 * kept of the catalogue is forgotten once, after the last of them.
 */
export const refreshSearchJob = defineJob({
  name: 'catalog.refresh-search',
  payload: z.object({ after: z.number().int().default(0) }),
  cron: '41 2 * * 0',
  run: (ctx, { after }) =>
    transaction(ctx, async (tx) => {
      const rows = await tx.sql<{ id: number }>(NEXT, [after, AT_ONCE]);
      const last = rows.at(-1)?.id;
      if (last === undefined) return bumpCatalogVersion(tx);
      await refreshSearch(
        tx,
        rows.map(({ id }) => id),
      );
      await enqueue(tx, refreshSearchJob, { after: last });
    }),
});

const NOTE = 'UPDATE catalog_version SET search_making = $1 WHERE search_making IS DISTINCT FROM $1 RETURNING id';

/** Every five minutes: a shop that makes search rows in another way than the one before makes all of them anew, once. */
export const outdatedSearchJob = defineJob({
  name: 'catalog.outdated-search',
  payload: z.object({}).loose(),
  cron: '*/5 * * * *',
  run: (ctx) =>
    transaction(ctx, async (tx) => {
      const [changed] = await tx.sql(NOTE, [SEARCH_MAKING]);
      if (changed) await enqueue(tx, refreshSearchJob, { after: 0 });
    }),
});
