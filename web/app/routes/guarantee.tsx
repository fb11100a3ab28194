import { preloadDocument } from '../../features/legal/documents.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { OfficialNotice } from '../../features/legal/official-notice.tsx';
import { legalRoute } from '../data/legal-route.ts';

await preloadDocument('guarantee');

export const loader = legalRoute('guarantee');

export const Component = () => <LegalPage page="guarantee" lead={<OfficialNotice />} />;
