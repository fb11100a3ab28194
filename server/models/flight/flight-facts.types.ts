import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { LocalizedText } from '../../core/text/localized-text.types.ts';
import { BoatFacts, CarFacts } from './drive-facts.types.ts';
import { BalanceRange, BatteryPack, ElectricMotor, Wing } from './flight-plane.types.ts';
import { BodySection, FinSet, LaunchGuide, MotorSeat, RocketParachute } from './flight-rocket.types.ts';

/** The figures of a flight as sellers give and read them: each class is an input and what is answered. */

const FITTING = 'What is built in besides the printed parts.';
@InputType('FlightFittingInput', { description: FITTING })
@ObjectType({ description: FITTING, simpleResolvers: true })
export class FlightFitting {
  @Field(() => LocalizedText)
  name: LocalizedText;

  @Field(() => Int)
  stage: number;

  @Field(() => Float)
  grams: number;

  @Field(() => Float, { description: 'Its middle: behind the tip, or behind the leading edge at the root.' })
  atMm: number;
}

const PRINTED = 'Where a printed part stands, all its copies together.';
@InputType('PrintedPlaceInput', { description: PRINTED })
@ObjectType({ description: PRINTED, simpleResolvers: true })
export class PrintedPlace {
  @Field(() => ID, { description: 'Of the part; one that the version does not have weighs nothing.' })
  partId: string;

  @Field(() => Int)
  stage: number;

  @Field(() => Float, { description: 'Its middle: behind the tip, or behind the leading edge at the root.' })
  atMm: number;
}

const MOUNT = 'A tube that holds a motor of a rocket, with what decides which motors go in.';
@InputType('MotorMountFactsInput', { description: MOUNT })
@ObjectType({ description: MOUNT, simpleResolvers: true })
export class MotorMountFacts {
  @Field(() => Int)
  stage: number;

  @Field(() => Float, { description: 'Of the motors that go in, in millimetres.' })
  diameterMm: number;

  @Field(() => Float, { description: 'Longest motor of that diameter.' })
  lengthMm: number;

  @Field(() => Float, { description: 'Bore of its stop: a motor as thin as that passes in an adapter.' })
  passMm: number;

  @Field(() => Float, { description: 'Longest motor that passes the stop.' })
  reachMm: number;

  @Field(() => MotorSeat, { description: 'Which end of the motor is held.' })
  seat: MotorSeat;

  @Field(() => Float, { description: 'Where that end of the motor stands, behind the tip.' })
  seatMm: number;
}

const ROCKET = 'What decides how a rocket flies. Lengths count from the tip of the nose.';
@InputType('RocketFactsInput', { description: ROCKET })
@ObjectType({ description: ROCKET, simpleResolvers: true })
export class RocketFacts {
  @Field(() => Float, { description: 'From the nose to the tail, in millimetres.' })
  lengthMm: number;

  @Field(() => Float, { description: 'Where a weight in the nose would stand.' })
  noseMm: number;

  @Cost({ size: 20 })
  @Field(() => [BodySection], { description: '1 to 20, from the tip.' })
  sections: BodySection[];

  @Cost({ size: 5 })
  @Field(() => [FinSet], { description: '1 to 8, of every stage.' })
  fins: FinSet[];

  @Cost({ size: 3 })
  @Field(() => [MotorMountFacts], { description: '1 to 3, one per stage.' })
  mounts: MotorMountFacts[];

  @Cost({ size: 4 })
  @Field(() => [LaunchGuide], { description: 'At most 4.' })
  guides: LaunchGuide[];

  @Field(() => RocketParachute, { nullable: true, description: 'What it comes down on.' })
  parachute: RocketParachute | null;

  @Cost({ size: 20 })
  @Field(() => [FlightFitting], { description: 'At most 30.' })
  fittings: FlightFitting[];

  @Cost({ size: 20 })
  @Field(() => [PrintedPlace], { description: 'Each part once.' })
  printed: PrintedPlace[];
}

const CHOICE = 'A battery or a motor to be chosen.';
@InputType('FlightChoiceInput', { description: CHOICE })
@ObjectType({ description: CHOICE, simpleResolvers: true })
export class FlightChoiceFacts {
  @Field(() => LocalizedText, { description: 'Of a motor with its propeller after a comma: 2212, 9 × 5.' })
  name: LocalizedText;

  @Field(() => Float)
  grams: number;

  @Field(() => BatteryPack, { nullable: true, description: 'Of a battery.' })
  pack: BatteryPack | null;

  @Field(() => ElectricMotor, { nullable: true, description: 'Of a motor.' })
  power: ElectricMotor | null;
}

const RAIL = 'Where the middle of the battery may stand, and on which mark it stands first.';
@InputType('BatteryRailInput', { description: RAIL })
@ObjectType({ description: RAIL, simpleResolvers: true })
export class BatteryRailFacts {
  @Field(() => Float, { description: 'Foremost place, from the nose.' })
  fromMm: number;

  @Field(() => Float, { description: 'Rearmost place, from the nose.' })
  toMm: number;

  @Field(() => Float, { description: 'Where the mark on the rail is.' })
  markMm: number;

  @Cost({ size: 20 })
  @Field(() => [FlightChoiceFacts], { description: '1 to 20.' })
  choices: FlightChoiceFacts[];
}

const PLACE = 'Where the motor of a plane sits, and which may.';
@InputType('MotorPlaceInput', { description: PLACE })
@ObjectType({ description: PLACE, simpleResolvers: true })
export class MotorPlaceFacts {
  @Field(() => Float, { description: 'From the nose, in millimetres.' })
  atMm: number;

  @Cost({ size: 20 })
  @Field(() => [FlightChoiceFacts], { description: '1 to 20, motor and propeller.' })
  choices: FlightChoiceFacts[];
}

const PLANE = 'What decides how a plane flies. Lengths count backwards from the leading edge at the root.';
@InputType('PlaneFactsInput', { description: PLANE })
@ObjectType({ description: PLANE, simpleResolvers: true })
export class PlaneFacts {
  @Field(() => Wing, { description: 'Its wing.' })
  wing: Wing;

  @Field(() => BalanceRange, { description: 'Where its balance may be.' })
  balance: BalanceRange;

  @Field(() => BatteryRailFacts, { description: 'Where the battery lies.' })
  battery: BatteryRailFacts;

  @Field(() => MotorPlaceFacts, { description: 'Where the motor sits.' })
  motor: MotorPlaceFacts;

  @Field(() => Float, { description: 'Where a weight in the nose would stand.' })
  noseMm: number;

  @Cost({ size: 20 })
  @Field(() => [FlightFitting], { description: 'At most 30.' })
  fittings: FlightFitting[];

  @Cost({ size: 20 })
  @Field(() => [PrintedPlace], { description: 'Each part once.' })
  printed: PrintedPlace[];
}

const FACTS = 'What is known of how a model flies, drives or runs: of one kind, or nothing.';
@InputType('FlightFactsInput', { description: FACTS })
@ObjectType({ description: FACTS, simpleResolvers: true })
export class FlightFacts {
  @Field(() => RocketFacts, { nullable: true, description: 'Of a rocket.' })
  rocket: RocketFacts | null;

  @Field(() => PlaneFacts, { nullable: true, description: 'Of a plane.' })
  plane: PlaneFacts | null;

  @Field(() => CarFacts, { nullable: true, description: 'Of a car.' })
  car: CarFacts | null;

  @Field(() => BoatFacts, { nullable: true, description: 'Of a boat.' })
  boat: BoatFacts | null;
}
