import { GraphQLError, OperationTypeNode, type ExecutionResult } from 'graphql';
import { idempotencyKeyOf, idempotently } from '../../api-keys/idempotency/idempotency.service.ts';
import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { Operation } from './executor.ts';
import { refused } from './limits.ts';

/** Takes back what an operation did before one of its fields failed; tells `transaction` what the database said of that. */
class TakenBack extends Error {
  readonly result: ExecutionResult;
  readonly code: string | undefined;

  constructor(result: ExecutionResult) {
    super('some field of the mutation failed');
    this.result = result;
    const causes = (result.errors ?? []).map(({ originalError }) => originalError as { code?: string } | undefined);
    this.code = causes.find((cause) => cause && !(cause instanceof AppError))?.code;
  }
}

const allOrNothing = async (run: () => Promise<ExecutionResult>): Promise<ExecutionResult['data']> => {
  const result = await run();
  if (result.errors) throw new TakenBack(result);
  return result.data;
};

const told = (error: unknown): ExecutionResult => {
  if (error instanceof TakenBack) return error.result;
  if (error instanceof AppError) return { errors: [refused(error)] };
  return { errors: [new GraphQLError('the mutation failed', { originalError: error as Error })] };
};

/**
 * Runs a mutation that a key sent with the header `Idempotency-Key` once within a day: all of its fields in one transaction, and
 * none where one fails. The same call again is given the same answer. Anything else is run as it is.
 */
export const runOnce = async (
  ctx: Ctx,
  asked: Operation,
  header: string | null | undefined,
  run: (asked: Operation) => Promise<ExecutionResult>,
): Promise<ExecutionResult> => {
  const { operation, hash, operationName, variables } = asked;
  const isOnce = ctx.viewer?.admin && ctx.viewer.key && operation.operation === OperationTypeNode.MUTATION;
  if (!isOnce || header === null || header === undefined) return run(asked);
  try {
    const call = { key: idempotencyKeyOf(header)!, request: ['/graphql', hash, operationName ?? null, variables] };
    const done = await idempotently(ctx, call, (tx) => allOrNothing(() => run({ ...asked, context: tx })));
    return { data: done.answer };
  } catch (error) {
    return told(error);
  }
};
