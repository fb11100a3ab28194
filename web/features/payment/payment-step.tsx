import './payment.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { paymentPage } from './payment-link.ts';
import type { PaymentLink } from './payment-link.ts';
import { PayPalButtons } from './paypal-buttons.tsx';
import type { PayPalHandlers } from './paypal-buttons.tsx';
import { StartFailed } from './start-failed.tsx';
import { useAttempt } from './use-attempt.ts';
import type { PayPal } from './use-paypal.ts';

interface PaymentStepProps {
  link: PaymentLink;
  paypal: PayPal;
}

const ScriptFailed = ({ onLoadAgain }: { onLoadAgain: () => void }) => {
  const t = useText();
  return (
    <Notice kind="error">
      <p>
        {t('checkout.pay.scriptFailed')}{' '}
        <button type="button" className="link" onClick={onLoadAgain}>
          {t('checkout.pay.loadAgain')}
        </button>
      </p>
    </Notice>
  );
};

/** The way to PayPal that needs no script. The main one while there are no buttons. */
const PayPalLink = ({ href, main }: { href: string; main: boolean }) => {
  const t = useText();
  return (
    <p className="pay__plain">
      <a className={main ? 'btn btn--block btn--paypal' : 'link'} href={href}>
        {t('checkout.pay.continueAt')}
      </a>
      {!main && <span className="faint pay__why">{t('checkout.pay.continueHint')}</span>}
    </p>
  );
};

const useHandlers = (link: PaymentLink, start: ReturnType<typeof useAttempt>['start']) => {
  const navigate = useNavigate();
  const [sdkFailed, setSdkFailed] = useState(false);
  const to = (page: 'success' | 'cancel', paypalOrderId: string | null) =>
    void navigate(paymentPage(page, { ...link, paypalOrderId }));
  let refusedByShop = false;
  const handlers: PayPalHandlers = {
    createOrder: async () => {
      setSdkFailed(false);
      refusedByShop = false;
      try {
        return (await start()).paypalOrderId;
      } catch (error) {
        refusedByShop = true;
        if (shopErrorOf(error).code === 'ORDER_ALREADY_PAID') to('success', null);
        throw error;
      }
    },
    onApprove: (paypalOrderId) => to('success', paypalOrderId),
    onCancel: () => to('cancel', null),
    onError: () => setSdkFailed(!refusedByShop),
  };
  return { handlers, sdkFailed };
};

/** Pays a placed order: PayPal's buttons when their script is there, and always the plain way. */
export const PaymentStep = ({ link, paypal }: PaymentStepProps) => {
  const t = useText();
  const { attempt, error, start } = useAttempt(link, 'PAYPAL');
  const { handlers, sdkFailed } = useHandlers(link, start);
  return (
    <div className="pay-step">
      {paypal.simulator && (
        <Notice>
          <p>{t('checkout.pay.simulator')}</p>
        </Notice>
      )}
      {error !== null && <StartFailed error={error} onAgain={() => void start().catch(() => undefined)} />}
      {sdkFailed && (
        <Notice kind="error">
          <p>{t('checkout.pay.sdkError')}</p>
        </Notice>
      )}
      {(paypal.state === 'pending' || paypal.state === 'initial') && (
        <p className="pay__loading">
          <Spinner label={t('checkout.pay.loading')} /> {t('checkout.pay.loading')}
        </p>
      )}
      {paypal.state === 'resolved' && paypal.paypal && <PayPalButtons paypal={paypal.paypal} handlers={handlers} />}
      {paypal.state === 'rejected' && <ScriptFailed onLoadAgain={paypal.loadAgain} />}
      {attempt && <PayPalLink href={attempt.approveUrl} main={paypal.state === 'rejected'} />}
    </div>
  );
};
