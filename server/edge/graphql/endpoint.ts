import { Readable } from 'node:stream';
import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type BaseContext,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Ctx } from '../../core/context.ts';
import { sendTagged } from '../../core/http/public-answer.ts';
import { ctxOf } from '../../core/http/rest.ts';
import type { SharedBudget } from '../../core/limits/shared-budget.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { allowList } from './allow-list.ts';
import { publicReads } from './public-reads.ts';
import { compiledExecutor } from './executor.ts';
import { formatGraphQLError } from './errors.ts';
import { answerKept, createKeptReads, keyOf } from './kept-reads.ts';
import { chargeKept, costLimits, isSpent, limitOfKey, MOST_TOKENS, refuseSpent } from './limits.ts';
import { changesTold } from './moment-old.ts';
import { boundedShape, MOST_ERRORS, reportOnce } from './shape.ts';
import { Documents, PersistedQueries } from './persisted.ts';
import { sharedTexts } from './persisted-texts.service.ts';
import { publicSchemaOf } from './public-schema.ts';
import { boundedVariables } from './variables.ts';
import { graphiqlRoutes } from './graphiql.ts';
import { modules } from '../../modules.ts';
import { adminRootsOf, printed } from '../../schema.ts';
import { storefrontOperations } from './storefront-operations.ts';

type Context = Ctx & BaseContext;

/** Hands each request id to the client, so that a report can be found in the log. */
const requestIds: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response, contextValue }) => {
        response.http.headers.set('x-request-id', contextValue.requestId);
        return Promise.resolve();
      },
    }),
};

/** `/schema.graphql`, for tools that make types of it. */
const schemaRoute = (http: FastifyInstance, schema: GraphQLSchema): void => {
  let text: string | undefined;
  http.get('/schema.graphql', (request, reply) => {
    const plain = reply.type('text/plain; charset=utf-8').header('cache-control', 'public, no-cache');
    return sendTagged(request, plain, (text ??= printed(schema)));
  });
};

const createApollo = (
  http: FastifyInstance,
  schema: GraphQLSchema,
  open: GraphQLSchema,
  budget: SharedBudget,
): ApolloServer<Context> => {
  const operations = storefrontOperations();
  return new ApolloServer<Context>({
    gateway: compiledExecutor(schema, open, (hash) => operations.has(hash)),
    documentStore: new Documents(),
    formatError: formatGraphQLError(http.shop.logger),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [boundedShape],
    validationOptions: { maxErrors: MOST_ERRORS },
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: new PersistedQueries(operations, sharedTexts(http.shop)) },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      requestIds,
      reportOnce,
      ...(http.shop.config.graphqlAllowList ? [allowList(operations)] : []),
      boundedVariables,
      costLimits(budget),
      publicReads,
      ...(http.shop.replicas ? [changesTold] : []),
    ],
  });
};

const askedBy = ({ method, url, headers, body }: FastifyRequest): HTTPGraphQLRequest => {
  const given = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value) given.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return { method: method.toUpperCase(), headers: given, search: new URL(url, 'http://shop').search, body };
};

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, headers, body }: HTTPGraphQLResponse,
): FastifyReply => {
  for (const [name, value] of headers) reply.header(name, value);
  const isPublic = headers.get('cache-control')?.startsWith('public');
  // One answer for many callers names none of them.
  if (isPublic && body.kind === 'complete') return sendTagged(request, reply.removeHeader('x-request-id'), body.string);
  return reply.code(status).send(body.kind === 'complete' ? body.string : Readable.from(body.asyncIterator));
};

/**
 * Serves `/graphql`: POST, GET for queries (by hash too, kept here and by caches where it is public), and GraphiQL for a
 * browser. `/schema.graphql` is what everyone may know of it.
 */
export const serveGraphQL = async (http: FastifyInstance, schema: GraphQLSchema): Promise<void> => {
  const open = publicSchemaOf(schema, adminRootsOf(modules));
  const budget = http.shop.budgets('graphql', http.shop.config.graphqlBudget, MINUTE_MS);
  const apollo = createApollo(http, schema, open, budget);
  await apollo.start();
  http.addHook('onClose', () => apollo.stop());
  const reads = createKeptReads(http.shop.news);
  const context = (request: FastifyRequest): Promise<Ctx> => {
    const ctx = ctxOf(request);
    refuseSpent(budget, ctx);
    return Promise.resolve(ctx);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const httpGraphQLRequest = askedBy(request);
    const ask = () => apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: () => context(request) });
    const key = keyOf(request);
    const mayKeep = key !== null && !isSpent(budget, ctxOf(request));
    const own = mayKeep ? await answerKept(request, reply, { reads, key, ask }) : await ask();
    if (!own) {
      chargeKept(budget, ctxOf(request));
      return reply;
    }
    if (request.viewer?.key) reply.headers(limitOfKey(budget, ctxOf(request)));
    return send(request, reply, own);
  };
  graphiqlRoutes(http);
  schemaRoute(http, open);
  http.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    exposeHeadRoute: false,
    bodyLimit: 256 * 1024,
    handler: (request, reply) => {
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
      return wantsPage ? reply.redirect('/graphiql') : answer(request, reply);
    },
  });
};
