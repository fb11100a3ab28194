import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.types.ts';

@ObjectType('BankTransfer', { description: 'How to pay an order by bank transfer.', simpleResolvers: true })
export class BankTransferView {
  @Field(() => String, { description: 'Holder of the account.' })
  holder: string;

  @Field(() => String, { description: 'Without spaces.' })
  iban: string;

  @Field(() => String, { nullable: true, description: 'Of its bank.' })
  bic: string | null;

  @Field(() => Money, { description: 'To the cent: another amount is not booked by itself.' })
  amount: Money;

  @Field(() => String, { description: 'At most ten digits, by which the payment finds its order.' })
  variableSymbol: string;

  @Field(() => String, { description: 'The same for banks without variable symbols: the number of the order.' })
  message: string;

  @Field(() => String, { description: 'ISO day; until its end the goods are kept.' })
  dueDay: string;

  @Field(() => String, { description: 'Text of the QR code of the European Payments Council.' })
  epcCode: string;

  @Field(() => String, { description: 'Text of the QR code PAY by square, read by Slovak banks.' })
  squareCode: string;
}
