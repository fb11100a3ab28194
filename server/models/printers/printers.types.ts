import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Bed, BedInput } from '../../catalog/bed-fit.types.ts';
import { PrinterClassName } from '../../settings/printer-class.types.ts';

@ObjectType({ description: 'A printer that many builders have, with the numbers of its maker.', simpleResolvers: true })
export class Printer {
  @Field(() => ID, { description: 'Stays the same for ever: `prusa-mk4s`.' })
  id: string;

  @Field(() => String)
  maker: string;

  @Field(() => String, { description: 'Without the maker.' })
  name: string;

  @Field(() => Bed)
  bed: Bed;

  @Field(() => PrinterClassName)
  printerClass: PrinterClassName;
}

@ObjectType({ description: 'The printer of a customer.', simpleResolvers: true })
export class MyPrinter {
  @Field(() => Printer, { nullable: true, description: 'Null for a printer with numbers of its own.' })
  printer: Printer | null;

  @Field(() => Bed)
  bed: Bed;
}

@InputType({ description: 'One of the two.' })
export class MyPrinterInput {
  @Field(() => ID, { nullable: true, description: 'One of `printers`.' })
  printerId?: string | null;

  @Field(() => BedInput, { description: 'Of a printer that is not on the list.', nullable: true })
  bed?: BedInput | null;
}
