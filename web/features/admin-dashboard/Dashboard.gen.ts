/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardQueryVariables = Exact<{
  days: number;
}>;

export type DashboardQuery = {
  adminDashboard: {
    __typename: 'AdminDashboard';
    visits: {
      __typename: 'DashboardVisits';
      today: number;
      total: number;
      count: number;
      countBefore: number;
      days: Array<{ __typename: 'VisitDay'; date: string; count: number; uniqueCount: number }>;
      countries: Array<{ __typename: 'VisitLocation'; countryCode: string; country: string; count: number }>;
    } | null;
    sales: {
      __typename: 'SalesFigures';
      orders: number;
      kitsShare: number | null;
      conversion: number | null;
      revenue: { __typename: 'Money'; minor: number; currency: string };
      averageOrder: { __typename: 'Money'; minor: number; currency: string } | null;
    };
    salesBefore: {
      __typename: 'SalesFigures';
      orders: number;
      kitsShare: number | null;
      conversion: number | null;
      revenue: { __typename: 'Money'; minor: number; currency: string };
      averageOrder: { __typename: 'Money'; minor: number; currency: string } | null;
    };
    weeks: Array<{
      __typename: 'SalesWeek';
      week: number;
      start: string;
      revenue: { __typename: 'Money'; minor: number; currency: string };
    }>;
    bestSellers: Array<{
      __typename: 'BestSeller';
      productId: number;
      name: string;
      units: number;
      revenue: { __typename: 'Money'; minor: number; currency: string };
    }>;
  };
};

export type SalesPartsFragment = {
  __typename: 'SalesFigures';
  orders: number;
  kitsShare: number | null;
  conversion: number | null;
  revenue: { __typename: 'Money'; minor: number; currency: string };
  averageOrder: { __typename: 'Money'; minor: number; currency: string } | null;
};

export const SalesPartsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SalesParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SalesFigures' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'orders' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'revenue' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'averageOrder' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'kitsShare' } },
          { kind: 'Field', name: { kind: 'Name', value: 'conversion' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SalesPartsFragment, unknown>;
export const DashboardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Dashboard' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'days' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adminDashboard' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'days' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'days' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'visits' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'today' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'countBefore' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'days' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'uniqueCount' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'countries' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'countryCode' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sales' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SalesParts' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'salesBefore' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SalesParts' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'weeks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'week' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'start' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'revenue' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'bestSellers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'productId' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'units' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'revenue' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SalesParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SalesFigures' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'orders' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'revenue' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'averageOrder' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'minor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'kitsShare' } },
          { kind: 'Field', name: { kind: 'Name', value: 'conversion' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const useDashboardQuery = (
  options: useQuery.Options<DashboardQuery, DashboardQueryVariables> & { variables: DashboardQueryVariables },
) => useQuery(DashboardDocument, options);
export const useDashboardLazyQuery = (options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) =>
  useLazyQuery(DashboardDocument, options);
export const useDashboardSuspenseQuery = (
  options: useSuspenseQuery.Options<DashboardQueryVariables> & { variables: DashboardQueryVariables },
) => useSuspenseQuery(DashboardDocument, options);
