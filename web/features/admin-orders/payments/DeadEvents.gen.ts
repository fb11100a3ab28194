/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import { useQuery, type QueryOptions } from '../../../lib/graphql/use-query.ts';
export type DeadPaymentEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadPaymentEventsQuery = { deadPaymentEvents: Array<{ __typename: 'DeadPaymentEvent', id: string, eventType: string, receivedAt: string, deadAt: string, tries: number, problem: Types.PaymentEventProblem, error: string | null, facts: string | null }> };

export type RetryDeadPaymentEventMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryDeadPaymentEventMutation = { retryDeadPaymentEvent: { __typename: 'DeadPaymentEvent', id: string } };

export type SetDeadPaymentEventAsideMutationVariables = Exact<{
  id: string | number;
  aside: boolean;
}>;


export type SetDeadPaymentEventAsideMutation = { setDeadPaymentEventAside: { __typename: 'DeadPaymentEvent', id: string } };


export const DeadPaymentEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadPaymentEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadPaymentEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]} as unknown as DocumentNode<DeadPaymentEventsQuery, DeadPaymentEventsQueryVariables>;
export const RetryDeadPaymentEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryDeadPaymentEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryDeadPaymentEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RetryDeadPaymentEventMutation, RetryDeadPaymentEventMutationVariables>;
export const SetDeadPaymentEventAsideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDeadPaymentEventAside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aside"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDeadPaymentEventAside"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"aside"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aside"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetDeadPaymentEventAsideMutation, SetDeadPaymentEventAsideMutationVariables>;
export const useDeadPaymentEventsQuery = (options?: QueryOptions<DeadPaymentEventsQueryVariables>) => useQuery(DeadPaymentEventsDocument, options);
export const useRetryDeadPaymentEventMutation = (options?: useMutation.Options<RetryDeadPaymentEventMutation, RetryDeadPaymentEventMutationVariables>) => useMutation(RetryDeadPaymentEventDocument, options);
export const useSetDeadPaymentEventAsideMutation = (options?: useMutation.Options<SetDeadPaymentEventAsideMutation, SetDeadPaymentEventAsideMutationVariables>) => useMutation(SetDeadPaymentEventAsideDocument, options);