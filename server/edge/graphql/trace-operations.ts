import type { ExecutionResult, GraphQLError, OperationDefinitionNode } from 'graphql';
import { asAppError } from '../../core/http/rest.ts';
import { traced, type Span, type SpanStart, type Tracing } from '../../core/tracing/tracing.ts';

const NAME_LENGTH = 100;

const startOf = ({ operation, name }: OperationDefinitionNode): SpanStart => {
  const called = name?.value.slice(0, NAME_LENGTH);
  return {
    name: called ? `${operation} ${called}` : operation,
    kind: 'internal',
    attributes: { 'graphql.operation.type': operation, 'graphql.operation.name': called },
  };
};

/** A refusal is said, and is no failure of the operation. */
const tell = (span: Span, { originalError, extensions }: GraphQLError): void => {
  const thrown = originalError ? asAppError(originalError) : null;
  if (thrown?.isFault) span.fail(thrown.code);
  else span.set({ 'error.type': thrown?.code ?? String(extensions.code) });
};

/** Executes an operation as a span of its name; neither its text, which may hold values, nor its variables are told. */
export const tracedOperation = (
  tracing: Tracing,
  operation: OperationDefinitionNode,
  work: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> =>
  traced(tracing, startOf(operation), async (span) => {
    const result = await work();
    const [error] = result.errors ?? [];
    if (error) tell(span, error);
    return result;
  });
