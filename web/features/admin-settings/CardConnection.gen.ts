/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, type QueryOptions } from '../../lib/graphql/use-query.ts';
export type CardConnectionQueryVariables = Exact<{ [key: string]: never; }>;


export type CardConnectionQuery = { cardConnection: { __typename: 'CardKey', state: Types.CardConnectionState, mode: Types.CardConnectionMode | null, webhookUrl: string, eventTypes: Array<string> } };


export const CardConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardConnection"},"freshness":"live","selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardConnection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"webhookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}}]}}]}}]} as unknown as DocumentNode<CardConnectionQuery, CardConnectionQueryVariables>;
export const useCardConnectionQuery = (options?: QueryOptions<CardConnectionQueryVariables>) => useQuery(CardConnectionDocument, options);