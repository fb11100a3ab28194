import { ArgsType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PackLine } from '../../admin/orders/pack-list.types.ts';
import { Checked } from '../../core/checked-input.ts';
import { upTo } from '../../core/checks.ts';
import { PageInfo } from '../../core/connection.types.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { Carrier } from '../../orders/carriers.ts';
import { FulfilmentStatus } from '../../orders/order-states.ts';
import { Addressee } from '../../orders/order.types.ts';
import { PickupPlace } from '../../pickup-points/pickup-place.types.ts';
import { OfficePage } from '../http/office-page.types.ts';

export enum FulfilmentStage {
  TO_SHIP = 'TO_SHIP',
  SHIPPED = 'SHIPPED',
  DELIVERED = 'DELIVERED',
}

registerEnumType(FulfilmentStage, {
  name: 'FulfilmentStage',
  description: 'How far the goods of an order are.',
  valuesConfig: {
    TO_SHIP: { description: 'In the house, and nothing keeps them there.' },
    SHIPPED: { description: 'On the way.' },
    DELIVERED: { description: 'With the buyer.' },
  },
});

@ObjectType({ description: 'Whom a parcel is for.', simpleResolvers: true })
export class ParcelRecipient extends Addressee {
  @Field(() => String, { nullable: true, description: 'For the carrier alone; null once the parcel arrived.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'For the carrier alone; null once the parcel arrived.' })
  email: string | null;
}

@ObjectType({ description: 'The number by which a carrier knows a parcel.', simpleResolvers: true })
export class ParcelNumber {
  @Field(() => Carrier, { nullable: true })
  carrier: Carrier | null;

  @Field(() => String, { nullable: true, description: "The carrier's number." })
  tracking: string | null;
}

@ObjectType({ description: 'An order with goods, as far as sending them needs it.', simpleResolvers: true })
export class BackOfficeOrder {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Date)
  orderDate: Date;

  @Field(() => FulfilmentStatus)
  fulfilmentStatus: FulfilmentStatus;

  @Field(() => Boolean, { description: 'Whether the goods may leave now: nothing keeps them in the house.' })
  mayShip: boolean;

  @Field(() => String, { nullable: true, description: 'Code of the way that the buyer chose.' })
  shippingMethod: string | null;

  @Field(() => String, { nullable: true, description: "Its name, in the buyer's language." })
  shippingMethodName: string | null;

  currency: string;

  @Field(() => Money, { nullable: true, description: 'What the carrier is to collect; null: nothing.' })
  toCollect: Money | null;

  @Field(() => ParcelRecipient, { description: 'Whom and where it is for.' })
  recipient: ParcelRecipient;

  @Field(() => PickupPlace, { nullable: true, description: 'Where the buyer collects it; null: it is brought.' })
  pickupPoint: PickupPlace | null;

  @Cost({ size: 10 })
  @Field(() => [PackLine], { description: 'What goes into the parcel.' })
  lines: PackLine[];

  @Field(() => ParcelNumber, { nullable: true, description: 'Null until it was sent.' })
  parcel: ParcelNumber | null;
}

@ObjectType({ description: 'Orders with goods, newest first.', simpleResolvers: true })
export class BackOfficeOrderConnection {
  @Cost({ size: 'asked' })
  @Field(() => [BackOfficeOrder])
  nodes: BackOfficeOrder[];

  @Field(() => PageInfo)
  pageInfo: PageInfo;

  /** Counted only when asked for. */
  totalCount?: number;

  stage?: FulfilmentStage | null;
}

@ArgsType()
export class BackOfficeOrdersArgs extends OfficePage {
  @Field(() => FulfilmentStage, { nullable: true, description: 'Null: all that were paid or are paid at the door.' })
  stage?: FulfilmentStage | null;
}

@InputType({ description: 'The parcel that an order left in.' })
export class ParcelNumberInput {
  @Field(() => Carrier, { nullable: true })
  carrier?: Carrier | null;

  @Field(() => String, { nullable: true, description: "The carrier's number: letters, digits, spaces, - and /." })
  @Checked(upTo(100))
  tracking?: string | null;
}
