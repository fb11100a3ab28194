import { preloadDocument, legalLoader } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { OfficialNotice } from '../../features/legal/official-notice.tsx';

await preloadDocument('guarantee');

export const loader = legalLoader('guarantee');

export const Component = () => <LegalPage page="guarantee" lead={<OfficialNotice />} />;
