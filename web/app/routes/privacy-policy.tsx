import { preloadDocument } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { legalRoute } from '../data/legal-route.ts';

await preloadDocument('privacy');

export const loader = legalRoute('privacy');

export const Component = () => <LegalPage page="privacy" />;
