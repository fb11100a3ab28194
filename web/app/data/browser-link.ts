import { ApolloLink, HttpLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import type { Locale } from '../../intl/locale.ts';
import { isServerError } from '../../lib/graphql-error.ts';
import { shopFetch } from '../../lib/shop-fetch.ts';
import { listFormatLink } from '../list-format.ts';
import { sessionLink } from './session-link.ts';

const TRIES = 3;
const FIRST_PAUSE = 1000;

/** No answer, or a failure of the server that does not say when to come again. */
const isRetriable = (error: unknown) =>
  isServerError(error)
    ? error.statusCode >= 500 && !error.response.headers.has('retry-after')
    : error instanceof TypeError;

/** Over HTTP in one language, as whoever is signed in. A query that got no answer is asked three times in all; a mutation never twice. */
export const browserLink = (locale: Locale): ApolloLink =>
  ApolloLink.from([
    listFormatLink,
    new RetryLink({
      delay: (count) => FIRST_PAUSE * 2 ** (count - 1),
      attempts: (count, { operationType }, error) =>
        count < TRIES && operationType === OperationTypeNode.QUERY && isRetriable(error),
    }),
    sessionLink(),
    new HttpLink({
      uri: '/graphql',
      fetch: shopFetch,
      headers: { 'accept-language': locale, 'apollo-require-preflight': 'true' },
    }),
  ]);
