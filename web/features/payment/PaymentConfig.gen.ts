/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentConfigQuery = { paymentConfig: { __typename: 'PaymentConfig', clientId: string, sdkUrl: string, currency: string, intent: string, simulator: boolean } };


export const PaymentConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"sdkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"intent"}},{"kind":"Field","name":{"kind":"Name","value":"simulator"}}]}}]}}]} as unknown as DocumentNode<PaymentConfigQuery, PaymentConfigQueryVariables>;
export const usePaymentConfigQuery = (options?: useQuery.Options<PaymentConfigQuery, PaymentConfigQueryVariables>) => useQuery(PaymentConfigDocument, options);
export const usePaymentConfigLazyQuery = (options?: useLazyQuery.Options<PaymentConfigQuery, PaymentConfigQueryVariables>) => useLazyQuery(PaymentConfigDocument, options);
export const usePaymentConfigSuspenseQuery = (options?: useSuspenseQuery.Options<PaymentConfigQueryVariables>) => useSuspenseQuery(PaymentConfigDocument, options);