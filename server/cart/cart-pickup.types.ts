import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../core/money.types.ts';
import { PickupPoint } from '../pickup-points/pickup-points.types.ts';
import { PickupCarrier } from '../settings/pickup-carriers.ts';
import { PickupProblem } from './pickup-choice.ts';

registerEnumType(PickupProblem, {
  name: 'PickupProblem',
  description: 'Why a parcel cannot go to the point that was chosen.',
  valuesConfig: {
    REQUIRED: { description: 'None was chosen yet.' },
    NOT_FOUND: { description: 'There is none with this id.' },
    CLOSED: { description: 'It takes parcels no more, or not for now.' },
    COUNTRY: { description: 'This way of sending does not go to its country.' },
    TOO_HEAVY: { description: 'It takes lighter parcels only.' },
  },
});

@ObjectType({ description: 'A way of sending that goes to a point of the carrier.', simpleResolvers: true })
export class PickupOffer {
  @Field(() => PickupCarrier)
  carrier: PickupCarrier;

  @Field(() => Boolean, { description: 'It takes no parcel without a telephone number in its international form.' })
  needsPhone: boolean;
}

@ObjectType({ description: 'A way to send this cart to this country.', simpleResolvers: true })
export class ShippingMethodQuote {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'What to know of it.' })
  description: string;

  @Field(() => Money)
  price: Money;

  @Field(() => Int, { description: 'Working days.' })
  minDays: number;

  @Field(() => Int, { description: 'Working days, at most.' })
  maxDays: number;

  @Field(() => PickupOffer, { nullable: true, description: 'Where the buyer chooses a point; null: it is brought.' })
  pickup: PickupOffer | null;

  @Field(() => Boolean, { description: 'Its carrier takes no parcel without a telephone number.' })
  needsPhone: boolean;
}

@ObjectType({ description: 'Where the parcel of a cart waits for its buyer.', simpleResolvers: true })
export class CartPickup {
  @Field(() => PickupPoint, { nullable: true, description: 'As it is now; null: none was chosen, or it is unknown.' })
  point: PickupPoint | null;

  @Field(() => PickupProblem, { nullable: true, description: 'Why it cannot go there; null: it can.' })
  problem: PickupProblem | null;
}
