import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CartLineInput } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, Spinner } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CartEstimate } from './cart-estimate.tsx';
import { loadDraft, saveDraft } from '../form/draft.ts';
import { useCheckoutQuote } from '../quote/use-checkout-quote.ts';
import type { QuoteState } from '../quote/use-checkout-quote.ts';

const Frame = ({ children }: { children: ReactNode }) => {
  const t = useText();
  return (
    <div className="wrap checkout-page">
      <Breadcrumb
        label={t('checkout.breadcrumb')}
        items={[{ to: '/', text: t('checkout.home') }, { text: t('cart.title') }]}
      />
      <h1 className="h1 page-title">{t('cart.title')}</h1>
      <div className="two two--cart">{children}</div>
    </div>
  );
};

/** What stands there until the browser has read the cart. */
export const CartSkeleton = () => {
  const t = useText();
  return (
    <Frame>
      <div className="stack" aria-busy>
        <Spinner label={t('checkout.cart.loading')} />
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </div>
      <Skeleton height="320px" />
    </Frame>
  );
};

/** The country that prices the cart, shared with the form of the checkout. */
const useCountry = (): [string, (country: string) => void] => {
  const [country, setCountry] = useState(() => loadDraft().billing.country);
  const choose = (next: string) => {
    const draft = loadDraft();
    saveDraft({ ...draft, elsewhere: false, billing: { ...draft.billing, country: next } });
    setCountry(next);
  };
  return [country, choose];
};

const Failed = ({ onAgain }: { onAgain: () => void }) => {
  const t = useText();
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" small onClick={onAgain}>
          {t('cart.quoteRetry')}
        </Button>
      }
    >
      <p>{t('cart.quoteFailed')}</p>
    </Notice>
  );
};

interface CartPageProps {
  lines: readonly CartLineInput[];
  /** The list of what is in the cart, for the newest price. */
  list: (quoted: QuoteState) => ReactNode;
}

/** The cart in full: the list, and what it costs in the chosen country. Mount it when the cart is known. */
export const CartPage = ({ lines, list }: CartPageProps) => {
  const [country, choose] = useCountry();
  const quoted = useCheckoutQuote({ lines, country, shippingMethod: '' });
  return (
    <Frame>
      <div>
        {quoted.error !== undefined && <Failed onAgain={() => void quoted.ask().catch(() => undefined)} />}
        {list(quoted)}
      </div>
      {lines.length > 0 && quoted.error === undefined && (
        <CartEstimate quote={quoted.quote} busy={quoted.loading} country={country} onCountry={choose} />
      )}
    </Frame>
  );
};
