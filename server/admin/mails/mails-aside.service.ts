import { recordActions } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { jobIds, WAITING, waitingMailNames } from './waiting-mails.service.ts';

const KEEP = `
  WITH asked AS (
    SELECT j.id, j.attempts, j.run_at, j.last_error ${WAITING} AND j.id = ANY ($1::bigint[]) ORDER BY j.id
  ), stopped AS (
    SELECT a.id, a.attempts, a.run_at
    FROM asked a, LATERAL graphile_worker.permanently_fail_jobs(ARRAY[a.id], coalesce(a.last_error, '')) AS f)
  INSERT INTO mail_aside (job_id, set_aside_at, attempts, run_at) SELECT id, now(), attempts, run_at FROM stopped
  ON CONFLICT (job_id) DO UPDATE SET set_aside_at = excluded.set_aside_at, attempts = excluded.attempts,
    run_at = excluded.run_at
  RETURNING job_id::text AS id`;

const BACK = `
  WITH back AS (DELETE FROM mail_aside WHERE job_id = ANY ($1::bigint[]) RETURNING job_id, attempts, run_at)
  SELECT r.id::text FROM back b, LATERAL graphile_worker.reschedule_jobs(
    ARRAY[b.job_id], run_at := b.run_at, attempts := b.attempts) AS r`;

const note = (ctx: Ctx, verb: 'aside' | 'back', mails: readonly { id: string; name: string }[]): Promise<void> =>
  recordActions(
    ctx,
    mails.map((mail) => ({ action: `mail.${verb}`, subject: 'SETTINGS', ...mail })),
  );

/**
 * Puts waiting mails away: they are counted, listed and tried no more; answers which. One that has gone out or is
 * just being sent is passed over. Their content is removed after 30 days.
 */
export const setMailsAside = (ctx: Ctx, ids: readonly string[]): Promise<string[]> =>
  transaction(ctx, async (tx) => {
    const nameOf = await waitingMailNames(tx);
    const done = await tx.sql<{ id: string }>(KEEP, [jobIds(ids)]);
    await note(
      tx,
      'aside',
      done.map(({ id }) => ({ id, name: nameOf(id) })),
    );
    return done.map(({ id }) => id);
  });

/** Undoes `setMailsAside`: the mails wait as before, with the tries that were left; answers which. */
export const restoreMails = (ctx: Ctx, ids: readonly string[]): Promise<string[]> =>
  transaction(ctx, async (tx) => {
    const back = await tx.sql<{ id: string }>(BACK, [jobIds(ids)]);
    const nameOf = await waitingMailNames(tx);
    await note(
      tx,
      'back',
      back.map(({ id }) => ({ id, name: nameOf(id) })),
    );
    return back.map(({ id }) => id);
  });
