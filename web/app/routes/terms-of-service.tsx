import { preloadDocument, legalLoader } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

await preloadDocument('terms');

export const loader = legalLoader('terms');

export const Component = () => <LegalPage page="terms" />;
