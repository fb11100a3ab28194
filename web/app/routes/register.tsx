import { RegisterPage } from '../../features/auth/register-page.tsx';

export const Component = () => <RegisterPage />;
