/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, type QueryOptions } from '../../../lib/graphql/use-query.ts';
export type PrintBedsQueryVariables = Exact<{
  id: number;
  bed: Types.BedInput;
}>;


export type PrintBedsQuery = { product: { __typename: 'Product', id: number, printBeds: Array<{ __typename: 'PrintBed', filament: string, material: string, colour: string, parts: Array<{ __typename: 'PartOnBed', partId: string, middleMm: Array<number>, turnDegrees: number, outlines: Array<Array<number>> }> }> | null } | null };


export const PrintBedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintBeds"},"freshness":"unkept","variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"printBeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filament"}},{"kind":"Field","name":{"kind":"Name","value":"material"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partId"}},{"kind":"Field","name":{"kind":"Name","value":"middleMm"}},{"kind":"Field","name":{"kind":"Name","value":"turnDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"outlines"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PrintBedsQuery, PrintBedsQueryVariables>;
export const usePrintBedsQuery = (options: QueryOptions<PrintBedsQueryVariables> & { variables: PrintBedsQueryVariables }) => useQuery(PrintBedsDocument, options);