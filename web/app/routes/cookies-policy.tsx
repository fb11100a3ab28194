import { preloadDocument } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { legalRoute } from '../data/legal-route.ts';

await preloadDocument('cookies');

export const loader = legalRoute('cookies');

export const Component = () => <LegalPage page="cookies" />;
