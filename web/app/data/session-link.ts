import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, map, throwError } from 'rxjs';
import { account } from '../../lib/account/account.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';

const isRefusal = (error: unknown) => shopErrorOf(error).code === 'UNAUTHENTICATED';

/**
 * A session that the server refuses ends, if it is still the one that asked. A query is then asked once more as a
 * visitor, because most of what the shop shows needs no account; a mutation never is.
 */
export const sessionLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const token = account.get()?.token;
    if (!token) return forward(operation);
    return forward(operation).pipe(
      map((result) => {
        const refused = 'errors' in result && result.errors && new CombinedGraphQLErrors(result);
        if (refused && isRefusal(refused)) throw refused;
        return result;
      }),
      catchError((error: unknown) => {
        if (!isRefusal(error)) return throwError(() => error);
        if (account.get()?.token === token) account.end('token_expired');
        return operation.operationType === OperationTypeNode.QUERY ? forward(operation) : throwError(() => error);
      }),
    );
  });
