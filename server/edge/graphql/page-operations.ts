import { Kind, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Ctx } from '../../core/context.ts';
import { createExecute } from './executor.ts';
import { mayBeMomentOld } from './moment-old.ts';
import { tracedOperation } from './trace-operations.ts';

/** Runs what the page of one request asks for. */
export type AskOfPage = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/**
 * Executes the documents of the shop's own pages, each compiled once. What one may read a moment old it reads at `near`: all of
 * a document at one place.
 */
export const pageOperations = (schema: GraphQLSchema): ((ctx: Ctx, near: Ctx) => AskOfPage) => {
  const execute = createExecute(schema, () => true);
  return (ctx, near) => (document, variables) => {
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
    const context = near !== ctx && mayBeMomentOld(document, operation) ? near : ctx;
    const answer = () => execute({ document, operation, hash: operation.name!.value, variables, context });
    const { tracing } = ctx.shop;
    return tracing ? tracedOperation(tracing, operation, answer) : answer();
  };
};
