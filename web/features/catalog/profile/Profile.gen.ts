/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useMutation } from '@apollo/client/react';
import { useQuery, type QueryOptions } from '../../../lib/graphql/use-query.ts';
export type ProfileSlicingQueryVariables = Exact<{
  input: Types.SliceWithProfileInput;
}>;


export type ProfileSlicingQuery = { profileSlicing: { __typename: 'ProfileSlicing', parts: number, tried: number, failed: number } };

export type SliceWithProfileMutationVariables = Exact<{
  input: Types.SliceWithProfileInput;
}>;


export type SliceWithProfileMutation = { sliceWithProfile: { __typename: 'ProfileSlicing', parts: number, tried: number, failed: number } };

export type ProfileSlicingPartsFragment = { __typename: 'ProfileSlicing', parts: number, tried: number, failed: number };

export const ProfileSlicingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileSlicingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileSlicing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"tried"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]} as unknown as DocumentNode<ProfileSlicingPartsFragment, unknown>;
export const ProfileSlicingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileSlicing"},"freshness":"unkept","variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SliceWithProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileSlicing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileSlicingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileSlicingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileSlicing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"tried"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]} as unknown as DocumentNode<ProfileSlicingQuery, ProfileSlicingQueryVariables>;
export const SliceWithProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SliceWithProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SliceWithProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sliceWithProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileSlicingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileSlicingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileSlicing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"tried"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]} as unknown as DocumentNode<SliceWithProfileMutation, SliceWithProfileMutationVariables>;
export const useProfileSlicingQuery = (options: QueryOptions<ProfileSlicingQueryVariables> & { variables: ProfileSlicingQueryVariables }) => useQuery(ProfileSlicingDocument, options);
export const useSliceWithProfileMutation = (options?: useMutation.Options<SliceWithProfileMutation, SliceWithProfileMutationVariables>) => useMutation(SliceWithProfileDocument, options);