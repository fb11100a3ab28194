import { preloadDocument } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { legalRoute } from '../data/legal-route.ts';

await preloadDocument('terms');

export const loader = legalRoute('terms');

export const Component = () => <LegalPage page="terms" />;
