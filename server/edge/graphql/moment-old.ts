import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { readingNear, type Ctx } from '../../core/context.ts';
import { SEEN_HEADER } from '../../core/http/seen.ts';
import { modules } from '../../modules.ts';
import { rootsOf } from './roots.ts';

const MAY = new Set(['__typename', 'errorCodes', ...modules.flatMap(({ reads }) => reads?.momentOld ?? [])]);

/** Whether all that a query asks for may be a moment old, by what the modules say. */
export const mayBeMomentOld = (document: DocumentNode, operation: OperationDefinitionNode): boolean =>
  operation.operation === OperationTypeNode.QUERY && rootsOf(document, operation).every((name) => MAY.has(name));

const chosen = new WeakMap<Ctx, Ctx>();

/** Where the operations of a request read what may be a moment old; chosen once. */
export const nearOf = (ctx: Ctx): Ctx => {
  const near = chosen.get(ctx) ?? readingNear(ctx);
  chosen.set(ctx, near);
  return near;
};

/** The context in which an operation is executed: all of it reads at one place. */
export const placeOf = (ctx: Ctx, document: DocumentNode, operation: OperationDefinitionNode): Ctx =>
  ctx.shop.replicas && mayBeMomentOld(document, operation) ? nearOf(ctx) : ctx;

/** Tells who changed something how far the change has come, in `extensions.seen` and a header. */
export const changesTold: ApolloServerPlugin<Ctx & BaseContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: async ({ operation, response: { body, http }, contextValue }) => {
        const { replicas } = contextValue.shop;
        if (!replicas || operation?.operation !== OperationTypeNode.MUTATION || body.kind !== 'single') return;
        const seen = await replicas.changed(contextValue.viewer);
        body.singleResult.extensions = { ...body.singleResult.extensions, seen };
        http.headers.set(SEEN_HEADER, seen);
      },
    }),
};
