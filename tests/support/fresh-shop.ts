import { ApolloLink, gql, type DocumentNode, type InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { createClient } from '../../web/app/data/apollo.ts';
import type { InitialAnswers } from '../../web/app/data/fresh-client.ts';
import type { Kind } from '../../web/app/data/freshness.ts';
import { operationOf } from '../../web/lib/graphql/answer-key.ts';

/** A query as `npm run codegen` marks it. */
const fresh = (kind: Kind, query: DocumentNode): DocumentNode => {
  Object.assign(operationOf({ query }), { freshness: kind });
  return query;
};

export const LIST = fresh(
  'products',
  gql`
    query ProductList($search: String) {
      products(search: $search) {
        nodes {
          id
          name
        }
      }
    }
  `,
);
export const PRODUCT = fresh(
  'products',
  gql`
    query Product($id: Int!) {
      product(id: $id) {
        id
        name
      }
    }
  `,
);
export const PROFILE = fresh(
  'user',
  gql`
    query MyProfile {
      me {
        id
        username
      }
    }
  `,
);
export const SAVE = gql`
  mutation Save {
    saveCart
  }
`;
export const COUNTRIES = fresh(
  'static',
  gql`
    query Countries {
      countries
    }
  `,
);
export const QUOTE = fresh(
  'live',
  gql`
    query CartQuote($input: Int) {
      cartQuote(input: $input)
    }
  `,
);
export const EDITED = fresh(
  'current',
  gql`
    query Edited {
      edited
    }
  `,
);
export const WORKED_OUT = fresh(
  'unkept',
  gql`
    query WorkedOut {
      workedOut
    }
  `,
);
export const OTHER = gql`
  query Other($key: Int) {
    other(key: $key)
  }
`;

export const node = (id: number) => ({ __typename: 'Product', id, name: `Product ${id}` });

export const answerTo = (name: string, { id = 0 }: { id?: number }): Record<string, unknown> => {
  if (name === 'ProductList') return { products: { __typename: 'ProductConnection', nodes: [node(1), node(2)] } };
  if (name === 'Product') return { product: node(id) };
  if (name === 'MyProfile') return { me: { __typename: 'User', id: 'u1', username: 'anna' } };
  return { countries: ['SK'], cartQuote: 1, other: 1, edited: 1, workedOut: 1, saveCart: true };
};

/** A browser's client over answers that come at once, and the names of what it asked for. */
export const shop = (brought?: InitialAnswers) => {
  const asked: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(operationName);
        observer.next({ data: answerTo(operationName, variables) });
        observer.complete();
      }),
  );
  return { client: createClient(link, brought), asked };
};
export type Client = ReturnType<typeof shop>['client'];

export const rootOf = (client: Client) => Object.keys((client.cache as InMemoryCache).extract().ROOT_QUERY ?? {});
