import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ComplaintState, ComplaintStep, Remedy } from '../../complaints/complaint-states.ts';
import { ComplaintPhotoView } from '../../complaints/complaints.types.ts';
import { Checked } from '../../core/checked-input.ts';
import { between, MOST_INT, upTo } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { MOST_PHOTOS } from '../../complaints/complaint-photos.service.ts';
import { ComplaintFilter } from './complaint-list.queries.ts';

registerEnumType(ComplaintFilter, {
  name: 'ComplaintFilter',
  description: 'Which complaints a list shows.',
  valuesConfig: {
    DONE: { description: 'Settled, refused or taken back.' },
    OPEN: { description: 'All that are not done.' },
    OVERDUE: { description: 'The last day has passed.' },
    UNCONFIRMED: { description: 'Not confirmed in writing yet.' },
  },
});

registerEnumType(ComplaintStep, {
  name: 'ComplaintStep',
  description: 'What can be done with a complaint.',
  valuesConfig: {
    ACCEPT: { description: '`acceptComplaint`.' },
    CONFIRM: { description: '`confirmComplaint`.' },
    REJECT: { description: '`rejectComplaint`.' },
    REMEDY: { description: '`remedyComplaint`.' },
    REVOKE: { description: '`revokeComplaint`.' },
    UNDO: { description: '`undoComplaintStep`.' },
  },
});

@ObjectType({ description: 'A complaint about a defect, as the administration settles it.', simpleResolvers: true })
export class AdminComplaint {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Grows with every step.' })
  version: number;

  @Field(() => ComplaintState)
  state: ComplaintState;

  @Field(() => ID)
  orderId: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => String, { description: 'Of the buyer.' })
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'As it was bought.' })
  productName: string;

  @Field(() => Boolean, { description: 'Files, which are corrected and supplied anew.' })
  isFiles: boolean;

  @Field(() => Int, { description: 'How many of the line.' })
  units: number;

  @Field(() => Money, { description: 'What they were sold for, discounts taken off: a reduction is no more.' })
  worth: Money;

  @Field(() => Date)
  receivedAt: Date;

  @Field(() => Date, { description: 'Settled before.' })
  dueAt: Date;

  @Field(() => String, { description: 'The last day by the law, such as 2026-12-27.' })
  lawfulDay: string;

  @Field(() => Int, { nullable: true, description: 'Days until `dueAt`; negative: too late. Null once it is done.' })
  daysLeft: number | null;

  @Field(() => Boolean, { description: 'The last day has passed.' })
  overdue: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when the seller answers for defects; null: not delivered.' })
  liableUntil: Date | null;

  @Field(() => Boolean, { description: 'The complaint came after that.' })
  late: boolean;

  @Field(() => Remedy, { description: 'What the buyer asks for.' })
  wish: Remedy;

  @Field(() => String, { description: 'In the words of the buyer.' })
  description: string;

  @Cost({ size: MOST_PHOTOS })
  @Field(() => [ComplaintPhotoView], { description: 'As they came.' })
  photos: ComplaintPhotoView[];

  @Field(() => String, { nullable: true, description: 'Why it takes longer than the law says.' })
  extension: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was confirmed in writing.' })
  confirmedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was granted.' })
  acceptedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was settled, refused or taken back.' })
  endedAt: Date | null;

  @Field(() => Remedy, { nullable: true, description: 'What the shop grants.' })
  remedy: Remedy | null;

  @Field(() => Money, { nullable: true, description: 'Of a reduction.' })
  amount: Money | null;

  @Field(() => Boolean, { description: 'Of a refund: what the delivery cost goes back too.' })
  delivery: boolean;

  @Field(() => String, { nullable: true, description: 'Told to the buyer with the last step.' })
  message: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused.' })
  rejection: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the parcel to the buyer.' })
  parcelNumber: string | null;

  @Cost({ size: 6 })
  @Field(() => [ComplaintStep], { description: 'What can be done with it now.' })
  steps: ComplaintStep[];
}

const CAP = 2000;

@InputType({ description: 'The written confirmation of a complaint.' })
export class ConfirmComplaintInput {
  @Field(() => ID)
  @Checked(upTo(64))
  id: string;

  @Field(() => Int, { description: 'The version that was read.' })
  expectedVersion: number;

  @Field(() => String, { description: 'Day until which it is settled, such as 2026-12-27.' })
  @Checked(upTo(10))
  dueDay: string;

  @Field(() => String, { nullable: true, description: 'Why that is later than the law says; told to the buyer.' })
  @Checked(upTo(CAP))
  extension?: string | null;

  @Field(() => String, { nullable: true, description: 'Told to the buyer; at most 500 characters.' })
  @Checked(upTo(CAP))
  message?: string | null;
}

@InputType({ description: 'How a complaint is granted.' })
export class AcceptComplaintInput {
  @Field(() => ID)
  @Checked(upTo(64))
  id: string;

  @Field(() => Int, { description: 'The version that was read.' })
  expectedVersion: number;

  @Field(() => Remedy, { description: 'What is done about it.' })
  remedy: Remedy;

  @Field(() => Int, { nullable: true, description: 'Of a reduction: cents that go back.' })
  @Checked(between(1, MOST_INT))
  amountMinor?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Of a refund: what the delivery cost goes back too.' })
  delivery?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Told to the buyer; at most 500 characters.' })
  @Checked(upTo(CAP))
  message?: string | null;
}

@InputType({ description: 'How a granted complaint was settled.' })
export class RemedyComplaintInput {
  @Field(() => ID)
  @Checked(upTo(64))
  id: string;

  @Field(() => Int, { description: 'The version that was read.' })
  expectedVersion: number;

  @Field(() => String, { nullable: true, description: 'Of a repair or replacement: number of the parcel.' })
  @Checked(upTo(100))
  parcelNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Told to the buyer; at most 500 characters.' })
  @Checked(upTo(CAP))
  message?: string | null;
}
