import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { matching, upTo } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { ListPage, NumberedPage } from '../core/list-page.ts';
import { Money } from '../core/money.types.ts';
import { InvoiceKind } from '../invoices/invoice.entity.ts';
import { DocumentSendingView } from '../invoices/sending/sending.types.ts';
import { MONTH } from './period.ts';

export enum DocumentState {
  UNCREDITED = 'UNCREDITED',
  PARTLY_CREDITED = 'PARTLY_CREDITED',
  CREDITED = 'CREDITED',
}

registerEnumType(DocumentState, {
  name: 'DocumentState',
  description: 'How much of an invoice its credit notes took back.',
  valuesConfig: {
    UNCREDITED: { description: 'Nothing.' },
    PARTLY_CREDITED: { description: 'A part.' },
    CREDITED: { description: 'All of it.' },
  },
});

export enum SendingProgress {
  TROUBLE = 'TROUBLE',
  UNDERWAY = 'UNDERWAY',
  DELIVERED = 'DELIVERED',
  NO_ADDRESS = 'NO_ADDRESS',
}

registerEnumType(SendingProgress, {
  name: 'SendingProgress',
  description: 'How documents that go through the Peppol network are found.',
  valuesConfig: {
    TROUBLE: { description: 'Refused or given up, and nobody dealt with it.' },
    UNDERWAY: { description: 'Not delivered yet.' },
    DELIVERED: { description: 'The recipient has it.' },
    NO_ADDRESS: { description: 'Not sent: the network cannot name the recipient.' },
  },
});

const month = matching(MONTH);

@InputType({ description: 'Conditions on documents that all hold; one that is absent or null asks for nothing.' })
export class DocumentFilter {
  @Field(() => String, {
    nullable: true,
    description: "Every word in the document's number, the order's number, or the names or address of the buyer.",
  })
  @Checked(upTo(200))
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Month of the day of supply, such as "2026-11".' })
  @Checked(month)
  month?: string | null;

  @Field(() => InvoiceKind, { nullable: true })
  kind?: InvoiceKind | null;

  @Field(() => DocumentState, { nullable: true, description: 'Of invoices; no credit note has one.' })
  state?: DocumentState | null;

  @Field(() => SendingProgress, { nullable: true, description: 'Of documents that go through the Peppol network.' })
  sending?: SendingProgress | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 of the country whose VAT it bears.' })
  @Checked(matching(/^[A-Z]{2}$/))
  country?: string | null;
}

@ArgsType()
export class DocumentFilterArgs {
  @Field(() => DocumentFilter, { nullable: true })
  filter?: DocumentFilter | null;
}

@ArgsType()
export class DocumentsArgs extends ListPage {
  @Field(() => DocumentFilter, { nullable: true })
  filter?: DocumentFilter | null;
}

@ArgsType()
export class MonthArgs {
  @Field(() => String, { description: 'Such as "2026-11", by the day of supply.' })
  @Checked(month)
  month: string;
}

@ObjectType('AdminDocument', { description: 'An invoice or credit note in the administration.', simpleResolvers: true })
export class AdminDocument {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Such as FA2026000123, or DB2026000007 for a credit note.' })
  number: string;

  @Field(() => InvoiceKind)
  kind: InvoiceKind;

  @Field(() => String, { description: 'ISO day on which it was issued.' })
  issuedOn: string;

  @Field(() => String, { description: 'ISO day of supply, on which the tax arises: of the payment, or of the refund.' })
  taxableOn: string;

  @Field(() => String, { description: 'Company, else first and last name.' })
  buyerName: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 of the country whose VAT it bears.' })
  country: string;

  @Field(() => ID)
  orderId: string;

  @Field(() => String)
  orderNumber: string;

  @Field(() => Money, { description: 'Tax base.' })
  net: Money;

  @Field(() => Money, { description: 'VAT.' })
  tax: Money;

  @Field(() => Money, { description: 'Including VAT; negative on a credit note, as base and VAT are.' })
  total: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'Of the total paid by gift cards; of a credit note, back to them. Null: nothing.',
  })
  giftCards: Money | null;

  @Field(() => DocumentState, { nullable: true, description: 'Null for a credit note.' })
  state: DocumentState | null;

  @Field(() => String, { nullable: true, description: 'Of a credit note: the number of the invoice it corrects.' })
  originalNumber: string | null;

  @Field(() => String, { description: 'Path of the PDF, for this document alone; it dies after 12 hours.' })
  url: string;

  @Field(() => String, { description: 'Path of the same as UBL 2.1 (EN 16931).' })
  dataUrl: string;

  @Field(() => DocumentSendingView, { nullable: true, description: 'Null: it does not go through the Peppol network.' })
  sending: DocumentSendingView | null;
}

@ObjectType({
  description: 'A page of invoices and credit notes, the latest day of supply first.',
  simpleResolvers: true,
})
export class AdminDocumentPage extends NumberedPage {
  @Cost({ size: 'asked' })
  @Field(() => [AdminDocument])
  items: AdminDocument[];
}

@ObjectType({ description: 'What documents together say of one country and rate.', simpleResolvers: true })
export class DocumentTotal {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2 of the country whose VAT it is.' })
  country: string;

  @Field(() => Float, { description: 'VAT rate in percent.' })
  ratePercent: number;

  @Field(() => Int, { description: 'How many documents have something of this rate.' })
  documentCount: number;

  @Field(() => Money, { description: 'Tax base, less what was credited.' })
  net: Money;

  @Field(() => Money, { description: 'VAT, less what was credited.' })
  tax: Money;

  @Field(() => Money, { description: 'Including VAT, less what was credited.' })
  gross: Money;
}

@ObjectType({ description: 'What the file of a month with all its documents holds.', simpleResolvers: true })
export class DocumentBundle {
  @Field(() => Int, { description: 'Invoices and credit notes of the month; each is there as PDF and as UBL.' })
  documentCount: number;

  @Field(() => Float, { description: 'Its size in bytes, as a sample of the documents tells: about.' })
  byteCount: number;
}
