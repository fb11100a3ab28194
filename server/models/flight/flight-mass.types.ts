import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Something that weighs: a printed part with all its copies, or what is built in.',
  simpleResolvers: true,
})
export class FlightMass {
  @Field(() => String)
  name: string;

  @Field(() => Float, { description: 'All copies together.' })
  grams: number;

  @Field(() => Float, { description: 'Centre of mass: behind the tip, or behind the leading edge at the root.' })
  atMm: number;

  @Field(() => Int, { description: 'Stage 1 burns first; a plane has only that.' })
  stage: number;

  @Field(() => Boolean, { description: 'Whether it is a printed part.' })
  printed: boolean;

  @Field(() => ID, { nullable: true, description: 'Of a printed part.' })
  partId: string | null;
}
