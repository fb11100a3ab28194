/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import { useQuery, type QueryOptions } from '../../../lib/graphql/use-query.ts';
export type WaitingManifestsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingManifestsQuery = { waitingManifests: Array<{ __typename: 'Manifest', id: string, carrier: Types.Carrier, state: Types.ManifestState, fault: string | null, openedAt: string, parcelCount: number, pendingCount: number }> };

export type RegisterManifestMutationVariables = Exact<{
  id: string | number;
  isKnown?: boolean | null | undefined;
}>;


export type RegisterManifestMutation = { registerManifest: { __typename: 'Manifest', id: string, carrier: Types.Carrier, state: Types.ManifestState, fault: string | null, openedAt: string, parcelCount: number, pendingCount: number } };

export type ManifestPartsFragment = { __typename: 'Manifest', id: string, carrier: Types.Carrier, state: Types.ManifestState, fault: string | null, openedAt: string, parcelCount: number, pendingCount: number };

export const ManifestPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManifestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Manifest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}}]}}]} as unknown as DocumentNode<ManifestPartsFragment, unknown>;
export const WaitingManifestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingManifests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingManifests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManifestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManifestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Manifest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}}]}}]} as unknown as DocumentNode<WaitingManifestsQuery, WaitingManifestsQueryVariables>;
export const RegisterManifestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterManifest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isKnown"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerManifest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isKnown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isKnown"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManifestParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManifestParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Manifest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}}]}}]} as unknown as DocumentNode<RegisterManifestMutation, RegisterManifestMutationVariables>;
export const useWaitingManifestsQuery = (options?: QueryOptions<WaitingManifestsQueryVariables>) => useQuery(WaitingManifestsDocument, options);
export const useRegisterManifestMutation = (options?: useMutation.Options<RegisterManifestMutation, RegisterManifestMutationVariables>) => useMutation(RegisterManifestDocument, options);