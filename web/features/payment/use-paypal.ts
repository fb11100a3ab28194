import { usePaymentConfigQuery } from './PaymentConfig.gen.ts';
import { usePayPalScript } from './use-paypal-script.ts';

/** PayPal's script for this shop; call it as soon as the checkout opens, so that the buttons are there in time. */
export const usePayPal = () => {
  const { data, error, refetch } = usePaymentConfigQuery();
  const config = data?.paymentConfig ?? null;
  const script = usePayPalScript(config);
  const configFailed = error !== undefined && config === null;
  return {
    paypal: script.paypal,
    state: configFailed ? ('rejected' as const) : script.state,
    loadAgain: configFailed ? () => void refetch().catch(() => undefined) : script.loadAgain,
    simulator: config?.simulator ?? false,
  };
};

export type PayPal = ReturnType<typeof usePayPal>;
