import { bringShown, legalLoader } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

await bringShown('privacy');

export const loader = legalLoader('privacy');

export const Component = () => <LegalPage page="privacy" />;
