import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { asAppError } from '../../core/http/rest.ts';
import { MOST_TOKENS } from './limits.ts';

const LONGEST_MESSAGE = 300;

/** Codes that the GraphQL layer itself gives to a request it cannot run; they pass as they are. */
const PROTOCOL_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
]);

/** What the limits said no to, and a document that was too long to be read to its end. */
const coded = (thrown: unknown): AppError | null => {
  if (!(thrown instanceof GraphQLError)) return null;
  if (thrown.originalError instanceof AppError) return thrown.originalError;
  const args = { limit: 'tokens', most: MOST_TOKENS };
  return /contains more that \d+ tokens/.test(thrown.message) ? new AppError(ErrorCode.QUERY_TOO_LARGE, args) : null;
};

/** Names and values of a document come from strangers: an answer says no more of them than helps to find the place. */
export const shorten = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;

/** Formats one error for a client: the code, its arguments and where; never a stack or a message from inside. */
export const formatGraphQLError =
  (logger: Logger) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = coded(thrown) ?? unwrapResolverError(thrown);
    const place = { locations: formatted.locations, path: formatted.path };
    const protocol = !(original instanceof AppError) && PROTOCOL_CODES.has(String(formatted.extensions?.code));
    if (protocol && (original instanceof GraphQLError || thrown instanceof GraphQLError)) {
      return { message: shorten(formatted.message), ...place, extensions: { code: formatted.extensions?.code } };
    }
    const error = asAppError(original);
    if (error.isFault) logger.error({ err: error.cause ?? error, path: formatted.path }, 'operation failed');
    const code: ErrorCode = error.code;
    return { message: code, ...place, extensions: { code, args: error.args } };
  };
