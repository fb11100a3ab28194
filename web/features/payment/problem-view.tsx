import type { ReactNode } from 'react';
import type { CardRefusal, PaymentWay } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { providerName } from './provider-name.ts';

export type Problem = 'declined' | 'failed' | 'expired' | 'refunded' | 'cancelled' | 'mismatch' | 'noOrder';

interface ProblemViewProps {
  problem: Problem;
  way: PaymentWay;
  /** Why a card was refused, as far as its bank says. */
  refusal: CardRefusal | null;
  /** Number of the order, where it is known. */
  number: string;
  /** PayPal's page where the buyer may choose another way to pay. */
  restartUrl?: string | null;
  /** The way to the order's own page. */
  orderLink: ReactNode;
}

const Ways = ({ problem, restartUrl, orderLink }: Omit<ProblemViewProps, 'number' | 'way' | 'refusal'>) => {
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
export const ProblemView = ({ problem: told, way, refusal, number, restartUrl, orderLink }: ProblemViewProps) => {
  const t = useText();
  // Whoever comes back from a page that refused the card has not changed their mind.
  const problem = refusal && told === 'cancelled' ? 'declined' : told;
  return (
    <div className="stack result result--narrow">
      <h1 className="h1">{t(`checkout.result.${problem}.title`)}</h1>
      <p className="lead" role="status">
        {t(`checkout.result.${problem}.text`, { number, way, provider: providerName(way) })}
      </p>
      {refusal && <p>{t(`checkout.result.refusal.${refusal}`)}</p>}
      <div className="row">
        <Ways problem={problem} restartUrl={restartUrl} orderLink={orderLink} />
      </div>
    </div>
  );
};
