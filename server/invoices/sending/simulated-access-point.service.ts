import { createHash } from 'node:crypto';
import type { Ctx } from '../../core/context.ts';
import { AccessPointError, type AccessPoint, type Receipt, type SentDocument } from './access-point.ts';

/** What the last digits of a recipient bring about; any other gets the document at once. */
const NOT_REGISTERED = '404';
const REFUSED = '422';
const REFUSED_AT_FIRST = '423';
const REFUSED_BY_RECIPIENT = '406';
const ALWAYS_AWAY = '500';
const AWAY_TWICE = '503';
const TIMEOUT_WHEN_TAKEN = '504';
const RECEIPT_LATER = '202';
const CALLS_AWAY = 2;
const LOOKS_WITHOUT_RECEIPT = 2;

interface Transmission {
  readonly recipient: string;
  readonly sha256: string;
  readonly calls: number;
  readonly looks: number;
}

const CALL = `
  INSERT INTO peppol_simulator.transmission AS t (key, recipient, sha256) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET calls = t.calls + 1,
    recipient = CASE WHEN t.message_id IS NULL THEN EXCLUDED.recipient ELSE t.recipient END,
    sha256 = CASE WHEN t.message_id IS NULL THEN EXCLUDED.sha256 ELSE t.sha256 END
  RETURNING recipient, sha256, calls, looks`;

const ACCEPT = `
  UPDATE peppol_simulator.transmission SET message_id = coalesce(message_id, uuidv7()) WHERE key = $1
  RETURNING message_id AS "messageId"`;

const LOOK = `
  UPDATE peppol_simulator.transmission SET looks = looks + 1 WHERE message_id = $1
  RETURNING recipient, sha256, calls, looks`;

const send = async (ctx: Ctx, { key, recipient, ubl }: SentDocument): Promise<{ messageId: string }> => {
  const sha256 = createHash('sha256').update(ubl).digest('hex');
  const [call] = await ctx.sql<Transmission>(CALL, [key, recipient.id, sha256]);
  const ending = recipient.id.slice(-3);
  if (ending === ALWAYS_AWAY || (ending === AWAY_TWICE && call!.calls <= CALLS_AWAY))
    throw new AccessPointError('AWAY', 'Simulated outage');
  if (ending === NOT_REGISTERED) throw new AccessPointError('NOT_REGISTERED', 'Simulated: no such participant');
  if (ending === REFUSED || (ending === REFUSED_AT_FIRST && call!.calls === 1))
    throw new AccessPointError('REFUSED', 'Simulated: rule BR-01 is broken');
  if (call!.sha256 !== sha256) throw new AccessPointError('REFUSED', 'Simulated: another document with this key');
  const [accepted] = await ctx.sql<{ messageId: string }>(ACCEPT, [key]);
  if (ending === TIMEOUT_WHEN_TAKEN && call!.calls === 1) throw new AccessPointError('AWAY', 'Simulated timeout');
  return accepted!;
};

const receiptOf = (ctx: Ctx, { recipient, sha256, looks }: Transmission): Receipt => {
  const evidence = { receipt: 'simulated', sha256, at: ctx.shop.clock.now().toISOString() };
  const ending = recipient.slice(-3);
  if (ending === REFUSED_BY_RECIPIENT) return { state: 'REFUSED', reason: 'Simulated: unknown order', evidence };
  if (ending === RECEIPT_LATER && looks <= LOOKS_WITHOUT_RECEIPT) return { state: 'SENT' };
  return { state: 'DELIVERED', evidence };
};

const status = async (ctx: Ctx, messageId: string): Promise<Receipt> => {
  const [transmission] = await ctx.sql<Transmission>(LOOK, [messageId]);
  if (!transmission) throw new AccessPointError('AWAY', 'Simulated: no such message');
  return receiptOf(ctx, transmission);
};

/** An access point from which nothing goes anywhere. It keeps in the database what it was given, and goes wrong as told. */
export const SIMULATED_ACCESS_POINT: AccessPoint = { name: 'simulator', simulated: true, send, status };
