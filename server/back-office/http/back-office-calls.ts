import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { idempotencyKeyOf, idempotently } from '../../api-keys/idempotency/idempotency.service.ts';
import type { Ctx } from '../../core/context.ts';
import { text, wholeNumber } from '../../core/http/api-operation.ts';
import { ctxOf } from '../../core/http/rest.ts';
import { MAX_PAGE } from '../../core/page.ts';
import { PERMISSION_OF } from '../../core/permissions.ts';

export const V1 = '/api/back-office/v1';

/** The part of a list that is asked for. */
export const listQuery = z.object({
  first: wholeNumber(1, MAX_PAGE).default(50).meta({ description: 'Rows of a page.' }),
  after: text(300).optional().meta({ description: '`after` of the page before; absent: the first page.' }),
});

/** A page of a list: `after` asks for the next one; null: this is the last. */
export const pageOfItems = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), after: z.string().nullable() });

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** A page as it is sent. */
export const asItems = <Node, Item>({ nodes, pageInfo }: Page<Node>, item: (node: Node) => Item) => ({
  items: nodes.map(item),
  after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

/** The context of a call whose admin may do what the scope of its route stands for. Throws UNAUTHENTICATED, FORBIDDEN. */
export const backOfficeCtx = (request: FastifyRequest): Ctx => {
  const ctx = ctxOf(request);
  requirePermission(ctx, PERMISSION_OF[request.routeOptions.config.api!.keyScope!]);
  return ctx;
};

/** Does what is asked for and sends its answer; for a key once under each `Idempotency-Key`, and the answer again after that. */
export const sendOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  work: (ctx: Ctx) => Promise<object>,
): Promise<FastifyReply> => {
  const ctx = backOfficeCtx(request);
  reply.header('cache-control', 'no-store');
  const key = ctx.viewer?.key ? idempotencyKeyOf(request.headers['idempotency-key']) : null;
  if (key === null) return reply.send(await work(ctx));
  const asked = [request.method, request.url, request.body ?? null];
  const { answer, replayed } = await idempotently(ctx, { key, request: asked }, work);
  if (replayed) reply.header('idempotent-replayed', 'true');
  return reply.send(answer);
};
