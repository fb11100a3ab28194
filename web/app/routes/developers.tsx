import { DevelopersPage } from '../../features/developers/developers-page.tsx';

export const Component = () => <DevelopersPage />;
