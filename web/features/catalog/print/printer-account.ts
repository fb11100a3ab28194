import type { ApolloClient } from '@apollo/client';
import { account } from '../../../lib/account/account.ts';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { keepPrinterClass } from '../../../lib/printer-class.ts';
import { bedText } from './bed.ts';
import { choosePrinter, chosenPrinter, onPrinter, type OwnPrinter } from './printer.ts';
import { MyPrinterDocument, SetMyPrinterDocument, type MyPrinterPartsFragment } from './Printers.gen.ts';

const ownOf = ({ printer, bed }: MyPrinterPartsFragment): OwnPrinter => ({
  id: printer?.id ?? null,
  name: printer && `${printer.maker} ${printer.name}`,
  bed,
});

const textOf = (own: OwnPrinter | null) => own && `${own.id ?? ''} ${bedText(own.bed)}`;

const inputOf = ({ id, bed: { shape, widthMm, depthMm, heightMm } }: OwnPrinter) =>
  id === null ? { bed: { shape, widthMm, depthMm, heightMm } } : { printerId: id };

/**
 * Brings the printer of a customer into this browser; a customer without one gets the one that was chosen here. From then
 * on each choice here goes to the account. Ends when another is signed in, or nobody, and when it is `left`. A call that fails changes nothing.
 */
export function followPrinter(client: ApolloClient, userId: string, left: AbortSignal): void {
  let known: string | null = null;
  const isCurrent = () => !left.aborted && account.get()?.user.id === userId;
  const save = async () => {
    const own = chosenPrinter();
    if (!own || !isCurrent() || textOf(own) === known) return;
    known = textOf(own);
    await client.mutate({ mutation: SetMyPrinterDocument, variables: { input: inputOf(own) } });
  };
  const saveQuietly = () => void save().catch(() => undefined);
  const begin = async () => {
    const { myPrinter } = await askServer(client, MyPrinterDocument, {});
    if (!isCurrent()) return;
    const mine = myPrinter ? ownOf(myPrinter) : null;
    known = textOf(mine);
    if (mine && textOf(chosenPrinter()) !== known) {
      const printerClass = myPrinter?.printer?.printerClass;
      if (printerClass) keepPrinterClass(printerClass);
      choosePrinter(mine);
    }
    left.addEventListener('abort', onPrinter(saveQuietly));
    await save();
  };
  begin().catch(() => undefined);
}
