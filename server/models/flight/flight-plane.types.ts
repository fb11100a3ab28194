import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { FlightMass } from './flight-mass.types.ts';

@InputType('WingInput', { description: 'The wing of a plane.' })
@ObjectType({ description: 'The wing of a plane.', simpleResolvers: true })
export class Wing {
  @Field(() => Float, { description: 'Both halves, and what lies between them.' })
  areaMm2: number;

  @Field(() => Float)
  spanMm: number;

  @Field(() => Float, { description: 'Chord at the root.' })
  rootMm: number;

  @Field(() => Float, { description: 'Mean aerodynamic chord.' })
  meanChordMm: number;

  @Field(() => Float, { description: 'Its leading edge, behind the leading edge at the root.' })
  meanChordFromMm: number;

  @Field(() => Float, { description: 'Greatest lift coefficient, estimated by the designer.' })
  maxLift: number;
}

@InputType('BalanceRangeInput', { description: 'Where the plane may balance, behind the leading edge at the root.' })
@ObjectType({ description: 'Where the plane may balance, behind the leading edge at the root.', simpleResolvers: true })
export class BalanceRange {
  @Field(() => Float, { description: 'Foremost place, from the nose.' })
  fromMm: number;

  @Field(() => Float, { description: 'Rearmost place, from the nose.' })
  toMm: number;

  @Field(() => Float, { description: 'Neutral point: balanced behind it no plane flies by itself.' })
  neutralMm: number;
}

@InputType('BatteryPackInput', { description: 'Lithium-polymer cells in series.' })
@ObjectType({ description: 'Lithium-polymer cells in series.', simpleResolvers: true })
export class BatteryPack {
  @Field(() => Int, { description: 'How many, one behind the other.' })
  cells: number;

  @Field(() => Int, { description: 'What each holds.' })
  milliampHours: number;
}

@InputType('ElectricMotorInput', { description: 'The constants of an electric motor, and its propeller.' })
@ObjectType({ description: 'The constants of an electric motor, and its propeller.', simpleResolvers: true })
export class ElectricMotor {
  @Field(() => Float, { description: 'Revolutions per minute and volt.' })
  kv: number;

  @Field(() => Float, { description: 'Of its windings.' })
  ohms: number;

  @Field(() => Float, { description: 'What it takes without a load.' })
  idleAmps: number;

  @Field(() => Float, { description: 'Of the propeller.' })
  diameterInches: number;

  @Field(() => Float, { description: 'Of the propeller.' })
  pitchInches: number;
}

@ObjectType({ description: 'Something that may be put in, and what it weighs.', simpleResolvers: true })
export class FlightChoice {
  @Field(() => String)
  name: string;

  @Field(() => Float)
  grams: number;

  @Field(() => BatteryPack, { nullable: true, description: 'Of a battery; null where nobody said.' })
  pack: BatteryPack | null;

  @Field(() => ElectricMotor, { nullable: true, description: 'Of a motor; null where nobody said.' })
  power: ElectricMotor | null;
}

@ObjectType({
  description: 'Where the middle of the battery may stand, and on which mark it stands first.',
  simpleResolvers: true,
})
export class BatteryRail {
  @Field(() => Float, { description: 'Foremost place, from the nose.' })
  fromMm: number;

  @Field(() => Float, { description: 'Rearmost place, from the nose.' })
  toMm: number;

  @Field(() => Float, { description: 'Where the mark on the rail is.' })
  markMm: number;

  @Cost({ size: 20 })
  @Field(() => [FlightChoice], { description: 'Batteries that go in.' })
  choices: FlightChoice[];
}

@ObjectType({ description: 'Where the motor of a plane sits.', simpleResolvers: true })
export class MotorPlace {
  @Field(() => Float, { description: 'From the nose, in millimetres.' })
  atMm: number;

  @Cost({ size: 20 })
  @Field(() => [FlightChoice], { description: 'Motor and propeller.' })
  choices: FlightChoice[];
}

@ObjectType({
  description: 'What decides how a plane flies. Lengths count backwards from the leading edge at the root.',
  simpleResolvers: true,
})
export class PlaneFlight {
  @Field(() => Wing, { description: 'Its wing.' })
  wing: Wing;

  @Field(() => BalanceRange, { description: 'Where its balance may be.' })
  balance: BalanceRange;

  @Cost({ size: 3000 })
  @Field(() => [[[Float]]], { description: 'Seen from above: closed lines of points, backwards and to port.' })
  outlines: number[][][];

  @Field(() => BatteryRail, { description: 'Where the battery lies.' })
  battery: BatteryRail;

  @Field(() => MotorPlace, { description: 'Where the motor sits.' })
  motor: MotorPlace;

  @Cost({ size: 20 })
  @Field(() => [FlightMass], { description: 'Without battery and motor.' })
  masses: FlightMass[];

  @Field(() => Float, { description: 'Where a weight in the nose would stand.' })
  noseMm: number;
}
