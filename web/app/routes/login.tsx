import { LoginPage } from '../../features/auth/login-page.tsx';

export const Component = () => <LoginPage />;
