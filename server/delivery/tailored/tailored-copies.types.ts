import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { ChosenValue, ChosenValueInput } from '../../models/tailoring/tailoring.types.ts';

export enum TailoredState {
  MAKING = 'MAKING',
  READY = 'READY',
  REFUSED = 'REFUSED',
}

registerEnumType(TailoredState, {
  name: 'TailoredState',
  description: 'How far the files of a choice are.',
  valuesConfig: {
    MAKING: { description: 'They are being made; that takes seconds.' },
    READY: { description: 'They may be loaded.' },
    REFUSED: { description: 'There will be none: the reason says why.' },
  },
});

export enum TailoredRefusal {
  REFUSED = 'REFUSED',
  NO_MOTOR = 'NO_MOTOR',
  UNSTABLE = 'UNSTABLE',
  SLOW = 'SLOW',
  NOSE_HEAVY = 'NOSE_HEAVY',
  TAIL_HEAVY = 'TAIL_HEAVY',
  WEAK = 'WEAK',
  UNSOUND = 'UNSOUND',
  TOO_LARGE = 'TOO_LARGE',
  PROGRAM = 'PROGRAM',
}

registerEnumType(TailoredRefusal, {
  name: 'TailoredRefusal',
  description: 'Why a choice has no files.',
  valuesConfig: {
    REFUSED: { description: 'The choice makes no sense together; `reason` says so in the seller’s words.' },
    NO_MOTOR: { description: 'A mount of the rocket would have no certified motor.' },
    UNSTABLE: { description: 'It would be stable with no motor that fits: less than one calibre.' },
    SLOW: { description: 'It would leave its rail too slowly with every motor that fits.' },
    NOSE_HEAVY: { description: 'The plane would balance too far forward with every battery and motor that fits.' },
    TAIL_HEAVY: { description: 'The plane would balance too far back with every battery and motor that fits.' },
    WEAK: { description: 'No motor that fits would let the plane climb.' },
    UNSOUND: { description: 'A part would not be printable.' },
    TOO_LARGE: { description: 'It takes more work than a model may.' },
    PROGRAM: { description: 'The program of the model is wrong there.' },
  },
});

@ObjectType({ description: 'Bought files as they are for a choice.', simpleResolvers: true })
export class TailoredCopy {
  @Field(() => ID)
  id: string;

  @Field(() => Date, { description: 'When the buyer chose it last.' })
  askedAt: Date;

  @Cost({ size: 12 })
  @Field(() => [ChosenValue], { description: 'In the order of the parameters.' })
  chosen: ChosenValue[];

  @Field(() => TailoredState)
  state: TailoredState;

  @Field(() => TailoredRefusal, { nullable: true, description: 'Only of what was REFUSED.' })
  refusal: TailoredRefusal | null;

  @Field(() => String, { nullable: true, description: 'In the seller’s words, in the language of the request.' })
  reason: string | null;

  entitlementId: string;
  versionId: string | null;
}

@InputType({ description: 'Bought files, and what they are to be made for.' })
export class TailorFilesInput {
  @Field(() => ID, { description: 'Of the order.' })
  orderId: string;

  @Field(() => String, { nullable: true, description: 'From the secret link; not needed by the signed-in owner.' })
  accessToken?: string | null;

  @Field(() => ID, { description: 'Of the order, with files.' })
  lineId: string;

  @Field(() => [ChosenValueInput], { description: 'Each parameter once at most.' })
  chosen: ChosenValueInput[];
}
