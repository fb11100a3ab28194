import { ForgotPage } from '../../features/auth/forgot-page.tsx';

export const Component = () => <ForgotPage />;
