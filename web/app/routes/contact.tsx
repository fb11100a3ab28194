import { ContactPage } from '../../features/contact/contact-page.tsx';

export const Component = () => <ContactPage />;
