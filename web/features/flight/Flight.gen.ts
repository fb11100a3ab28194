/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../codegen/schema.gen';

import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FlightQueryVariables = Exact<{
  id: number;
}>;

export type FlightQuery = {
  product: {
    __typename: 'Product';
    id: number;
    flight:
      | {
          __typename: 'PlaneFlight';
          outlines: Array<Array<Array<number>>>;
          noseMm: number;
          wing: {
            __typename: 'Wing';
            areaMm2: number;
            spanMm: number;
            rootMm: number;
            meanChordMm: number;
            meanChordFromMm: number;
            maxLift: number;
          };
          balance: { __typename: 'BalanceRange'; fromMm: number; toMm: number; neutralMm: number };
          battery: {
            __typename: 'BatteryRail';
            fromMm: number;
            toMm: number;
            markMm: number;
            choices: Array<{ __typename: 'FlightChoice'; name: string; grams: number }>;
          };
          motor: {
            __typename: 'MotorPlace';
            atMm: number;
            choices: Array<{ __typename: 'FlightChoice'; name: string; grams: number }>;
          };
          masses: Array<{
            __typename: 'FlightMass';
            name: string;
            grams: number;
            atMm: number;
            stage: number;
            printed: boolean;
          }>;
        }
      | {
          __typename: 'RocketFlight';
          lengthMm: number;
          noseMm: number;
          sections: Array<{
            __typename: 'BodySection';
            shape: Types.BodyShape;
            stage: number;
            fromMm: number;
            lengthMm: number;
            foreMm: number;
            aftMm: number;
          }>;
          fins: Array<{
            __typename: 'FinSet';
            stage: number;
            count: number;
            fromMm: number;
            rootMm: number;
            tipMm: number;
            spanMm: number;
            sweepMm: number;
            bodyMm: number;
          }>;
          mounts: Array<{
            __typename: 'MotorMount';
            stage: number;
            diameterMm: number;
            lengthMm: number;
            seat: Types.MotorSeat;
            seatMm: number;
            motors: Array<{
              __typename: 'RocketMotor';
              maker: string;
              name: string;
              diameterMm: number;
              lengthMm: number;
              totalGrams: number;
              averageThrustN: number;
              totalImpulseNs: number;
              delays: string;
              adapter: boolean;
            }>;
          }>;
          masses: Array<{
            __typename: 'FlightMass';
            name: string;
            grams: number;
            atMm: number;
            stage: number;
            printed: boolean;
          }>;
        }
      | null;
  };
};

export type FlightMassFieldsFragment = {
  __typename: 'FlightMass';
  name: string;
  grams: number;
  atMm: number;
  stage: number;
  printed: boolean;
};

export type RocketFieldsFragment = {
  __typename: 'RocketFlight';
  lengthMm: number;
  noseMm: number;
  sections: Array<{
    __typename: 'BodySection';
    shape: Types.BodyShape;
    stage: number;
    fromMm: number;
    lengthMm: number;
    foreMm: number;
    aftMm: number;
  }>;
  fins: Array<{
    __typename: 'FinSet';
    stage: number;
    count: number;
    fromMm: number;
    rootMm: number;
    tipMm: number;
    spanMm: number;
    sweepMm: number;
    bodyMm: number;
  }>;
  mounts: Array<{
    __typename: 'MotorMount';
    stage: number;
    diameterMm: number;
    lengthMm: number;
    seat: Types.MotorSeat;
    seatMm: number;
    motors: Array<{
      __typename: 'RocketMotor';
      maker: string;
      name: string;
      diameterMm: number;
      lengthMm: number;
      totalGrams: number;
      averageThrustN: number;
      totalImpulseNs: number;
      delays: string;
      adapter: boolean;
    }>;
  }>;
  masses: Array<{
    __typename: 'FlightMass';
    name: string;
    grams: number;
    atMm: number;
    stage: number;
    printed: boolean;
  }>;
};

export type PlaneFieldsFragment = {
  __typename: 'PlaneFlight';
  outlines: Array<Array<Array<number>>>;
  noseMm: number;
  wing: {
    __typename: 'Wing';
    areaMm2: number;
    spanMm: number;
    rootMm: number;
    meanChordMm: number;
    meanChordFromMm: number;
    maxLift: number;
  };
  balance: { __typename: 'BalanceRange'; fromMm: number; toMm: number; neutralMm: number };
  battery: {
    __typename: 'BatteryRail';
    fromMm: number;
    toMm: number;
    markMm: number;
    choices: Array<{ __typename: 'FlightChoice'; name: string; grams: number }>;
  };
  motor: {
    __typename: 'MotorPlace';
    atMm: number;
    choices: Array<{ __typename: 'FlightChoice'; name: string; grams: number }>;
  };
  masses: Array<{
    __typename: 'FlightMass';
    name: string;
    grams: number;
    atMm: number;
    stage: number;
    printed: boolean;
  }>;
};

export const FlightMassFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlightMassFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FlightMass' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
          { kind: 'Field', name: { kind: 'Name', value: 'atMm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'printed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FlightMassFieldsFragment, unknown>;
export const RocketFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RocketFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RocketFlight' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'noseMm' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sections' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'shape' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'foreMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'aftMm' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fins' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rootMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tipMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'spanMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sweepMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bodyMm' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'mounts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'diameterMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seatMm' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'motors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'maker' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'diameterMm' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalGrams' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'averageThrustN' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalImpulseNs' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'delays' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'adapter' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'masses' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FlightMassFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlightMassFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FlightMass' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
          { kind: 'Field', name: { kind: 'Name', value: 'atMm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'printed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RocketFieldsFragment, unknown>;
export const PlaneFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlaneFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PlaneFlight' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'wing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'areaMm2' } },
                { kind: 'Field', name: { kind: 'Name', value: 'spanMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rootMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'meanChordMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'meanChordFromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxLift' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'balance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'neutralMm' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outlines' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'battery' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'markMm' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'choices' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'motor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'atMm' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'choices' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'masses' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FlightMassFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'noseMm' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlightMassFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FlightMass' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
          { kind: 'Field', name: { kind: 'Name', value: 'atMm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'printed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PlaneFieldsFragment, unknown>;
export const FlightDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Flight' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'product' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'flight' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'InlineFragment',
                        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RocketFlight' } },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RocketFields' } }],
                        },
                      },
                      {
                        kind: 'InlineFragment',
                        typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PlaneFlight' } },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PlaneFields' } }],
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
      name: { kind: 'Name', value: 'FlightMassFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FlightMass' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
          { kind: 'Field', name: { kind: 'Name', value: 'atMm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'printed' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RocketFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RocketFlight' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
          { kind: 'Field', name: { kind: 'Name', value: 'noseMm' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sections' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'shape' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'foreMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'aftMm' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fins' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rootMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tipMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'spanMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sweepMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bodyMm' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'mounts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'stage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'diameterMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seat' } },
                { kind: 'Field', name: { kind: 'Name', value: 'seatMm' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'motors' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'maker' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'diameterMm' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lengthMm' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalGrams' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'averageThrustN' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalImpulseNs' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'delays' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'adapter' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'masses' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FlightMassFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PlaneFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PlaneFlight' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'wing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'areaMm2' } },
                { kind: 'Field', name: { kind: 'Name', value: 'spanMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rootMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'meanChordMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'meanChordFromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'maxLift' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'balance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'neutralMm' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'outlines' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'battery' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'fromMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toMm' } },
                { kind: 'Field', name: { kind: 'Name', value: 'markMm' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'choices' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'motor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'atMm' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'choices' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'grams' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'masses' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'FlightMassFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'noseMm' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FlightQuery, FlightQueryVariables>;
export const useFlightQuery = (
  options: useQuery.Options<FlightQuery, FlightQueryVariables> & { variables: FlightQueryVariables },
) => useQuery(FlightDocument, options);
export const useFlightLazyQuery = (options?: useLazyQuery.Options<FlightQuery, FlightQueryVariables>) =>
  useLazyQuery(FlightDocument, options);
export const useFlightSuspenseQuery = (
  options: useSuspenseQuery.Options<FlightQueryVariables> & { variables: FlightQueryVariables },
) => useSuspenseQuery(FlightDocument, options);
