import { PaymentPage } from '../payment-page.tsx';

export const Component = () => <PaymentPage title="checkout.order.payment" first="capture" way="CARD" />;
