/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import { useQuery, type QueryOptions } from '../../lib/graphql/use-query.ts';
export type GiftCardSaleQueryVariables = Exact<{ [key: string]: never; }>;


export type GiftCardSaleQuery = { giftCardSale: { __typename: 'GiftCardSale', open: boolean, years: number, firstDay: string, lastDay: string, ways: Array<Types.PaymentWay>, least: { __typename: 'Money', minor: number, currency: string }, most: { __typename: 'Money', minor: number, currency: string }, step: { __typename: 'Money', minor: number, currency: string } } };

export type BuyGiftCardMutationVariables = Exact<{
  input: Types.BuyGiftCardInput;
}>;


export type BuyGiftCardMutation = { buyGiftCard: { __typename: 'PlacedOrder', accessToken: string, order: { __typename: 'Order', id: string, paymentWay: Types.PaymentWay } } };


export const GiftCardSaleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCardSale"},"freshness":"current","selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftCardSale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"ways"}},{"kind":"Field","name":{"kind":"Name","value":"least"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"most"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"step"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<GiftCardSaleQuery, GiftCardSaleQueryVariables>;
export const BuyGiftCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyGiftCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyGiftCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyGiftCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentWay"}}]}}]}}]}}]} as unknown as DocumentNode<BuyGiftCardMutation, BuyGiftCardMutationVariables>;
export const useGiftCardSaleQuery = (options?: QueryOptions<GiftCardSaleQueryVariables>) => useQuery(GiftCardSaleDocument, options);
export const useBuyGiftCardMutation = (options?: useMutation.Options<BuyGiftCardMutation, BuyGiftCardMutationVariables>) => useMutation(BuyGiftCardDocument, options);