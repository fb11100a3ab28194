import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { between, matching, upTo } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { PickupCarrier } from '../settings/pickup-carriers.ts';
import { PickupKind, PickupPlace } from './pickup-place.types.ts';
import { MOST_POINTS } from './pickup-points.queries.ts';

@ObjectType({ description: 'A place on the globe, WGS 84.', simpleResolvers: true })
export class GeoSpot {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lng: number;
}

@ObjectType({ description: 'Where a carrier keeps parcels for collection now.', simpleResolvers: true })
export class PickupPoint extends PickupPlace {
  @Cost({ size: 7 })
  @Field(() => [String], {
    nullable: true,
    description:
      'Of seven days, Monday first, such as "08:00-12:00,13:00-18:00"; empty: closed. Null: a box is always open, of a point nothing is known.',
  })
  hours: string[] | null;

  @Field(() => Boolean, { description: 'Whether a parcel can be paid there.' })
  cash: boolean;

  @Field(() => Int, { nullable: true, description: 'The heaviest parcel that it takes; null: not said.' })
  maxGrams: number | null;

  @Field(() => Int, { nullable: true, description: 'From where was looked, as the crow flies; null: by its id.' })
  distanceMeters?: number | null;
}

@InputType({ description: 'Where to look for points: around a spot, else around what is called like the text.' })
export class PickupPointsInput {
  @Field(() => PickupCarrier)
  carrier: PickupCarrier;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  @Checked(matching(/^[A-Za-z]{2}$/))
  country: string;

  @Field(() => String, { nullable: true, description: 'A town, a postcode or a street, at most 100 characters.' })
  @Checked(upTo(100))
  text?: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees, together with `lng`.' })
  @Checked(between(-90, 90))
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees, together with `lat`.' })
  @Checked(between(-180, 180))
  lng?: number | null;

  @Field(() => PickupKind, { nullable: true, description: 'Null: both.' })
  kind?: PickupKind | null;

  @Field(() => Boolean, { nullable: true, description: 'True: those alone where a parcel can be paid.' })
  cash?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Of the parcel: those alone that take it.' })
  @Checked(between(0, 1_000_000))
  grams?: number | null;
}

@ObjectType({ description: 'Points around a spot.', simpleResolvers: true })
export class PickupPointsFound {
  @Field(() => GeoSpot, { nullable: true, description: 'Around which was looked; null: nothing is called like that.' })
  origin: GeoSpot | null;

  @Cost({ size: MOST_POINTS })
  @Field(() => [PickupPoint], { description: `Nearest first, at most ${MOST_POINTS}.` })
  points: readonly PickupPoint[];
}
