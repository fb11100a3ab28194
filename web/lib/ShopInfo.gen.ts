/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShopInfoQueryVariables = Exact<{ [key: string]: never }>;

export type ShopInfoQuery = {
  shopInfo: {
    __typename: 'ShopInfo';
    models: string;
    customers: string;
    open: boolean;
    minDays: number;
    maxDays: number;
    seller: {
      __typename: 'SellerView';
      name: string;
      street: string;
      postcode: string;
      city: string;
      country: string;
      companyId: string;
      taxId: string;
      vatId: string | null;
      register: string;
      email: string;
      phone: string;
    };
    notice: {
      __typename: 'ShopNotice';
      kind: Types.NoticeKind;
      text: { __typename: 'InEachLanguage'; en: string; sk: string; de: string };
    } | null;
    guaranteeNotice: {
      __typename: 'GuaranteeNotice';
      en: { __typename: 'NoticePictureView'; url: string; width: number; height: number } | null;
      sk: { __typename: 'NoticePictureView'; url: string; width: number; height: number } | null;
      de: { __typename: 'NoticePictureView'; url: string; width: number; height: number } | null;
    } | null;
  };
};

export const ShopInfoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShopInfo' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shopInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'seller' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'street' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'postcode' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'city' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'companyId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'taxId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'vatId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'register' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'models' } },
                { kind: 'Field', name: { kind: 'Name', value: 'customers' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'notice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'text' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'en' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'sk' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'de' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'open' } },
                { kind: 'Field', name: { kind: 'Name', value: 'minDays' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxDays' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'guaranteeNotice' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'en' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sk' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'de' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShopInfoQuery, ShopInfoQueryVariables>;
export const useShopInfoQuery = (options?: useQuery.Options<ShopInfoQuery, ShopInfoQueryVariables>) =>
  useQuery(ShopInfoDocument, options);
export const useShopInfoLazyQuery = (options?: useLazyQuery.Options<ShopInfoQuery, ShopInfoQueryVariables>) =>
  useLazyQuery(ShopInfoDocument, options);
export const useShopInfoSuspenseQuery = (options?: useSuspenseQuery.Options<ShopInfoQueryVariables>) =>
  useSuspenseQuery(ShopInfoDocument, options);
