import type { LoaderFunctionArgs } from 'react-router-dom';
import { legalLoader, type LegalPageName } from '../../features/legal/documents.ts';
import { LegalTextDocument } from '../../features/legal/LegalText.gen.ts';
import { legalVariables } from '../../features/legal/versions.ts';
import { preload } from './preload.ts';

/** The loader of a legal page: its built-in text first, which tells the day of it, then what the owner published. */
export const legalRoute = (page: LegalPageName) => {
  const loadDocument = legalLoader(page);
  const loadVersion = preload(LegalTextDocument, ({ search }) => legalVariables(page, search));
  return async (args: LoaderFunctionArgs): Promise<null> => {
    await loadDocument();
    return loadVersion(args);
  };
};
