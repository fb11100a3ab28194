import { AboutPage } from '../../features/about/about-page.tsx';

export const Component = () => <AboutPage />;
