/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductAddressQueryVariables = Exact<{
  slug: string;
}>;


export type ProductAddressQuery = { productIdBySlug: number | null };


export const ProductAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productIdBySlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}]}}]} as unknown as DocumentNode<ProductAddressQuery, ProductAddressQueryVariables>;
export const useProductAddressQuery = (options: useQuery.Options<ProductAddressQuery, ProductAddressQueryVariables> & { variables: ProductAddressQueryVariables }) => useQuery(ProductAddressDocument, options);
export const useProductAddressLazyQuery = (options?: useLazyQuery.Options<ProductAddressQuery, ProductAddressQueryVariables>) => useLazyQuery(ProductAddressDocument, options);
export const useProductAddressSuspenseQuery = (options: useSuspenseQuery.Options<ProductAddressQueryVariables> & { variables: ProductAddressQueryVariables }) => useSuspenseQuery(ProductAddressDocument, options);