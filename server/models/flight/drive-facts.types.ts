import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { LocalizedText } from '../../core/text/localized-text.types.ts';
import { DriveMotor } from './drive.types.ts';
import { BatteryPack } from './flight-plane.types.ts';

/** The figures of a drive as sellers give and read them: each class is an input and what is answered. */

const BATTERY = 'A battery of a car or a boat to be chosen.';
@InputType('DriveBatteryInput', { description: BATTERY })
@ObjectType({ description: BATTERY, simpleResolvers: true })
export class DriveBatteryFacts {
  @Field(() => LocalizedText)
  name: LocalizedText;

  @Field(() => Float)
  grams: number;

  @Field(() => BatteryPack, { description: 'Its cells.' })
  pack: BatteryPack;
}

const MOTOR = 'A motor of a car or a boat to be chosen.';
@InputType('DriveMotorChoiceInput', { description: MOTOR })
@ObjectType({ description: MOTOR, simpleResolvers: true })
export class DriveMotorFacts {
  @Field(() => LocalizedText)
  name: LocalizedText;

  @Field(() => Float)
  grams: number;

  @Field(() => DriveMotor, { description: 'Its constants.' })
  power: DriveMotor;
}

const CAR = 'What decides how a car drives.';
@InputType('CarFactsInput', { description: CAR })
@ObjectType({ description: CAR, simpleResolvers: true })
export class CarFacts {
  @Field(() => Float, { description: 'Turns of the motor for one of the wheels, 0.1 to 500.' })
  gear: number;

  @Field(() => Float, { description: 'Diameter of a tyre, 5 to 1000 mm.' })
  tyreMm: number;

  @Field(() => Float, { description: 'Area seen from in front.' })
  frontMm2: number;

  @Field(() => Float, { description: 'Share of the weight on driven wheels, 0.1 to 1.' })
  driven: number;

  @Field(() => Float, { description: 'What is built in besides the printed parts, without battery and motor.' })
  builtInGrams: number;

  @Cost({ size: 10 })
  @Field(() => [DriveBatteryFacts], { description: '1 to 10.' })
  batteries: DriveBatteryFacts[];

  @Cost({ size: 10 })
  @Field(() => [DriveMotorFacts], { description: '1 to 10.' })
  motors: DriveMotorFacts[];
}

const BOAT = 'What decides how a boat runs.';
@InputType('BoatFactsInput', { description: BOAT })
@ObjectType({ description: BOAT, simpleResolvers: true })
export class BoatFacts {
  @Field(() => Float, { description: 'Length of the waterline, 10 to 5000 mm.' })
  waterlineMm: number;

  @Field(() => Float, { description: 'Breadth of the waterline: at most its length.' })
  beamMm: number;

  @Field(() => Boolean, { description: 'Whether its hull is made to plane.' })
  planes: boolean;

  @Field(() => Float, { description: 'What is built in besides the printed parts, without battery and motor.' })
  builtInGrams: number;

  @Cost({ size: 10 })
  @Field(() => [DriveBatteryFacts], { description: '1 to 10.' })
  batteries: DriveBatteryFacts[];

  @Cost({ size: 10 })
  @Field(() => [DriveMotorFacts], { description: '1 to 10.' })
  motors: DriveMotorFacts[];
}
