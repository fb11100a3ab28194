/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlainFieldsFragment = { __typename: 'EditableProduct', videoUrl: string | null, weightGrams: number | null, packedSize: string | null, shipsInDays: number | null, designations: string | null };

export const PlainFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlainFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableProduct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"weightGrams"}},{"kind":"Field","name":{"kind":"Name","value":"packedSize"}},{"kind":"Field","name":{"kind":"Name","value":"shipsInDays"}},{"kind":"Field","name":{"kind":"Name","value":"designations"}}]}}]} as unknown as DocumentNode<PlainFieldsFragment, unknown>;