import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';

export type Problem = 'declined' | 'failed' | 'expired' | 'refunded' | 'cancelled' | 'mismatch' | 'noOrder';

interface ProblemViewProps {
  problem: Problem;
  /** Number of the order, where it is known. */
  number: string;
  /** PayPal's page where the buyer may choose another way to pay. */
  restartUrl?: string | null;
  /** The way to the order's own page. */
  orderLink: ReactNode;
}

const Ways = ({ problem, restartUrl, orderLink }: Omit<ProblemViewProps, 'number'>) => {
  const t = useText();
  if (problem === 'noOrder') return <ButtonLink to="/products">{t('checkout.result.toProducts')}</ButtonLink>;
  if (problem === 'refunded' || problem === 'mismatch') return orderLink;
  return (
    <>
      {restartUrl ? (
        <a className="btn btn--paypal" href={restartUrl}>
          {t('checkout.result.declined.again')}
        </a>
      ) : (
        <ButtonLink to="/checkout">{t('checkout.result.backToCheckout')}</ButtonLink>
      )}
      <ButtonLink variant="line" to="/cart">
        {t('checkout.result.openCart')}
      </ButtonLink>
    </>
  );
};

/** A payment that ended without money, in plain words and with the way on. */
export const ProblemView = ({ problem, number, restartUrl, orderLink }: ProblemViewProps) => {
  const t = useText();
  return (
    <div className="stack result result--narrow">
      <h1 className="h1">{t(`checkout.result.${problem}.title`)}</h1>
      <p className="lead" role="status">
        {t(`checkout.result.${problem}.text`, { number })}
      </p>
      <div className="row">
        <Ways problem={problem} restartUrl={restartUrl} orderLink={orderLink} />
      </div>
    </div>
  );
};
