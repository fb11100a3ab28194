/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAccountQuery = { me: { __typename: 'User', id: string, secondFactor: { __typename: 'SecondFactor', enabled: boolean, recoveryCodesLeft: number } } | null };


export const AdminAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<AdminAccountQuery, AdminAccountQueryVariables>;
export const useAdminAccountQuery = (options?: useQuery.Options<AdminAccountQuery, AdminAccountQueryVariables>) => useQuery(AdminAccountDocument, options);
export const useAdminAccountLazyQuery = (options?: useLazyQuery.Options<AdminAccountQuery, AdminAccountQueryVariables>) => useLazyQuery(AdminAccountDocument, options);
export const useAdminAccountSuspenseQuery = (options?: useSuspenseQuery.Options<AdminAccountQueryVariables>) => useSuspenseQuery(AdminAccountDocument, options);