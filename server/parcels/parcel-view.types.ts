import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../core/field-cost.ts';
import { Carrier } from '../orders/carriers.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { LabelState, ParcelState } from '../orders/parcels/parcel-states.ts';

registerEnumType(Carrier, {
  name: 'Carrier',
  description: 'Who carries a parcel.',
  valuesConfig: {
    DHL: { description: 'DHL.' },
    DPD: { description: 'DPD.' },
    GLS: { description: 'GLS.' },
    OTHER: { description: 'Somebody else; parcels have no link.' },
    PACKETA: { description: 'Packeta (Zásielkovňa).' },
    SLOVAK_POST: { description: 'Slovenská pošta.' },
  },
});
registerEnumType(ParcelState, {
  name: 'ParcelState',
  description: 'Where a parcel is.',
  valuesConfig: {
    CANCELLED: { description: 'It was unpacked again.' },
    DELIVERED: { description: 'It arrived.' },
    HANDED_OVER: { description: 'The carrier has it.' },
    PACKED: { description: 'It is packed and in the house; of one that comes back: with the buyer.' },
    READY: { description: 'It waits for the buyer at a point.' },
    RETURNED: { description: 'It came back without having been taken.' },
  },
});
registerEnumType(LabelState, {
  name: 'LabelState',
  description: 'How far the shop is with the label of a parcel.',
  valuesConfig: {
    NONE: { description: 'Nobody asked for one.' },
    READY: { description: 'It can be printed.' },
    REFUSED: { description: 'The carrier will not; why, says `labelFault`.' },
    REQUESTED: { description: 'The carrier is being asked.' },
    UNCLEAR: { description: 'The carrier did not answer, and may have made one: a person looks there.' },
  },
});

@ObjectType({ description: 'Units of a line in a parcel.', simpleResolvers: true })
export class ParcelLine {
  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  lineId: string;

  @Field(() => String, { description: 'As it was bought.' })
  productName: string;

  @Field(() => String)
  sku: string;

  @Field(() => Int)
  quantity: number;
}

@ObjectType('OrderParcel', { description: 'A parcel of an order, as its buyer sees it.', simpleResolvers: true })
export class OrderParcelView {
  @Field(() => ID)
  id: string;

  @Field(() => Boolean, { description: 'From the buyer back to the shop.' })
  returning: boolean;

  @Field(() => ParcelState, { description: 'Where it is.' })
  state: ParcelState;

  @Field(() => Carrier, { nullable: true, description: 'Null: nobody said.' })
  carrier: Carrier | null;

  @Field(() => String, { nullable: true, description: "The carrier's number." })
  number: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's page about it." })
  trackingUrl: string | null;

  @Cost({ size: 10 })
  @Field(() => [ParcelLine], { description: 'What is in it.' })
  lines: ParcelLine[];

  @Field(() => Date, { nullable: true, description: 'When the carrier got it.' })
  handedOverAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it arrived.' })
  deliveredAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the label by which goods come back; null: there is none, or not yet.',
  })
  labelUrl: string | null;
}

@ObjectType({ description: 'A step on the way of a parcel.', simpleResolvers: true })
export class ParcelStep {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  at: Date;

  @Field(() => ParcelState)
  kind: ParcelState;

  @Field(() => String, { nullable: true, description: 'In the words of the carrier.' })
  text: string | null;
}

@ObjectType({ description: 'A parcel with all that the administration knows of it.', simpleResolvers: true })
export class AdminParcel extends OrderParcelView {
  @Field(() => Int, { description: '1, 2, 3 … of its order.' })
  ordinal: number;

  @Field(() => Int, { nullable: true, description: 'Null: nobody weighed it.' })
  weightGrams: number | null;

  @Field(() => Int, { nullable: true, description: 'Null: nobody measured it.' })
  lengthMm: number | null;

  @Field(() => Int, { nullable: true, description: 'Null: nobody measured it.' })
  widthMm: number | null;

  @Field(() => Int, { nullable: true, description: 'Null: nobody measured it.' })
  heightMm: number | null;

  @Field(() => LabelState, { description: 'How far its label is.' })
  labelState: LabelState;

  @Field(() => String, { nullable: true, description: "Why there is no label, in the carrier's words." })
  labelFault: string | null;

  @Field(() => Boolean, { description: 'A carrier makes its labels.' })
  labelled: boolean;

  @Field(() => Boolean, {
    description:
      'What is UNCLEAR can be settled by the number that a person found at the carrier; else it is deleted there first.',
  })
  findableByNumber: boolean;

  @Field(() => Boolean, { description: 'The handing over may still be taken back.' })
  undoable: boolean;

  @Cost({ size: 10 })
  @Field(() => [ParcelStep], { description: 'Oldest first.' })
  steps: ParcelStep[];
}

@ObjectType({ description: 'A line of goods, and where its units are.', simpleResolvers: true })
export class PackingLine {
  @Field(() => ID)
  id: string;

  @Field(() => OrderLine, { description: 'As it was bought.' })
  line: OrderLine;

  @Field(() => Int, { description: 'In no parcel, and to be sent.' })
  left: number;

  @Field(() => Int, { description: 'In parcels that left the house.' })
  sent: number;

  @Field(() => Int, { nullable: true, description: 'Of one piece; null: the product does not say.' })
  weightGrams: number | null;

  @Cost({ size: 3 })
  @Field(() => [Int], {
    nullable: true,
    description: 'The sides of one piece in millimetres, the longest first; null: the product does not say.',
  })
  sizeMm: number[] | null;
}

@ObjectType({ description: 'An order on the packing table.', simpleResolvers: true })
export class OrderPacking {
  @Field(() => ID, { description: 'Of the order.' })
  id: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Boolean, { description: 'Goods of it may leave the house.' })
  open: boolean;

  @Field(() => Carrier, { nullable: true, description: 'Who takes it unless somebody says otherwise.' })
  carrier: Carrier | null;

  @Field(() => String, { nullable: true, description: "Name of the shipping method, in the buyer's language." })
  shippingMethodName: string | null;

  @Field(() => String, { nullable: true, description: 'What the buyer wrote with the order.' })
  notes: string | null;

  @Field(() => Int, { description: 'What packaging weighs.' })
  packagingGrams: number;

  @Cost({ size: 6 })
  @Field(() => [Carrier], { description: 'Carriers that make labels for the shop.' })
  labelCarriers: Carrier[];

  @Cost({ size: 6 })
  @Field(() => [Carrier], { description: 'Carriers that make labels for sending goods back.' })
  returnCarriers: Carrier[];

  @Cost({ size: 20 })
  @Field(() => [PackingLine], { description: 'Its goods.' })
  lines: PackingLine[];

  @Cost({ size: 6 })
  @Field(() => [AdminParcel], { description: 'Its parcels, those that were unpacked left out.' })
  parcels: AdminParcel[];
}
