/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BoughtLinesQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type BoughtLinesQuery = { boughtLines: Types.BoughtLines };


export const BoughtLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoughtLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boughtLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}]}]}}]} as unknown as DocumentNode<BoughtLinesQuery, BoughtLinesQueryVariables>;
export const useBoughtLinesQuery = (options: useQuery.Options<BoughtLinesQuery, BoughtLinesQueryVariables> & { variables: BoughtLinesQueryVariables }) => useQuery(BoughtLinesDocument, options);
export const useBoughtLinesLazyQuery = (options?: useLazyQuery.Options<BoughtLinesQuery, BoughtLinesQueryVariables>) => useLazyQuery(BoughtLinesDocument, options);
export const useBoughtLinesSuspenseQuery = (options: useSuspenseQuery.Options<BoughtLinesQueryVariables> & { variables: BoughtLinesQueryVariables }) => useSuspenseQuery(BoughtLinesDocument, options);