/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminRailQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRailQuery = { me: { __typename: 'User', id: string, permissions: Array<Types.Permission> } | null };


export const AdminRailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]} as unknown as DocumentNode<AdminRailQuery, AdminRailQueryVariables>;
export const useAdminRailQuery = (options?: useQuery.Options<AdminRailQuery, AdminRailQueryVariables>) => useQuery(AdminRailDocument, options);
export const useAdminRailLazyQuery = (options?: useLazyQuery.Options<AdminRailQuery, AdminRailQueryVariables>) => useLazyQuery(AdminRailDocument, options);
export const useAdminRailSuspenseQuery = (options?: useSuspenseQuery.Options<AdminRailQueryVariables>) => useSuspenseQuery(AdminRailDocument, options);