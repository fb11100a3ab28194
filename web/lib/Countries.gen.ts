/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ __typename: 'Country', code: string, name: string, shipsTo: boolean, vatRatePercent: number }> };


export const CountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shipsTo"}},{"kind":"Field","name":{"kind":"Name","value":"vatRatePercent"}}]}}]}}]} as unknown as DocumentNode<CountriesQuery, CountriesQueryVariables>;
export const useCountriesQuery = (options?: useQuery.Options<CountriesQuery, CountriesQueryVariables>) => useQuery(CountriesDocument, options);
export const useCountriesLazyQuery = (options?: useLazyQuery.Options<CountriesQuery, CountriesQueryVariables>) => useLazyQuery(CountriesDocument, options);
export const useCountriesSuspenseQuery = (options?: useSuspenseQuery.Options<CountriesQueryVariables>) => useSuspenseQuery(CountriesDocument, options);