/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import { useQuery, type QueryOptions } from '../../../lib/graphql/use-query.ts';
export type PaymentDifferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentDifferencesQuery = { paymentDifferences: { __typename: 'PaymentDifferences', comparedAt: string | null, coveredUntil: string | null, failedAt: string | null, error: string | null, movements: Array<{ __typename: 'PaymentMovementSum', month: string, kind: Types.PaymentMovementKind, count: number, sum: string, fee: string | null }>, differences: Array<{ __typename: 'PaymentDifference', id: string, kind: Types.PaymentDifferenceKind, paypalId: string, orderId: string | null, orderNumber: string | null, happenedAt: string, atPayPal: string | null, booked: string | null, fee: string | null }> } };

export type SetPaymentDifferenceAsideMutationVariables = Exact<{
  id: string | number;
  aside: boolean;
}>;


export type SetPaymentDifferenceAsideMutation = { setPaymentDifferenceAside: { __typename: 'PaymentDifference', id: string } };


export const PaymentDifferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentDifferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentDifferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comparedAt"}},{"kind":"Field","name":{"kind":"Name","value":"coveredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"sum"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"paypalId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"atPayPal"}},{"kind":"Field","name":{"kind":"Name","value":"booked"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentDifferencesQuery, PaymentDifferencesQueryVariables>;
export const SetPaymentDifferenceAsideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentDifferenceAside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aside"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentDifferenceAside"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"aside"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aside"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetPaymentDifferenceAsideMutation, SetPaymentDifferenceAsideMutationVariables>;
export const usePaymentDifferencesQuery = (options?: QueryOptions<PaymentDifferencesQueryVariables>) => useQuery(PaymentDifferencesDocument, options);
export const useSetPaymentDifferenceAsideMutation = (options?: useMutation.Options<SetPaymentDifferenceAsideMutation, SetPaymentDifferenceAsideMutationVariables>) => useMutation(SetPaymentDifferenceAsideDocument, options);