import { HeaderMap, type ApolloServerPlugin, type BaseContext, type GraphQLRequestContext } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MINUTE_MS } from '../../core/time.ts';
import type { Measure } from './cost.ts';
import { KnownMeasures } from './known-measures.ts';

type Context = Ctx & BaseContext;

/** The most of each that one operation may have; the shop's own largest one uses 8 levels, 4 aliases and a cost of 7,000. */
export const MOST = {
  depth: 10,
  aliases: 15,
  directives: 10,
  selections: 1000,
  cost: 10_000,
} as const satisfies Measure;
/** Words, names and signs of a document. */
export const MOST_TOKENS = 3000;

/** What callers spent in this minute of the clock, in this process. */
export class Budgets {
  readonly #most: number;
  #minute = 0;
  #spent = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes the cost if that much is left. Answers what is left then, and whether it was taken. */
  take(caller: string, cost: number, now: Date): { taken: boolean; remaining: number } {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#spent = new Map();
    this.#minute = minute;
    const spent = this.#spent.get(caller) ?? 0;
    const taken = spent + cost <= this.#most;
    if (taken) this.#spent.set(caller, spent + cost);
    return { taken, remaining: this.#most - spent - (taken ? cost : 0) };
  }

  /** Takes what was spent already, down to nothing. */
  charge(caller: string, cost: number, now: Date): void {
    const { remaining } = this.take(caller, 0, now);
    this.take(caller, Math.min(cost, remaining), now);
  }
}

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
        ...(error.code === ErrorCode.RATE_LIMITED && { headers: new HeaderMap([['retry-after', '60']]) }),
      },
    },
  });

const tooLarge = (measure: Measure): AppError | null => {
  const limit = (Object.keys(MOST) as (keyof Measure)[]).find((name) => measure[name] > MOST[name]);
  return limit ? new AppError(ErrorCode.QUERY_TOO_LARGE, { limit, asked: measure[limit], most: MOST[limit] }) : null;
};

const rateLimited = (): GraphQLError => refused(new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 }));

/** Refuses whoever has nothing left, RATE_LIMITED, before anything of the document is read. */
export const refuseSpent = (budgets: Budgets, ctx: Ctx): void => {
  if (budgets.take(callerOf(ctx), 0, ctx.shop.clock.now()).remaining <= 0) throw rateLimited();
};

/**
 * Refuses an operation that is too large, or that its caller has no budget left for, before anything of it runs:
 * QUERY_TOO_LARGE (args limit, asked, most), RATE_LIMITED. A document that is new is worth what reading it takes, at least;
 * one that is refused, for whatever reason, costs that too. Answers tell the cost in `extensions.cost`: `asked`, the
 * `limit` of one operation, and what is `remaining` of the caller's minute.
 */
export const costLimits = (budgets: Budgets): ApolloServerPlugin<Context> => {
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
        didResolveOperation: (request) => {
          const measured = measure(request);
          if (!measured) return Promise.resolve();
          cost = { asked: measured.cost, limit: MOST.cost };
          const large = tooLarge(measured);
          if (large) throw refused(large);
          const price = isNew ? Math.max(measured.cost, readingCost(request.source)) : measured.cost;
          const { taken, remaining } = budgets.take(caller, price, now);
          cost.remaining = remaining;
          paid = taken;
          if (!taken) throw rateLimited();
          return Promise.resolve();
        },
        willSendResponse: ({ response: { body }, source }) => {
          if (!paid) budgets.charge(caller, readingCost(source), now);
          if (cost && body.kind === 'single') {
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          }
          return Promise.resolve();
        },
      });
    },
  };
};
