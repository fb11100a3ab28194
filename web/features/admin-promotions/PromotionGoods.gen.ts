/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, type QueryOptions } from '../../lib/graphql/use-query.ts';
export type PromotionCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionCategoriesQuery = { adminCategories: Array<{ __typename: 'AdminCategory', id: string, name: string }> };

export type PromotionGoodsPartsFragment = { __typename: 'AdminProductRow', id: number, name: string, sku: string };

export type PromotionGoodsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PromotionGoodsQuery = { adminProducts: { __typename: 'AdminProductPage', items: Array<{ __typename: 'AdminProductRow', id: number, name: string, sku: string }> } };

export type PromotionGoodsNamesQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type PromotionGoodsNamesQuery = { productsById: Array<{ __typename: 'Product', id: number, name: string }> };

export const PromotionGoodsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionGoodsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProductRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<PromotionGoodsPartsFragment, unknown>;
export const PromotionCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PromotionCategoriesQuery, PromotionCategoriesQueryVariables>;
export const PromotionGoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionGoodsParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionGoodsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminProductRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]} as unknown as DocumentNode<PromotionGoodsQuery, PromotionGoodsQueryVariables>;
export const PromotionGoodsNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionGoodsNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PromotionGoodsNamesQuery, PromotionGoodsNamesQueryVariables>;
export const usePromotionCategoriesQuery = (options?: QueryOptions<PromotionCategoriesQueryVariables>) => useQuery(PromotionCategoriesDocument, options);
export const usePromotionGoodsQuery = (options?: QueryOptions<PromotionGoodsQueryVariables>) => useQuery(PromotionGoodsDocument, options);
export const usePromotionGoodsNamesQuery = (options: QueryOptions<PromotionGoodsNamesQueryVariables> & { variables: PromotionGoodsNamesQueryVariables }) => useQuery(PromotionGoodsNamesDocument, options);