import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { InvalidListFormat } from './failures/page-error.ts';

const isList = (data: unknown) =>
  Array.isArray((data as { products?: { nodes?: unknown } | null } | null | undefined)?.products?.nodes);

/** Keeps an answer that is no list of products from the cache and the page. */
export const listFormatLink = new ApolloLink((operation, forward) => {
  const outcome = forward(operation);
  if (operation.operationName !== 'ProductList') return outcome;
  return outcome.pipe(
    map((result) => {
      if (!('errors' in result && result.errors) && !isList(result.data)) throw new InvalidListFormat();
      return result;
    }),
  );
});
