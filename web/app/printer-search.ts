import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { bedText } from '../features/catalog/print/bed.ts';
import { SearchSuggestionsDocument } from '../features/shell/SearchSuggestions.gen.ts';
import { ask } from './data/preload.ts';

/**
 * Who enters the name of a printer asks what it prints, as its suggestion answers: no other word is looked for in its place.
 * Leads to that list; null for other words, and where that cannot be asked.
 */
export const findPrinterList = async ({ context }: LoaderFunctionArgs, text: string): Promise<Response | null> => {
  const answer = await ask(context, SearchSuggestionsDocument, { text }).catch(() => null);
  const printer = answer?.searchSuggestions.printers[0];
  return printer ? redirect(`/products?bed=${bedText(printer.bed)}`) : null;
};
