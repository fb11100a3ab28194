import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { NumberedPage } from '../core/list-page.ts';
import { Cost } from '../core/field-cost.ts';
import { AUDIT_SUBJECTS, type AuditSubject } from './audit-entry.entity.ts';

const SubjectEnum = Object.fromEntries(AUDIT_SUBJECTS.map((subject) => [subject, subject]));

registerEnumType(SubjectEnum, {
  name: 'AuditSubject',
  description: 'What admins act on.',
  valuesConfig: {
    ACCOUNTING: { description: 'Documents of a month or quarter.' },
    BUILD: { description: 'A build in the gallery.' },
    GIFT_CARD: { description: 'A gift card.' },
    PROMOTION: { description: 'What takes something off prices.' },
    CATEGORY: { description: 'A category.' },
    MANIFEST: { description: 'Parcels that a carrier is told of together.' },
    KEY: { description: 'A key by which programs do the work of an admin.' },
    MODEL: { description: 'The files of a product.' },
    ORDER: { description: 'An order.' },
    PRODUCT: { description: 'A product.' },
    REVIEW: { description: 'A review.' },
    ROLE: { description: 'A role of the administration.' },
    CUSTOMER_GROUP: { description: 'A group of customers.' },
    SETTINGS: { description: 'A part of the settings.' },
    USER: { description: 'An account.' },
    VISITS: { description: 'The store of visits.' },
    WEBHOOK: { description: 'An address that hears of events.' },
    WITHDRAWAL: { description: 'A statement of withdrawal.' },
    COMPLAINT: { description: 'A complaint about a defect.' },
    PAYMENT: { description: 'Money that came, and statements of it.' },
  },
});

@ObjectType({
  description: 'A value that an action changed. Texts stand as they are, all else as JSON.',
  simpleResolvers: true,
})
export class AuditChange {
  @Field(() => String, { description: 'What was changed.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'Null: there was none.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'Null: there is none any more.' })
  after: string | null;
}

@ObjectType('AuditEntry', {
  description: 'One action of an admin. Nobody can change or remove it.',
  simpleResolvers: true,
})
export class AuditEntryView {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  at: Date;

  @Field(() => ID, { description: 'Of the admin.' })
  actorId: string;

  @Field(() => String, { description: 'Address of the admin at that time.' })
  actorEmail: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the key by which a program did it; null: the admin did.',
  })
  actorKey: string | null;

  @Field(() => String, { description: 'Subject and verb, such as product.update.' })
  action: string;

  @Field(() => SubjectEnum)
  subject: AuditSubject;

  @Field(() => ID, { description: 'Of what it was done to.' })
  subjectId: string;

  @Field(() => String, { description: "What people call it: a product's name, an order's number, an address." })
  subjectName: string;

  @Cost({ size: 20 })
  @Field(() => [AuditChange], { description: 'What is another now.' })
  changes: AuditChange[];
}

@ObjectType({ description: 'Newest first.', simpleResolvers: true })
export class AuditPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [AuditEntryView])
  items: AuditEntryView[];
}

@ObjectType({ description: 'Somebody who has an entry in the log.', simpleResolvers: true })
export class AuditActor {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'The address at the latest action.' })
  email: string;
}

@InputType({ description: 'All that is given must fit.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name, the action and the address of the admin.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of an admin.' })
  actor?: string | null;

  @Field(() => SubjectEnum, { nullable: true })
  subject?: AuditSubject | null;

  @Field(() => ID, { description: 'Of what it was done to.', nullable: true })
  subjectId?: string | null;

  @Field(() => Date, { nullable: true, description: 'The first moment that counts.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'The first moment that counts no more.' })
  to?: Date | null;
}
