import { createHash } from 'node:crypto';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { seal, unseal } from '../../core/seal.ts';
import { DAY_MS } from '../../core/time.ts';
import type { IdempotentAnswer } from './idempotent-answer.entity.ts';

const PURPOSE = 'idempotent-answer';
/** How long an answer is given again. */
export const KEPT_MS = DAY_MS;

/** The text of a structured field (RFC 8941), or the same without its quotes. */
const HEADER = /^(?:"([!#-[\]-~]{1,100})"|([!#-[\]-~]{1,100}))$/;

/** The value of the header `Idempotency-Key`; null without one. Throws VALIDATION_FAILED. */
export const idempotencyKeyOf = (header: string | string[] | null | undefined): string | null => {
  if (header === null || header === undefined) return null;
  const match = typeof header === 'string' ? HEADER.exec(header.trim()) : null;
  if (!match) throw validationFailed({ 'Idempotency-Key': 'INVALID' });
  return match[1] ?? match[2]!;
};

export interface IdempotentCall {
  /** Of the header. */
  readonly key: string;
  /** All that the call asks for. */
  readonly request: unknown;
}

export interface Answered<Answer> {
  readonly answer: Answer;
  /** The answer of an earlier call: nothing was done now. */
  readonly replayed: boolean;
}

const LOCK = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free';

const READ = `
  SELECT request_hash AS "requestHash", answer FROM idempotent_answer
  WHERE key_id = $1 AND idempotency_key = $2 AND answered_at > $3`;

const KEEP = `
  INSERT INTO idempotent_answer (key_id, idempotency_key, request_hash, answer, answered_at)
  VALUES ($1, $2, $3, $4::json, $5)
  ON CONFLICT (key_id, idempotency_key) DO UPDATE
  SET request_hash = excluded.request_hash, answer = excluded.answer, answered_at = excluded.answered_at`;

type Kept = Pick<IdempotentAnswer, 'requestHash' | 'answer'>;

/** Throws IDEMPOTENCY_KEY_TAKEN for the answer to another request, or one that this shop cannot open any more. */
const openAnswer = <Answer>({ shop }: Ctx, { requestHash, answer }: Kept, hash: string, owner: string): Answer => {
  const text = requestHash === hash ? unseal(shop, { purpose: PURPOSE, owner }, answer) : null;
  if (text === null) throw new AppError(ErrorCode.IDEMPOTENCY_KEY_TAKEN);
  return JSON.parse(text) as Answer;
};

/**
 * Does the work of a key once for each `Idempotency-Key` within a day, and gives its answer again after that. Answer and
 * effect are one transaction, so that whatever dies leaves both or neither; work that throws leaves nothing, and may be tried
 * again. `work` answers what JSON carries. Throws IDEMPOTENCY_IN_FLIGHT while another call under the key is at work, in any process, and
 * IDEMPOTENCY_KEY_TAKEN when the key stands for another request.
 */
export const idempotently = async <Answer>(
  ctx: Ctx,
  { key, request }: IdempotentCall,
  work: (tx: Ctx) => Promise<Answer>,
): Promise<Answered<Answer>> => {
  const keyId = ctx.viewer!.key!.id;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const owner = `${keyId} ${key}`;
  const answered = await transaction(ctx, async (tx): Promise<Answered<Answer>> => {
    const [lock] = await tx.sql<{ free: boolean }>(LOCK, [`idempotency:${keyId}:${key}`]);
    if (!lock!.free) throw new AppError(ErrorCode.IDEMPOTENCY_IN_FLIGHT);
    const now = tx.shop.clock.now();
    const [kept] = await tx.sql<Kept>(READ, [keyId, key, new Date(now.getTime() - KEPT_MS)]);
    if (kept) return { answer: openAnswer<Answer>(tx, kept, hash, owner), replayed: true };
    const answer = await work(tx);
    tx.shop.checkpoint?.('key.worked');
    await tx.sql(KEEP, [
      keyId,
      key,
      hash,
      JSON.stringify(seal(tx.shop, { purpose: PURPOSE, owner }, JSON.stringify(answer))),
      now,
    ]);
    return { answer, replayed: false };
  });
  ctx.shop.checkpoint?.('key.kept');
  return answered;
};
