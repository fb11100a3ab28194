/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoryAddressQueryVariables = Exact<{
  slug: string;
}>;


export type CategoryAddressQuery = { category: { __typename: 'Category', id: string, slug: string } | null };


export const CategoryAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<CategoryAddressQuery, CategoryAddressQueryVariables>;
export const useCategoryAddressQuery = (options: useQuery.Options<CategoryAddressQuery, CategoryAddressQueryVariables> & { variables: CategoryAddressQueryVariables }) => useQuery(CategoryAddressDocument, options);
export const useCategoryAddressLazyQuery = (options?: useLazyQuery.Options<CategoryAddressQuery, CategoryAddressQueryVariables>) => useLazyQuery(CategoryAddressDocument, options);
export const useCategoryAddressSuspenseQuery = (options: useSuspenseQuery.Options<CategoryAddressQueryVariables> & { variables: CategoryAddressQueryVariables }) => useSuspenseQuery(CategoryAddressDocument, options);