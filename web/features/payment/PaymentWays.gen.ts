/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, type QueryOptions } from '../../lib/graphql/use-query.ts';
export type PaymentWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentWaysQuery = { paymentWays: Array<Types.PaymentWay> };


export const PaymentWaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentWays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentWays"}}]}}]} as unknown as DocumentNode<PaymentWaysQuery, PaymentWaysQueryVariables>;
export const usePaymentWaysQuery = (options?: QueryOptions<PaymentWaysQueryVariables>) => useQuery(PaymentWaysDocument, options);