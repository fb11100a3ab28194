import { PaymentPage } from '../payment-page.tsx';

export const Component = () => <PaymentPage title="checkout.result.cancelled.title" first="cancel" way="CARD" />;
