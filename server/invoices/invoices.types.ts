import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../core/money.types.ts';
import { InvoiceKind } from './invoice.entity.ts';

registerEnumType(InvoiceKind, {
  name: 'InvoiceKind',
  description: 'Whether a document asks for money or gives it back.',
  valuesConfig: {
    CREDIT_NOTE: { description: 'Gives an amount back.' },
    INVOICE: { description: 'Asks for an amount.' },
  },
});

@ObjectType('Invoice', { description: 'An issued invoice or credit note; it never changes.', simpleResolvers: true })
export class InvoiceView {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Such as FA2026000123, or DB2026000007 for a credit note.' })
  number: string;

  @Field(() => InvoiceKind)
  kind: InvoiceKind;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt: Date;

  @Field(() => Money, { description: 'Including VAT; negative on a credit note.' })
  total: Money;

  @Field(() => String, {
    description: 'Path of the PDF, for this document alone; it dies after 12 hours, for an API key after 15 minutes.',
  })
  url: string;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the same as UBL 2.1 (EN 16931) for accounting software; null where the buyer is no company.',
  })
  dataUrl: string | null;
}
