import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { ChosenValue } from '../tailoring/tailoring.types.ts';

export enum TrialReason {
  REFUSED = 'REFUSED',
  NO_MOTOR = 'NO_MOTOR',
  UNSTABLE = 'UNSTABLE',
  SLOW = 'SLOW',
  NOSE_HEAVY = 'NOSE_HEAVY',
  TAIL_HEAVY = 'TAIL_HEAVY',
  WEAK = 'WEAK',
  NO_BED = 'NO_BED',
  UNSOUND = 'UNSOUND',
  TOO_LARGE = 'TOO_LARGE',
  PROGRAM = 'PROGRAM',
}

registerEnumType(TrialReason, {
  name: 'TrialReason',
  description: 'Why a choice that was tried could not be sold.',
  valuesConfig: {
    REFUSED: { description: 'The program refuses what the model is by standard.' },
    NO_MOTOR: { description: 'By standard, a mount of the rocket has no certified motor.' },
    UNSTABLE: { description: 'By standard, the rocket is stable with no motor that fits.' },
    SLOW: { description: 'By standard, the rocket leaves its rail too slowly.' },
    NOSE_HEAVY: { description: 'By standard, the plane balances too far forward.' },
    TAIL_HEAVY: { description: 'By standard, the plane balances too far back.' },
    WEAK: { description: 'By standard, the plane climbs with no motor that fits.' },
    NO_BED: { description: 'A part goes on no printer of the shop’s list.' },
    UNSOUND: { description: 'A part is not watertight, or has an error that keeps it from being printed.' },
    TOO_LARGE: { description: 'It takes more work, memory or triangles than a model may.' },
    PROGRAM: { description: 'The program is wrong; `message` and `line` say where.' },
  },
});

@ObjectType({ description: 'A choice that was tried and could not be sold.', simpleResolvers: true })
export class TailoringTrialFault {
  @Field(() => TrialReason)
  reason: TrialReason;

  @Cost({ size: 12 })
  @Field(() => [ChosenValue], { description: 'What was chosen, in the order of the parameters.' })
  chosen: ChosenValue[];

  @Field(() => String, { nullable: true, description: 'In the words of the interpreter, or of the seller.' })
  message: string | null;

  @Field(() => Int, { nullable: true, description: 'Of the program, from 1.' })
  line: number | null;

  @Field(() => ID, { nullable: true, description: 'That is UNSOUND or goes on NO_BED.' })
  partId: string | null;

  @Cost({ size: 10 })
  @Field(() => [String], { description: 'Errors in the mesh of that part.' })
  findings: readonly string[];
}

@ObjectType({ description: 'What came of choices that were tried.', simpleResolvers: true })
export class TailoringTrial {
  @Field(() => Int, { description: 'How many there were, the standard first.' })
  tried: number;

  @Field(() => Int, { description: 'Of them those that buyers would be refused with a reason.' })
  refused: number;

  @Field(() => TailoringTrialFault, {
    nullable: true,
    description: 'The first that could not be sold; null: all could.',
  })
  fault: TailoringTrialFault | null;
}
