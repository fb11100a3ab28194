import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { between, MOST_INT, upTo } from '../core/checks.ts';
import { MostItems } from '../core/most-items.ts';
import { MAX_PAGE } from '../core/page.ts';
import { Carrier } from '../orders/carriers.ts';

@InputType({ description: 'Units of one line of an order.' })
export class ParcelLineInput {
  @Field(() => ID, { description: 'Of the line in `Order.lines`.' })
  @Checked(upTo(64))
  lineId: string;

  @Field(() => Int)
  @Checked(between(1, 999))
  quantity: number;
}

@InputType({ description: 'What is said of a parcel besides its contents.' })
export class ParcelFactsInput {
  @Field(() => Carrier, { nullable: true })
  carrier?: Carrier | null;

  @Field(() => String, { nullable: true, description: "The carrier's number: letters, digits, spaces, - and /." })
  @Checked(upTo(100))
  number?: string | null;

  @Field(() => Int, { nullable: true, description: 'Absent: that of its goods and of the packaging.' })
  @Checked(between(1, MOST_INT))
  weightGrams?: number | null;

  @Field(() => Int, { nullable: true, description: 'Absent: not measured.' })
  @Checked(between(1, MOST_INT))
  lengthMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Absent: not measured.' })
  @Checked(between(1, MOST_INT))
  widthMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Absent: not measured.' })
  @Checked(between(1, MOST_INT))
  heightMm?: number | null;
}

@InputType({ description: 'Units that go into one parcel.' })
export class PackParcelInput extends ParcelFactsInput {
  @Field(() => ID)
  @Checked(upTo(64))
  orderId: string;

  @Field(() => [ParcelLineInput], { nullable: true, description: 'Absent: everything that is left.' })
  @MostItems(MAX_PAGE)
  lines?: ParcelLineInput[] | null;
}

@InputType({ description: 'A parcel in the house, and what is said of it.' })
export class ChangeParcelInput extends ParcelFactsInput {
  @Field(() => ID)
  @Checked(upTo(64))
  id: string;
}

@InputType({ description: 'Units that the buyer sends back.' })
export class CreateReturnInput {
  @Field(() => ID)
  @Checked(upTo(64))
  orderId: string;

  @Field(() => Carrier, { nullable: true, description: 'Absent: the one that brings the order.' })
  carrier?: Carrier | null;

  @Field(() => [ParcelLineInput])
  @MostItems(MAX_PAGE)
  lines: ParcelLineInput[];
}
