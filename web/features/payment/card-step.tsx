import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { paymentPage } from './payment-link.ts';
import type { PaymentLink } from './payment-link.ts';
import { StartFailed } from './start-failed.tsx';
import { useAttempt } from './use-attempt.ts';

/** Pays a placed order by card: a link to the page of who takes it. Nothing of theirs runs here. */
export const CardStep = ({ link }: { link: PaymentLink }) => {
  const t = useText();
  const { attempt, error, start } = useAttempt(link, 'CARD');
  if (error !== null) return <StartFailed error={error} onAgain={() => void start().catch(() => undefined)} />;
  if (!attempt) {
    return (
      <p className="pay__loading">
        <Spinner label={t('checkout.pay.preparing')} /> {t('checkout.pay.preparing')}
      </p>
    );
  }
  if (attempt.state === 'PENDING')
    return <ButtonLink to={paymentPage('success', link)}>{t('checkout.result.askAgain')}</ButtonLink>;
  return (
    <p className="pay__plain">
      <a className="btn btn--block" href={attempt.approveUrl}>
        {t('checkout.pay.byCard')}
      </a>
    </p>
  );
};
