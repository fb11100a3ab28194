import { ArgsType, Field, Int } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { upTo, within } from '../../core/checks.ts';
import { MAX_PAGE } from '../../core/page.ts';

/** The part of a list that a program asks for. */
@ArgsType()
export class OfficePage {
  @Field(() => Int, { defaultValue: 50 })
  @Checked(within(1, MAX_PAGE))
  first: number;

  @Field(() => String, { nullable: true })
  @Checked(upTo(300))
  after?: string | null;
}
