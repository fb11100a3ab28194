import { HeaderMap, type ApolloServerPlugin, type BaseContext, type GraphQLRequestContext } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { rateLimitHeaders, secondsLeft } from '../../core/limits/rate-limit-headers.ts';
import type { SharedBudget } from '../../core/limits/shared-budget.ts';
import { MINUTE_MS } from '../../core/time.ts';
import type { Measure } from './cost.ts';
import { KnownMeasures } from './known-measures.ts';

type Context = Ctx & BaseContext;

/** The most of each that one operation may have; the shop's own largest one uses 8 levels, 4 aliases and a cost of 9,600. */
export const MOST = {
  depth: 10,
  aliases: 15,
  directives: 10,
  selections: 1000,
  cost: 10_000,
} as const satisfies Measure;
/** Words, names and signs of a document. */
export const MOST_TOKENS = 3000;

/** What a document takes to be read and validated, in units of cost: measured up to 250, by its length. */
const readingCost = (source = ''): number => Math.min(5 + Math.ceil(source.length / 20), 300);

/** Whoever pays: a key, a person, or the network of a visitor. */
const callerOf = ({ viewer, client }: Ctx): string =>
  viewer ? (viewer.key ? `key:${viewer.key.id}` : `user:${viewer.userId}`) : `network:${client.network}`;

/** An error that ends an operation before it runs, with the HTTP status of its code. */
export const refused = (error: AppError): GraphQLError =>
  new GraphQLError(error.code, {
    originalError: error,
    extensions: {
      http: {
        status: error.status,
        ...(error.retryAfter !== null && { headers: new HeaderMap([['retry-after', String(error.retryAfter)]]) }),
      },
    },
  });

const tooLarge = (measure: Measure): AppError | null => {
  const limit = (Object.keys(MOST) as (keyof Measure)[]).find((name) => measure[name] > MOST[name]);
  return limit ? new AppError(ErrorCode.QUERY_TOO_LARGE, { limit, asked: measure[limit], most: MOST[limit] }) : null;
};

const rateLimited = (now: Date): GraphQLError => {
  const retryAfter = secondsLeft(MINUTE_MS, now);
  return refused(new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 }, { retryAfter }));
};

/** What a key is told of its budget with every answer. */
export const limitOfKey = (budget: SharedBudget, ctx: Ctx): Record<string, string> => {
  const now = ctx.shop.clock.now();
  const remaining = budget.remaining(callerOf(ctx), now);
  return rateLimitHeaders({ name: 'cost', most: ctx.shop.config.graphqlBudget, windowMs: MINUTE_MS, remaining }, now);
};

/** What an answer takes that is kept, in units of cost. */
const KEPT_COST = 1;

/** Whether the caller has nothing left. */
export const isSpent = (budget: SharedBudget, ctx: Ctx): boolean =>
  budget.remaining(callerOf(ctx), ctx.shop.clock.now()) <= 0;

/** Counts what an answer takes that is kept. */
export const chargeKept = (budget: SharedBudget, ctx: Ctx): void =>
  budget.charge(callerOf(ctx), KEPT_COST, ctx.shop.clock.now());

/** Refuses whoever has nothing left, RATE_LIMITED, before anything of the document is read. */
export const refuseSpent = (budget: SharedBudget, ctx: Ctx): void => {
  if (isSpent(budget, ctx)) throw rateLimited(ctx.shop.clock.now());
};

/**
 * Refuses an operation that is too large, or that its caller has no budget left for, before anything of it runs:
 * QUERY_TOO_LARGE (args limit, asked, most), RATE_LIMITED. A document that is new is worth what reading it takes, at least;
 * one that is refused, for whatever reason, costs that too. Answers tell the cost in `extensions.cost`: `asked`, the
 * `limit` of one operation, and what is `remaining` of the caller's minute.
 */
export const costLimits = (budget: SharedBudget): ApolloServerPlugin<Context> => {
  const known = new KnownMeasures();
  const measure = ({ schema, document, operation, request }: GraphQLRequestContext<Context>): Measure | null =>
    document && operation ? known.of(schema, document, operation, request.variables ?? {}) : null;
  return {
    requestDidStart: ({ contextValue }) => {
      let cost: { asked: number; limit: number; remaining?: number } | null = null;
      let [isNew, paid] = [false, false];
      const caller = callerOf(contextValue);
      const now = contextValue.shop.clock.now();
      return Promise.resolve({
        parsingDidStart: () => Promise.resolve(void (isNew = true)),
        didResolveOperation: async (request) => {
          const measured = measure(request);
          if (!measured) return;
          cost = { asked: measured.cost, limit: MOST.cost };
          const large = tooLarge(measured);
          if (large) throw refused(large);
          const price = isNew ? Math.max(measured.cost, readingCost(request.source)) : measured.cost;
          const { taken, remaining } = await budget.take(caller, price, now);
          cost.remaining = remaining;
          paid = taken;
          if (!taken) throw rateLimited(now);
        },
        willSendResponse: ({ response: { body }, source }) => {
          if (!paid) budget.charge(caller, readingCost(source), now);
          if (cost && body.kind === 'single') {
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          }
          return Promise.resolve();
        },
      });
    },
  };
};
