/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../codegen/schema.gen';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { useQuery, type QueryOptions } from '../../../lib/graphql/use-query.ts';
export type FittingMotorsQueryVariables = Exact<{
  rooms: Array<Types.MotorRoomInput> | Types.MotorRoomInput;
}>;


export type FittingMotorsQuery = { fittingMotors: Array<{ __typename: 'FittingMotors', motors: Array<{ __typename: 'RocketMotor', maker: string, name: string, diameterMm: number, lengthMm: number, totalGrams: number, propellantGrams: number, averageThrustN: number, totalImpulseNs: number, delays: string, curve: string, adapter: boolean }> }> };


export const FittingMotorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FittingMotors"},"freshness":"static","variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rooms"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MotorRoomInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fittingMotors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rooms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rooms"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"motors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MotorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MotorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RocketMotor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"diameterMm"}},{"kind":"Field","name":{"kind":"Name","value":"lengthMm"}},{"kind":"Field","name":{"kind":"Name","value":"totalGrams"}},{"kind":"Field","name":{"kind":"Name","value":"propellantGrams"}},{"kind":"Field","name":{"kind":"Name","value":"averageThrustN"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpulseNs"}},{"kind":"Field","name":{"kind":"Name","value":"delays"}},{"kind":"Field","name":{"kind":"Name","value":"curve"}},{"kind":"Field","name":{"kind":"Name","value":"adapter"}}]}}]} as unknown as DocumentNode<FittingMotorsQuery, FittingMotorsQueryVariables>;
export const useFittingMotorsQuery = (options: QueryOptions<FittingMotorsQueryVariables> & { variables: FittingMotorsQueryVariables }) => useQuery(FittingMotorsDocument, options);