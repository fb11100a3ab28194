import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { MostItems } from '../../core/most-items.ts';
import { AdminProductRow } from './admin-products.types.ts';

export enum ErrorPolicy {
  REJECT_EVERYTHING = 'REJECT_EVERYTHING',
  REJECT_FAILED_ROWS = 'REJECT_FAILED_ROWS',
  IGNORE_FAILED = 'IGNORE_FAILED',
}

export enum BulkOutcome {
  CREATED = 'CREATED',
  UPDATED = 'UPDATED',
  UNCHANGED = 'UNCHANGED',
  REJECTED = 'REJECTED',
}

registerEnumType(ErrorPolicy, {
  name: 'ErrorPolicy',
  description: 'What becomes of a change of many when some of it cannot be done.',
  valuesConfig: {
    REJECT_EVERYTHING: { description: 'Nothing is saved.' },
    REJECT_FAILED_ROWS: { description: 'Rows without errors are saved.' },
    IGNORE_FAILED: { description: 'Fields without errors are saved.' },
  },
});
registerEnumType(BulkOutcome, {
  name: 'BulkOutcome',
  description: 'What became of one row.',
  valuesConfig: {
    CREATED: { description: 'A new one.' },
    REJECTED: { description: 'Not done; `errors` says why.' },
    UNCHANGED: { description: 'It was like that already.' },
    UPDATED: { description: 'Changed.' },
  },
});

export const MOST_ROWS_AT_ONCE = 100;

@InputType({ description: 'Changes of one product; what is absent stays as it is.' })
export class BulkProductInput {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  expectedVersion: number;

  @Field(() => Int, { nullable: true, description: 'Cents, VAT included.' })
  priceMinor?: number | null;

  @Field(() => Boolean, { nullable: true })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True takes it off sale too.' })
  archived?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Slug.' })
  category?: string | null;
}

@ArgsType()
export class BulkUpdateArgs {
  @Field(() => [BulkProductInput], { description: 'At most 100.' })
  @MostItems(MOST_ROWS_AT_ONCE)
  rows: BulkProductInput[];

  @Field(() => ErrorPolicy, { defaultValue: ErrorPolicy.REJECT_EVERYTHING })
  errorPolicy: ErrorPolicy;
}

@ObjectType({ description: 'Why a field of a row cannot be saved.', simpleResolvers: true })
export class BulkError {
  @Field(() => String, { description: 'Which field is wrong.' })
  field: string;

  @Field(() => String, { description: 'Such as UNKNOWN, TOO_BIG, NOT_ALLOWED, VERSION_CONFLICT.' })
  code: string;
}

@ObjectType({ description: 'What became of one row.', simpleResolvers: true })
export class BulkProductResult {
  @Field(() => BulkOutcome, { description: 'What became of the row.' })
  outcome: BulkOutcome;

  @Cost({ size: 10 })
  @Field(() => [BulkError], { description: 'Why it was refused; else empty.' })
  errors: BulkError[];

  @Field(() => AdminProductRow, { nullable: true, description: 'As it is now; null for an unknown id.' })
  product: AdminProductRow | null;
}

@ObjectType({ description: 'What became of a change of many products.', simpleResolvers: true })
export class BulkUpdateResult {
  @Field(() => Int, { description: 'Products that were changed.' })
  savedCount: number;

  @Cost({ size: 'asked' })
  @Field(() => [BulkProductResult], { description: 'In the order of the rows.' })
  results: BulkProductResult[];
}
