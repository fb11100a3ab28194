import type { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode } from '../codegen/error-codes.gen.ts';
import { parseStored } from './storage.ts';

export interface ShopError {
  code: ErrorCode;
  /** What the server says about it: numbers, names of fields with a short code. */
  args: Record<string, unknown>;
}

interface ErrorBody {
  errorCode?: ErrorCode;
  args?: ShopError['args'];
}

/** By their names, which Apollo's client gives them: their classes would be part of every page's first load. */
const isCombined = (error: unknown): error is CombinedGraphQLErrors =>
  (error as Error | null)?.name === 'CombinedGraphQLErrors';
export const isServerError = (error: unknown): error is ServerError => (error as Error | null)?.name === 'ServerError';

/** What a REST route refused, as Apollo's client says it of its own calls. */
export const refusalOf = async (response: Response): Promise<Error> =>
  Object.assign(new Error(`Refused (${response.status})`), {
    name: 'ServerError',
    response,
    statusCode: response.status,
    bodyText: await response.text(),
  });

/**
 * What the server answered, as its code, from GraphQL's form as well as from the body of a refused call;
 * `SERVICE_UNAVAILABLE` when no answer came, `ERR_INTERNAL` for anything else.
 */
export const shopErrorOf = (error: unknown): ShopError => {
  if (isCombined(error)) {
    const { code, args } = (error.errors[0]?.extensions ?? {}) as { code?: ErrorCode; args?: ShopError['args'] };
    return { code: code ?? 'ERR_INTERNAL', args: args ?? {} };
  }
  const { errorCode, args } = (isServerError(error) ? (parseStored(error.bodyText) ?? {}) : {}) as ErrorBody;
  if (errorCode) return { code: errorCode, args: args ?? {} };
  const unreachable = error instanceof TypeError || (error as { statusCode?: number } | null)?.statusCode === 503;
  return { code: unreachable ? 'SERVICE_UNAVAILABLE' : 'ERR_INTERNAL', args: {} };
};
