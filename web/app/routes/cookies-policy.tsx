import { preloadDocument, legalLoader } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

await preloadDocument('cookies');

export const loader = legalLoader('cookies');

export const Component = () => <LegalPage page="cookies" />;
