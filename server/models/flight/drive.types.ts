import { createUnionType, Field, Float, InputType, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { BatteryPack } from './flight-plane.types.ts';

const MOTOR = 'The constants of an electric motor of a car or a boat.';
@InputType('DriveMotorInput', { description: MOTOR })
@ObjectType({ description: MOTOR, simpleResolvers: true })
export class DriveMotor {
  @Field(() => Float, { description: 'Revolutions per minute and volt.' })
  kv: number;

  @Field(() => Float, { description: 'Of its windings.' })
  ohms: number;

  @Field(() => Float, { description: 'What it takes without a load.' })
  idleAmps: number;

  @Field(() => Float, { description: 'What motor and controller bear.' })
  mostAmps: number;
}

@ObjectType({ description: 'A motor that may be put in, and what it weighs.', simpleResolvers: true })
export class DriveMotorChoice {
  @Field(() => String)
  name: string;

  @Field(() => Float)
  grams: number;

  @Field(() => DriveMotor, { description: 'Its constants.' })
  power: DriveMotor;
}

@ObjectType({ description: 'A battery that may be put in, and what it weighs.', simpleResolvers: true })
export class DriveBatteryChoice {
  @Field(() => String)
  name: string;

  @Field(() => Float)
  grams: number;

  @Field(() => BatteryPack, { description: 'Its cells.' })
  pack: BatteryPack;
}

@ObjectType({ description: 'What decides how a car drives.', simpleResolvers: true })
export class CarDrive {
  @Field(() => Float, { description: 'All printed parts, by the print estimate.' })
  printedGrams: number;

  @Field(() => Float, { description: 'What is built in besides, without battery and motor.' })
  builtInGrams: number;

  @Field(() => Float, { description: 'Turns of the motor for one of the wheels.' })
  gear: number;

  @Field(() => Float, { description: 'Diameter of a tyre, in millimetres.' })
  tyreMm: number;

  @Field(() => Float, { description: 'Area seen from in front.' })
  frontMm2: number;

  @Field(() => Float, { description: 'Share of the weight on driven wheels.' })
  driven: number;

  @Cost({ size: 10 })
  @Field(() => [DriveBatteryChoice], { description: 'Batteries that go in.' })
  batteries: DriveBatteryChoice[];

  @Cost({ size: 10 })
  @Field(() => [DriveMotorChoice], { description: 'Motors that go in.' })
  motors: DriveMotorChoice[];
}

@ObjectType({ description: 'What decides how a boat runs.', simpleResolvers: true })
export class BoatDrive {
  @Field(() => Float, { description: 'All printed parts, by the print estimate.' })
  printedGrams: number;

  @Field(() => Float, { description: 'What is built in besides, without battery and motor.' })
  builtInGrams: number;

  @Field(() => Float, { description: 'Length of the waterline, in millimetres.' })
  waterlineMm: number;

  @Field(() => Float, { description: 'Breadth of the waterline, in millimetres.' })
  beamMm: number;

  @Field(() => Boolean, { description: 'Whether its hull is made to plane.' })
  planes: boolean;

  @Cost({ size: 10 })
  @Field(() => [DriveBatteryChoice], { description: 'Batteries that go in.' })
  batteries: DriveBatteryChoice[];

  @Cost({ size: 10 })
  @Field(() => [DriveMotorChoice], { description: 'Motors that go in.' })
  motors: DriveMotorChoice[];
}

export const ProductDrive = createUnionType({
  name: 'ProductDrive',
  description: 'What decides how a model drives or runs.',
  types: () => [CarDrive, BoatDrive] as const,
});
