/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GuestOrdersWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestOrdersWaitingQuery = { me: { __typename: 'User', id: string, email: string, guestOrdersWaiting: number } | null };

export type AskToJoinGuestOrdersMutationVariables = Exact<{
  email: string;
}>;


export type AskToJoinGuestOrdersMutation = { forgotPassword: boolean };


export const GuestOrdersWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GuestOrdersWaiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"guestOrdersWaiting"}}]}}]}}]} as unknown as DocumentNode<GuestOrdersWaitingQuery, GuestOrdersWaitingQueryVariables>;
export const AskToJoinGuestOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskToJoinGuestOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<AskToJoinGuestOrdersMutation, AskToJoinGuestOrdersMutationVariables>;
export const useGuestOrdersWaitingQuery = (options?: useQuery.Options<GuestOrdersWaitingQuery, GuestOrdersWaitingQueryVariables>) => useQuery(GuestOrdersWaitingDocument, options);
export const useGuestOrdersWaitingLazyQuery = (options?: useLazyQuery.Options<GuestOrdersWaitingQuery, GuestOrdersWaitingQueryVariables>) => useLazyQuery(GuestOrdersWaitingDocument, options);
export const useGuestOrdersWaitingSuspenseQuery = (options?: useSuspenseQuery.Options<GuestOrdersWaitingQueryVariables>) => useSuspenseQuery(GuestOrdersWaitingDocument, options);
export const useAskToJoinGuestOrdersMutation = (options?: useMutation.Options<AskToJoinGuestOrdersMutation, AskToJoinGuestOrdersMutationVariables>) => useMutation(AskToJoinGuestOrdersDocument, options);