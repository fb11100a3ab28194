import { ApolloLink, gql, type InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { createClient } from '../../web/app/data/apollo.ts';

export const LIST = gql`
  query ProductList($search: String) {
    products(search: $search) {
      nodes {
        id
        name
      }
    }
  }
`;
export const PRODUCT = gql`
  query Product($id: Int!) {
    product(id: $id) {
      id
      name
    }
  }
`;
export const PROFILE = gql`
  query MyProfile {
    me {
      id
      username
    }
  }
`;
export const SAVE = gql`
  mutation Save {
    saveCart
  }
`;
export const COUNTRIES = gql`
  query Countries {
    countries
  }
`;
export const QUOTE = gql`
  query CartQuote($input: Int) {
    cartQuote(input: $input)
  }
`;
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
  return { countries: ['SK'], cartQuote: 1, other: 1, saveCart: true };
};

/** A browser's client over answers that come at once, and the names of what it asked for. */
export const shop = () => {
  const asked: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(operationName);
        observer.next({ data: answerTo(operationName, variables) });
        observer.complete();
      }),
  );
  return { client: createClient(link), asked };
};
export type Client = ReturnType<typeof shop>['client'];

export const rootOf = (client: Client) => Object.keys((client.cache as InMemoryCache).extract().ROOT_QUERY ?? {});
