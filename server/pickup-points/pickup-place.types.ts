import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PickupCarrier } from '../settings/pickup-carriers.ts';

/** A counter with people, or a machine with compartments. */
export enum PickupKind {
  POINT = 'POINT',
  BOX = 'BOX',
}

registerEnumType(PickupKind, {
  name: 'PickupKind',
  description: 'What parcels are collected from.',
  valuesConfig: {
    POINT: { description: 'A counter with people.' },
    BOX: { description: 'A machine with compartments, such as a Z-BOX.' },
  },
});

@ObjectType({ description: 'Where a buyer collects a parcel, as it was when it was chosen.', simpleResolvers: true })
export class PickupPlace {
  @Field(() => PickupCarrier)
  carrier: PickupCarrier;

  @Field(() => ID, { description: "The carrier's own." })
  id: string;

  @Field(() => PickupKind, { description: 'What the parcel is collected from.' })
  kind: PickupKind;

  @Field(() => String, { description: 'As the carrier calls it.' })
  name: string;

  @Field(() => String, { description: 'Street and number.' })
  street: string;

  @Field(() => String)
  city: string;

  @Field(() => String, { description: "In the country's own spelling, such as 974 01." })
  postcode: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  country: string;

  @Field(() => Float, { description: 'Latitude in degrees, WGS 84.' })
  lat: number;

  @Field(() => Float, { description: 'Longitude in degrees, WGS 84.' })
  lng: number;
}
