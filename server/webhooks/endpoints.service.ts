import { IsNull } from 'typeorm';
import * as z from 'zod';
import { recordAction } from '../audit/audit.service.ts';
import type { Config } from '../core/config/config.ts';
import { line, oneOrMore, orEmpty } from '../core/checks.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { isUuid } from '../core/text/text.ts';
import { endpointAddress } from './endpoint-address.ts';
import { OVERLAP_MS, sealSecret } from './endpoint-secrets.ts';
import { newSecret } from './webhook-signature.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookEvent } from './webhook-events.ts';

export const MOST_ENDPOINTS = 20;
const MOST_DESCRIPTION = 100;

const rulesIn = (config: Config) =>
  z.object({
    url: endpointAddress(config),
    description: orEmpty(line({ max: MOST_DESCRIPTION, required: false })),
    events: oneOrMore(z.enum(WebhookEvent)).transform((given) =>
      Object.values(WebhookEvent).filter((event) => given.includes(event)),
    ),
    /** Absent: switched on. */
    active: z
      .boolean()
      .nullish()
      .transform((active) => active ?? true),
  });

export type GivenEndpoint = z.input<ReturnType<typeof rulesIn>>;

type Checked = z.output<ReturnType<typeof rulesIn>>;

const check = (ctx: Ctx, given: GivenEndpoint): Checked => checked(rulesIn(ctx.shop.config), given);

/** As the audit log keeps it: a query may hold a secret of the receiver. */
const facts = ({ url, description, events, active }: Checked) => {
  const { origin, pathname } = new URL(url);
  return { url: `${origin}${pathname}`, description, events, active };
};

const note = (
  ctx: Ctx,
  verb: 'create' | 'update' | 'rotate-secret' | 'delete' | 'restore',
  endpoint: WebhookEndpoint,
  change: { before?: object; after?: object } = {},
) =>
  recordAction(ctx, {
    action: `webhook.${verb}`,
    subject: 'WEBHOOK',
    id: endpoint.id,
    name: new URL(endpoint.url).host,
    ...(change as { before?: Record<string, unknown>; after?: Record<string, unknown> }),
  });

/** All that are not removed, the oldest first. */
export const listEndpoints = (ctx: Ctx): Promise<WebhookEndpoint[]> =>
  ctx.repo(WebhookEndpoint).find({ where: { removedAt: IsNull() }, order: { id: 'ASC' } });

/** Reads an endpoint and locks its row. Throws NOT_FOUND. */
const lock = async (ctx: Ctx, id: string): Promise<WebhookEndpoint> => {
  const mode = { mode: 'pessimistic_write' } as const;
  const endpoint = isUuid(id) ? await ctx.repo(WebhookEndpoint).findOne({ where: { id }, lock: mode }) : null;
  if (!endpoint) throw new AppError(ErrorCode.NOT_FOUND);
  return endpoint;
};

const lockPresent = async (ctx: Ctx, id: string): Promise<WebhookEndpoint> => {
  const endpoint = await lock(ctx, id);
  if (endpoint.removedAt) throw new AppError(ErrorCode.NOT_FOUND);
  return endpoint;
};

const LOCK_ALL = 'LOCK TABLE webhook_endpoint IN SHARE ROW EXCLUSIVE MODE';

const requireRoom = async (ctx: Ctx): Promise<void> => {
  await ctx.sql(LOCK_ALL);
  const [row] = await ctx.sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM webhook_endpoint WHERE removed_at IS NULL',
  );
  if (row!.count >= MOST_ENDPOINTS) throw validationFailed({ url: 'TOO_MANY' });
};

export interface EndpointWithSecret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

/** Adds an endpoint; its secret is answered this once. Throws VALIDATION_FAILED, TOO_MANY at `url` past twenty. */
export const createEndpoint = (ctx: Ctx, given: GivenEndpoint): Promise<EndpointWithSecret> => {
  const checked = check(ctx, given);
  const secret = newSecret();
  return transaction(ctx, async (tx) => {
    await requireRoom(tx);
    const repo = tx.repo(WebhookEndpoint);
    const endpoint = repo.create({ ...checked, secret: '', createdAt: tx.shop.clock.now() });
    await repo.insert(endpoint);
    await repo.update({ id: endpoint.id }, { secret: sealSecret(tx, endpoint.id, secret) });
    await note(tx, 'create', endpoint, { after: facts(checked) });
    return { endpoint: await repo.findOneByOrFail({ id: endpoint.id }), secret };
  });
};

interface EndpointChange {
  readonly id: string;
  readonly expectedVersion: number;
  readonly given: GivenEndpoint;
}

/**
 * Changes an endpoint; switched on again it starts without old failures. Locks its row. Throws NOT_FOUND,
 * VALIDATION_FAILED, and VERSION_CONFLICT when somebody, or the shop itself, changed it after `expectedVersion`.
 */
export const updateEndpoint = (ctx: Ctx, change: EndpointChange): Promise<WebhookEndpoint> => {
  const { id, expectedVersion, given } = change;
  const checked = check(ctx, given);
  return transaction(ctx, async (tx) => {
    const endpoint = await lockPresent(tx, id);
    const { version } = endpoint;
    if (version !== expectedVersion) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version });
    const fresh = checked.active && !endpoint.active ? { failingSince: null, givenUpAt: null } : {};
    const next = { ...checked, ...fresh, version: version + 1 };
    await tx.repo(WebhookEndpoint).update({ id }, next);
    await note(tx, 'update', endpoint, { before: facts(endpoint), after: facts(checked) });
    return Object.assign(endpoint, next);
  });
};

/** Gives an endpoint another secret, answered this once; the old one signs beside it for a day. Throws NOT_FOUND. */
export const rotateSecret = (ctx: Ctx, id: string): Promise<EndpointWithSecret> =>
  transaction(ctx, async (tx) => {
    const endpoint = await lockPresent(tx, id);
    const secret = newSecret();
    const previousUntil = new Date(tx.shop.clock.now().getTime() + OVERLAP_MS);
    const next = { secret: sealSecret(tx, id, secret), previousSecret: endpoint.secret, previousUntil };
    await tx.repo(WebhookEndpoint).update({ id }, next);
    await note(tx, 'rotate-secret', endpoint);
    return { endpoint: Object.assign(endpoint, next), secret };
  });

/** Removes an endpoint; nothing is sent there from now on. Can be undone for a day. Throws NOT_FOUND. */
export const removeEndpoint = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const endpoint = await lockPresent(tx, id);
    await tx.repo(WebhookEndpoint).update({ id }, { removedAt: tx.shop.clock.now() });
    await note(tx, 'delete', endpoint, { before: facts(endpoint) });
  });

/** Takes a removal back. Throws NOT_FOUND, VALIDATION_FAILED where twenty others took its place. */
export const restoreEndpoint = (ctx: Ctx, id: string): Promise<WebhookEndpoint> =>
  transaction(ctx, async (tx) => {
    await requireRoom(tx);
    const endpoint = await lock(tx, id);
    if (!endpoint.removedAt) throw new AppError(ErrorCode.NOT_FOUND);
    await tx.repo(WebhookEndpoint).update({ id }, { removedAt: null });
    await note(tx, 'restore', endpoint, { after: facts(endpoint) });
    return Object.assign(endpoint, { removedAt: null });
  });
