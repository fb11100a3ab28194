import './payment.css';
import type { ReactNode } from 'react';
import type { PaymentWay } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Spinner } from '../../ui/loading.tsx';
import { CheckingView } from './checking-view.tsx';
import { PaidView } from './paid-view.tsx';
import type { PaymentOutcomeFragment } from './Payment.gen.ts';
import { ProblemView } from './problem-view.tsx';
import type { Problem } from './problem-view.tsx';
import { providerName } from './provider-name.ts';
import type { FirstCall, Outcome } from './use-payment-outcome.ts';

export type PaymentOrder = PaymentOutcomeFragment['order'];

interface PaymentOutcomeViewProps {
  outcome: Outcome & { askAgain: () => void };
  first: FirstCall;
  /** Who is to take the money. */
  way: PaymentWay;
  /** Buttons for the files of a paid order. */
  downloads: (order: PaymentOrder) => ReactNode;
  /** The items of the order beside the text. */
  panel: (order: PaymentOrder) => ReactNode;
  orderLink: ReactNode;
}

const problemOf = ({ verdict, refusal }: Outcome): Problem => {
  if (verdict === 'declined' || verdict === 'failed' || verdict === 'expired') return verdict;
  if (verdict === 'refunded' || verdict === 'cancelled') return verdict;
  if (refusal === 'ORDER_EXPIRED') return 'expired';
  return refusal === 'PAYMENT_MISMATCH' ? 'mismatch' : 'noOrder';
};

const FirstAnswer = ({ first, way }: Pick<PaymentOutcomeViewProps, 'first' | 'way'>) => {
  const t = useText();
  return (
    <div className="stack result result--narrow" aria-busy>
      <h1 className="h1">
        {first === 'capture' ? t('checkout.result.wait.title') : t('checkout.result.cancelled.wait', { way })}
      </h1>
      <p className="lead">{t('checkout.result.wait.text')}</p>
      <div>
        <Spinner label={t('checkout.result.checking.tag', { provider: providerName(way) })} large />
      </div>
    </div>
  );
};

/** Every screen that a payment can end on, from the one outcome. */
export const PaymentOutcomeView = (props: PaymentOutcomeViewProps) => {
  const { outcome, first, way, downloads, panel, orderLink } = props;
  const { verdict, result } = outcome;
  if (verdict === null) return <FirstAnswer first={first} way={way} />;
  if (verdict === 'paid' && result) {
    return (
      <PaidView
        order={result.order}
        way={way}
        actions={
          <>
            {downloads(result.order)}
            {orderLink}
          </>
        }
      />
    );
  }
  if (verdict === 'unknown' || verdict === 'pending') {
    return (
      <div className="two">
        <CheckingView
          order={result?.order ?? null}
          way={way}
          askedAt={outcome.askedAt}
          onAskAgain={outcome.askAgain}
          orderLink={orderLink}
        />
        {result && panel(result.order)}
      </div>
    );
  }
  return (
    <ProblemView
      problem={problemOf(outcome)}
      way={way}
      refusal={result?.refusal ?? null}
      number={result?.order.orderNumber ?? ''}
      restartUrl={result?.restartUrl}
      orderLink={orderLink}
    />
  );
};
