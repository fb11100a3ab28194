import { bringShown, legalLoader } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';

await bringShown('cookies');

export const loader = legalLoader('cookies');

export const Component = () => <LegalPage page="cookies" />;
