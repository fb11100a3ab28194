import { preloadDocument, legalLoader } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

await preloadDocument('privacy');

export const loader = legalLoader('privacy');

export const Component = () => <LegalPage page="privacy" />;
