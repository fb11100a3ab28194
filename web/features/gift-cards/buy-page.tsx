import './buy.css';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { useGiftCardSaleQuery } from './BuyGiftCard.gen.ts';
import { CardFields, PayerFields, PayFields } from './purchase-fields.tsx';
import type { Sale } from './purchase.ts';
import { usePurchase, type Placed } from './use-purchase.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
};

interface BuyFormProps {
  sale: Sale;
  onPlaced: (placed: Placed) => void;
}

const BuyForm = ({ sale, onPlaced }: BuyFormProps) => {
  const t = useText();
  const form = usePurchase(sale, onPlaced);
  const paypal = form.values.paymentWay === 'PAYPAL';
  return (
    <form className="stack buy-card" {...form.props}>
      <Part title={t('giftCard.buy.card')}>
        <CardFields form={form} sale={sale} />
      </Part>
      <Part title={t('giftCard.buy.payer')}>
        <PayerFields form={form} />
      </Part>
      <Part title={t('giftCard.buy.payment')}>
        <PayFields form={form} ways={sale.ways} />
        <p className="faint">{t('giftCard.buy.noVat')}</p>
        <Button type="submit" className={paypal ? 'btn--paypal' : undefined} block busy={form.busy}>
          {t(paypal ? 'checkout.order' : 'checkout.orderPlain')}
        </Button>
        <ErrorSummary errors={form.errors} text="checkout.errors" />
        {form.problem && (
          <Notice kind="error">
            <p>{form.problem}</p>
          </Notice>
        )}
      </Part>
    </form>
  );
};

const Closed = () => {
  const t = useText();
  return (
    <EmptyState art="paper" title={t('giftCard.buy.closed')}>
      {t('giftCard.buy.closedText')}
    </EmptyState>
  );
};

/** Where a gift card is chosen and ordered; it is paid on the page of its order. */
export const BuyPage = ({ onPlaced }: { onPlaced: (placed: Placed) => void }) => {
  const t = useText();
  const { data, error, loading, refetch } = useGiftCardSaleQuery({});
  const sale = data?.giftCardSale;
  return (
    <div className="wrap">
      <PublicHead title={t('giftCard.buy.title')} description={t('giftCard.buy.description')} />
      <PublicBreadcrumb
        label={t('checkout.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { text: t('giftCard.buy.title') }]}
      />
      <div className="stack buy-card">
        <h1 className="h1">{t('giftCard.buy.title')}</h1>
        {sale?.open && <p className="lead">{t('giftCard.buy.lead', { years: sale.years })}</p>}
        {!sale && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
        {!sale && !error && (
          <div className="stack" aria-busy>
            <Spinner label={t('common.loading')} />
            <Skeleton height="480px" />
          </div>
        )}
        {sale && (sale.open ? <BuyForm sale={sale} onPlaced={onPlaced} /> : <Closed />)}
        <p>
          <Link className="link" to="/gift-cards/balance">
            {t('giftCard.buy.toBalance')}
          </Link>
        </p>
      </div>
    </div>
  );
};
