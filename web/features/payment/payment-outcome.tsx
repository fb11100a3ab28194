import './payment.css';
import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Spinner } from '../../ui/loading.tsx';
import { CheckingView } from './checking-view.tsx';
import { PaidView } from './paid-view.tsx';
import type { PaymentOutcomeFragment } from './Payment.gen.ts';
import { ProblemView } from './problem-view.tsx';
import type { Problem } from './problem-view.tsx';
import type { FirstCall, Outcome } from './use-payment-outcome.ts';

export type PaymentOrder = PaymentOutcomeFragment['order'];

interface PaymentOutcomeViewProps {
  outcome: Outcome & { askAgain: () => void };
  first: FirstCall;
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

const FirstAnswer = ({ first }: { first: FirstCall }) => {
  const t = useText();
  return (
    <div className="stack result result--narrow" aria-busy>
      <h1 className="h1">{t(first === 'capture' ? 'checkout.result.wait.title' : 'checkout.result.cancelled.wait')}</h1>
      <p className="lead">{t('checkout.result.wait.text')}</p>
      <div>
        <Spinner label={t('checkout.result.checking.tag')} large />
      </div>
    </div>
  );
};

/** Every screen that a payment can end on, from the one outcome. */
export const PaymentOutcomeView = ({ outcome, first, downloads, panel, orderLink }: PaymentOutcomeViewProps) => {
  const { verdict, result } = outcome;
  if (verdict === null) return <FirstAnswer first={first} />;
  if (verdict === 'paid' && result) {
    return (
      <PaidView
        order={result.order}
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
      number={result?.order.orderNumber ?? ''}
      restartUrl={result?.restartUrl}
      orderLink={orderLink}
    />
  );
};
