/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, type QueryOptions } from '../../../../lib/graphql/use-query.ts';
export type OwnedCopyQueryVariables = Exact<{
  id: number;
}>;


export type OwnedCopyQuery = { product: { __typename: 'Product', id: number, ownedCopy: { __typename: 'OwnedDownload', orderNumber: string, boughtAt: string } | null } | null };


export const OwnedCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnedCopy"},"freshness":"user","variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownedCopy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"boughtAt"}}]}}]}}]}}]} as unknown as DocumentNode<OwnedCopyQuery, OwnedCopyQueryVariables>;
export const useOwnedCopyQuery = (options: QueryOptions<OwnedCopyQueryVariables> & { variables: OwnedCopyQueryVariables }) => useQuery(OwnedCopyDocument, options);