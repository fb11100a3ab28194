import { ArgsType, Field, Float, InputType, ObjectType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { between } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { MostItems } from '../../core/most-items.ts';

@ObjectType({
  description: 'A certified motor as measured at its certification.',
  simpleResolvers: true,
})
export class RocketMotor {
  @Field(() => String)
  maker: string;

  @Field(() => String)
  name: string;

  @Field(() => Float, { description: 'In millimetres.' })
  diameterMm: number;

  @Field(() => Float, { description: 'In millimetres.' })
  lengthMm: number;

  @Field(() => Float, { description: 'With its propellant.' })
  totalGrams: number;

  @Field(() => Float, { description: 'What it burns.' })
  propellantGrams: number;

  @Field(() => Float, { description: 'In newtons.' })
  averageThrustN: number;

  @Field(() => Float, { description: 'In newton seconds.' })
  totalImpulseNs: number;

  @Field(() => String, {
    description: 'Thrust as measured, from ignition on: seconds and newtons in turn, separated by spaces.',
  })
  curve: string;

  @Field(() => String, { description: 'Seconds, separated by commas; P: plugged; may be empty.' })
  delays: string;

  @Field(() => Boolean, { description: 'Thinner than the mount: needs a ring.' })
  adapter: boolean;
}

const millimetres = between(0, 10_000);

@InputType({ description: 'The room for the motor in a mount, in millimetres.' })
export class MotorRoomInput {
  @Field(() => Float, { description: 'Of the motors that go in.' })
  @Checked(millimetres)
  diameterMm: number;

  @Field(() => Float, { description: 'Longest motor of that diameter.' })
  @Checked(millimetres)
  lengthMm: number;

  @Field(() => Float, { description: 'Thickest motor that goes through its stop.' })
  @Checked(millimetres)
  passMm: number;

  @Field(() => Float, { description: 'Longest motor that goes through its stop.' })
  @Checked(millimetres)
  reachMm: number;
}

@ArgsType()
export class FittingMotorsArgs {
  @Field(() => [MotorRoomInput], { description: '1 to 3.' })
  @MostItems(3)
  rooms: MotorRoomInput[];
}

@ObjectType({ description: 'What goes into a mount.', simpleResolvers: true })
export class FittingMotors {
  @Cost({ size: 30 })
  @Field(() => [RocketMotor], {
    description: 'What fits by diameter and length; the mount’s own diameter first, then by impulse.',
  })
  motors: RocketMotor[];
}
