import { createContext, use } from 'react';
import { useAnswer } from '../../../lib/use-answer.ts';
import { PrintersDocument, type PrintersQuery } from './Printers.gen.ts';

export type Printers = PrintersQuery['printers'];

/** The printers that the shop knows, where the page brought them. */
export const PrintersContext = createContext<Printers | null>(null);

/** The printers that the shop knows: those of the page, or else asked for when they are `wanted`; empty until they are here. */
export function usePrinters(wanted = true): Printers {
  const brought = use(PrintersContext);
  const asked = useAnswer({ query: PrintersDocument, variables: wanted && !brought ? {} : null });
  return brought ?? asked?.printers ?? [];
}
