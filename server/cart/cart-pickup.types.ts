import { Field, ObjectType, registerEnumType } from 'type-graphql';
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

@ObjectType({ description: 'Where the parcel of a cart waits for its buyer.', simpleResolvers: true })
export class CartPickup {
  @Field(() => PickupPoint, { nullable: true, description: 'As it is now; null: none was chosen, or it is unknown.' })
  point: PickupPoint | null;

  @Field(() => PickupProblem, { nullable: true, description: 'Why it cannot go there; null: it can.' })
  problem: PickupProblem | null;
}
