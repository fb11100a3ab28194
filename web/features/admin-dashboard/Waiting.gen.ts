/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, type QueryOptions } from '../../lib/graphql/use-query.ts';
export type WaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingQuery = { me: { __typename: 'User', id: string, permissions: Array<Types.Permission>, secondFactor: { __typename: 'SecondFactor', enabled: boolean } } | null, adminCounts: { __typename: 'AdminCounts', ordersToPack: number | null, paymentsToCheck: number | null, mailsToCheck: number | null, withdrawals: number | null, disputes: number | null, deadPaymentEvents: number | null, paymentDifferences: number | null, bankEntries: number | null, lowStock: number | null, outOfStock: number | null, waitingBuilds: number | null, waitingReviews: number | null, failedWebhooks: number | null } };


export const WaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersToPack"}},{"kind":"Field","name":{"kind":"Name","value":"paymentsToCheck"}},{"kind":"Field","name":{"kind":"Name","value":"mailsToCheck"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"disputes"}},{"kind":"Field","name":{"kind":"Name","value":"deadPaymentEvents"}},{"kind":"Field","name":{"kind":"Name","value":"paymentDifferences"}},{"kind":"Field","name":{"kind":"Name","value":"bankEntries"}},{"kind":"Field","name":{"kind":"Name","value":"lowStock"}},{"kind":"Field","name":{"kind":"Name","value":"outOfStock"}},{"kind":"Field","name":{"kind":"Name","value":"waitingBuilds"}},{"kind":"Field","name":{"kind":"Name","value":"waitingReviews"}},{"kind":"Field","name":{"kind":"Name","value":"failedWebhooks"}}]}}]}}]} as unknown as DocumentNode<WaitingQuery, WaitingQueryVariables>;
export const useWaitingQuery = (options?: QueryOptions<WaitingQueryVariables>) => useQuery(WaitingDocument, options);