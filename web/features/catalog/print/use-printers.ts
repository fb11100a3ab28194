import { usePrintersQuery, type PrintersQuery } from './Printers.gen.ts';

export type Printers = PrintersQuery['printers'];

/** The printers that the shop knows, asked for when they are `wanted`; empty until they are here. */
export const usePrinters = (wanted = true): Printers => usePrintersQuery({ skip: !wanted }).data?.printers ?? [];
