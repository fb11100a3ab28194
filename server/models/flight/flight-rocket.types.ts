import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { RocketMotor } from './flight-motor.types.ts';
import { FlightMass } from './flight-mass.types.ts';

export enum BodyShape {
  CONE = 'CONE',
  OGIVE = 'OGIVE',
  PARABOLA = 'PARABOLA',
  VON_KARMAN = 'VON_KARMAN',
  TRANSITION = 'TRANSITION',
  TUBE = 'TUBE',
}

registerEnumType(BodyShape, {
  name: 'BodyShape',
  description: 'The outline of a length of a rocket’s body: four noses, a cone between two diameters, a tube.',
  valuesConfig: {
    CONE: { description: 'A nose with straight sides.' },
    OGIVE: { description: 'A nose whose sides are arcs of a circle.' },
    PARABOLA: { description: 'A nose whose sides are parabolas.' },
    TRANSITION: { description: 'A cone between two diameters.' },
    TUBE: { description: 'A tube of one diameter.' },
    VON_KARMAN: { description: 'A nose of the least drag for its length and diameter.' },
  },
});

export enum MotorSeat {
  AFT = 'AFT',
  FRONT = 'FRONT',
}

registerEnumType(MotorSeat, {
  name: 'MotorSeat',
  description: 'Which end of the motor a mount holds in place.',
  valuesConfig: { AFT: { description: 'The rear end.' }, FRONT: { description: 'The front end.' } },
});

@InputType('BodySectionInput', { description: 'A length of the body of a rocket.' })
@ObjectType({ description: 'A length of the body of a rocket.', simpleResolvers: true })
export class BodySection {
  @Field(() => BodyShape)
  shape: BodyShape;

  @Field(() => Int)
  stage: number;

  @Field(() => Float, { description: 'Behind the tip.' })
  fromMm: number;

  @Field(() => Float, { description: 'Along the body, in millimetres.' })
  lengthMm: number;

  @Field(() => Float, { description: 'Diameter in front.' })
  foreMm: number;

  @Field(() => Float, { description: 'Diameter behind.' })
  aftMm: number;
}

export enum FinEdge {
  AIRFOIL = 'AIRFOIL',
  ROUNDED = 'ROUNDED',
  SQUARE = 'SQUARE',
}

registerEnumType(FinEdge, {
  name: 'FinEdge',
  description: 'The edges of a fin across the flow.',
  valuesConfig: {
    AIRFOIL: { description: 'Round in front, thin behind.' },
    ROUNDED: { description: 'Round in front and behind.' },
    SQUARE: { description: 'As the plate was cut.' },
  },
});

export enum GuideKind {
  BUTTON = 'BUTTON',
  LUG = 'LUG',
}

registerEnumType(GuideKind, {
  name: 'GuideKind',
  description: 'What keeps a rocket on its launcher.',
  valuesConfig: {
    BUTTON: { description: 'A button that slides in a rail.' },
    LUG: { description: 'A tube that slides on a rod.' },
  },
});

export enum ParachuteTrigger {
  APOGEE = 'APOGEE',
  EJECTION = 'EJECTION',
}

registerEnumType(ParachuteTrigger, {
  name: 'ParachuteTrigger',
  description: 'What opens a parachute.',
  valuesConfig: {
    APOGEE: { description: 'An altimeter, at the top of the flight.' },
    EJECTION: { description: 'The ejection charge of the motor.' },
  },
});

@InputType('FinSetInput', { description: 'Equal fins around the body.' })
@ObjectType({ description: 'Equal fins around the body.', simpleResolvers: true })
export class FinSet {
  @Field(() => Int)
  stage: number;

  @Field(() => Int, { description: 'How many fins, evenly round the body.' })
  count: number;

  @Field(() => Float, { description: 'Where the root begins, behind the tip of the rocket.' })
  fromMm: number;

  @Field(() => Float, { description: 'Chord at the body.' })
  rootMm: number;

  @Field(() => Float, { description: 'Chord at the outer end.' })
  tipMm: number;

  @Field(() => Float, { description: 'Height of one fin above the body.' })
  spanMm: number;

  @Field(() => Float, { description: 'How far the outer end begins behind the root.' })
  sweepMm: number;

  @Field(() => Float, { description: 'Diameter of the body there.' })
  bodyMm: number;

  @Field(() => Float, { description: 'Of one fin; 3 mm where the designer does not say.' })
  thicknessMm: number;

  @Field(() => FinEdge, { description: 'Rounded where the designer does not say.' })
  edge: FinEdge;
}

@InputType('LaunchGuideInput', { description: 'Equal launch guides, one behind the other.' })
@ObjectType({ description: 'Equal launch guides, one behind the other.', simpleResolvers: true })
export class LaunchGuide {
  @Field(() => GuideKind)
  kind: GuideKind;

  @Field(() => Int)
  stage: number;

  @Field(() => Int, { description: 'How many.' })
  count: number;

  @Field(() => Float, { description: 'Where the first begins, behind the tip.' })
  fromMm: number;

  @Field(() => Float, { description: 'Of a lug along the body, of a button away from it.' })
  lengthMm: number;

  @Field(() => Float, { description: 'Outer diameter.' })
  outerMm: number;

  @Field(() => Float, { description: 'Bore of a lug, neck of a button.' })
  innerMm: number;
}

@InputType('RocketParachuteInput', { description: 'What the uppermost stage comes down on.' })
@ObjectType({ description: 'What the uppermost stage comes down on.', simpleResolvers: true })
export class RocketParachute {
  @Field(() => Float, { description: 'Of the open canopy, in millimetres.' })
  diameterMm: number;

  @Field(() => Float, { description: 'Over the area of that diameter.' })
  dragCoefficient: number;

  @Field(() => ParachuteTrigger, { description: 'What makes it open.' })
  opens: ParachuteTrigger;
}

@ObjectType({ description: 'A tube that holds a motor of a rocket.', simpleResolvers: true })
export class MotorMount {
  @Field(() => Int)
  stage: number;

  @Field(() => Float, { description: 'Of the motors that go in, in millimetres.' })
  diameterMm: number;

  @Field(() => Float, { description: 'Longest motor of that diameter.' })
  lengthMm: number;

  @Field(() => Float, { description: 'Thickest motor that goes through its stop, in a ring of its own.' })
  passMm: number;

  @Field(() => Float, { description: 'Longest motor that goes through its stop.' })
  reachMm: number;

  @Field(() => MotorSeat, { description: 'Which end of the motor is held.' })
  seat: MotorSeat;

  @Field(() => Float, { description: 'Where that end of the motor stands, behind the tip.' })
  seatMm: number;

  @Cost({ size: 30 })
  @Field(() => [RocketMotor], {
    description: 'What fits by diameter and length; the mount’s own diameter first, then by impulse.',
  })
  motors: RocketMotor[];
}

@ObjectType({
  description: 'What decides how a rocket flies. Lengths count from the tip of the nose.',
  simpleResolvers: true,
})
export class RocketFlight {
  @Field(() => Float, { description: 'From the nose to the tail, in millimetres.' })
  lengthMm: number;

  @Cost({ size: 20 })
  @Field(() => [BodySection], { description: 'From the tip.' })
  sections: BodySection[];

  @Cost({ size: 5 })
  @Field(() => [FinSet], { description: 'Of every stage.' })
  fins: FinSet[];

  @Cost({ size: 3 })
  @Field(() => [MotorMount], { description: 'One per stage.' })
  mounts: MotorMount[];

  @Cost({ size: 4 })
  @Field(() => [LaunchGuide], { description: 'What keeps it on its launcher; empty where nobody said.' })
  guides: LaunchGuide[];

  @Field(() => RocketParachute, {
    nullable: true,
    description: 'What it comes down on; null where nobody said.',
  })
  parachute: RocketParachute | null;

  @Cost({ size: 20 })
  @Field(() => [FlightMass], { description: 'Without motors.' })
  masses: FlightMass[];

  @Field(() => Float, { description: 'Where a weight in the nose would stand.' })
  noseMm: number;
}
