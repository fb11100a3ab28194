import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../../core/checked-input.ts';
import { matching } from '../../core/checks.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { PERIOD } from '../period.ts';

export enum UndeclaredKind {
  ABROAD = 'ABROAD',
  WITHOUT_VAT = 'WITHOUT_VAT',
}

registerEnumType(UndeclaredKind, {
  name: 'UndeclaredKind',
  description: 'Why a supply stands in no return.',
  valuesConfig: {
    ABROAD: { description: 'Its place of supply is outside Slovakia and the Union.' },
    WITHOUT_VAT: { description: 'It bears no VAT: the seller was no payer.' },
  },
});

@ArgsType()
export class TaxPeriodArgs {
  @Field(() => String, { description: 'A month or a quarter by the day of supply, such as "2026-11" or "2026-Q4".' })
  @Checked(matching(PERIOD))
  period: string;
}

@ObjectType({ description: 'A line of the VAT return.', simpleResolvers: true })
export class VatReturnLine {
  @Field(() => String, { description: 'Its number in the form, such as "03".' })
  line: string;

  @Field(() => String, { nullable: true, description: 'Number of the line with its tax; null: it has none.' })
  taxLine: string | null;

  @Field(() => Money, { nullable: true, description: 'Base; null where the line has only tax.' })
  net: Money | null;

  @Field(() => Money, { nullable: true, description: 'Tax; null where the line has only a base.' })
  tax: Money | null;
}

@ObjectType({ description: 'A document to a business in the control statement, at one rate.', simpleResolvers: true })
export class ControlStatementLine {
  @Field(() => String, { description: 'Number of the document.' })
  number: string;

  @Field(() => String, { nullable: true, description: 'Of a credit note: the invoice that it corrects.' })
  originalNumber: string | null;

  @Field(() => String, { nullable: true, description: "The buyer's VAT number; null: none." })
  vatId: string | null;

  @Field(() => String, { description: 'Company, else first and last name.' })
  buyerName: string;

  @Field(() => String, { description: 'ISO day of supply.' })
  day: string;

  @Field(() => Float, { description: 'VAT rate in percent.' })
  ratePercent: number;

  @Field(() => Money, { description: 'Base.' })
  net: Money;

  @Field(() => Money, { description: 'Tax.' })
  tax: Money;
}

@ObjectType({ description: 'What was supplied at one rate, together.', simpleResolvers: true })
export class RateTotal {
  @Field(() => Float, { description: 'VAT rate in percent.' })
  ratePercent: number;

  @Field(() => Money, { description: 'Base.' })
  net: Money;

  @Field(() => Money, { description: 'Tax.' })
  tax: Money;
}

@ObjectType({ description: 'The control statement: what of it a shop fills.', simpleResolvers: true })
export class ControlStatementFigures {
  @Field(() => Int, { description: 'Lines of section A.1; the file has all of them.' })
  invoiceCount: number;

  @Cost({ size: 100 })
  @Field(() => [ControlStatementLine], { description: 'Section A.1, invoices to businesses: the first 100.' })
  invoices: ControlStatementLine[];

  @Field(() => Int, { description: 'Lines of section C.1; the file has all of them.' })
  correctionCount: number;

  @Cost({ size: 100 })
  @Field(() => [ControlStatementLine], { description: 'Section C.1, corrections of them: the first 100.' })
  corrections: ControlStatementLine[];

  @Cost({ size: 10 })
  @Field(() => [RateTotal], { description: 'Section D.2, all other supplies by rate, less corrections.' })
  others: RateTotal[];
}

@ObjectType({ description: 'A line of the One Stop Shop return.', simpleResolvers: true })
export class OssLine {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2: the member state of consumption.' })
  country: string;

  @Field(() => Boolean, { description: 'Goods sent from Slovakia, else electronic services.' })
  isGoods: boolean;

  @Field(() => Float, { description: 'VAT rate in percent.' })
  ratePercent: number;

  @Field(() => Money, { description: 'Base.' })
  net: Money;

  @Field(() => Money, { description: 'Tax.' })
  tax: Money;
}

@ObjectType({ description: 'An amendment of an earlier One Stop Shop return.', simpleResolvers: true })
export class OssAmendment {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2: the member state of consumption.' })
  country: string;

  @Field(() => String, { description: 'The quarter whose return it amends, such as "2026-Q3".' })
  quarter: string;

  @Field(() => Money, { description: 'Base.' })
  net: Money;

  @Field(() => Money, { description: 'Tax.' })
  tax: Money;
}

@ObjectType({
  description: 'What one business of another member state was supplied without VAT.',
  simpleResolvers: true,
})
export class EcSalesLine {
  @Field(() => String, { description: 'Its VAT number.' })
  vatId: string;

  @Field(() => Boolean, { description: 'Goods as an intra-Union supply, else services under reverse charge.' })
  isGoods: boolean;

  @Field(() => Money, { description: 'Less what was credited.' })
  net: Money;
}

@ObjectType({ description: 'Supplies that stand in no return.', simpleResolvers: true })
export class UndeclaredTotal {
  @Field(() => UndeclaredKind)
  kind: UndeclaredKind;

  @Field(() => Money, { description: 'What they come to.' })
  net: Money;
}

@ObjectType({ description: 'A document of a period that was issued when it was over.', simpleResolvers: true })
export class LateDocument {
  @Field(() => String, { description: 'Its number.' })
  number: string;

  @Field(() => String, { description: 'ISO day, in Europe/Bratislava.' })
  issuedOn: string;

  @Field(() => Boolean, { description: 'Declared by a supplementary return; before, by a corrective one.' })
  isAfterDeadline: boolean;

  @Field(() => Money, { description: 'Base.' })
  net: Money;

  @Field(() => Money, { description: 'Tax.' })
  tax: Money;
}

@ObjectType({
  description: 'What a return that was filed soon after the period lacks.',
  simpleResolvers: true,
})
export class LateDocuments {
  @Field(() => String, {
    description: 'ISO day by which the return is filed; one on a weekend moves to the next working day.',
  })
  deadline: string;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;

  @Cost({ size: 100 })
  @Field(() => [LateDocument], { description: 'Oldest first, 100 at most.' })
  documents: LateDocument[];
}

@ObjectType({ description: 'The returns of a period, from its documents.', simpleResolvers: true })
export class TaxReturns {
  @Field(() => Int, { description: 'Invoices and credit notes of the period.' })
  documentCount: number;

  @Field(() => LateDocuments, { description: 'Those of its documents that were issued when the period was over.' })
  late: LateDocuments;

  @Cost({ size: 8 })
  @Field(() => [VatReturnLine], { description: 'Lines of the VAT return.' })
  vatReturn: VatReturnLine[];

  @Field(() => ControlStatementFigures, { description: 'Lines of the control statement.' })
  controlStatement: ControlStatementFigures;

  @Cost({ size: 100 })
  @Field(() => [OssLine], { description: 'The One Stop Shop return, which is one of a quarter.' })
  oss: OssLine[];

  @Cost({ size: 100 })
  @Field(() => [OssAmendment], { description: 'Amendments of earlier One Stop Shop returns.' })
  ossAmendments: OssAmendment[];

  @Field(() => Int, { description: 'Lines of the EC sales list; the file has all of them.' })
  ecSalesCount: number;

  @Cost({ size: 100 })
  @Field(() => [EcSalesLine], { description: 'The EC sales list: the first 100 lines.' })
  ecSales: EcSalesLine[];

  @Cost({ size: 2 })
  @Field(() => [UndeclaredTotal], { description: 'What stands in no return.' })
  undeclared: UndeclaredTotal[];
}
