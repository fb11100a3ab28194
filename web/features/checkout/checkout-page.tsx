import './checkout.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { useCountriesQuery } from '../../lib/Countries.gen.ts';
import { useShopInfo } from '../../lib/shop-info.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutFormView } from './checkout-form.tsx';
import { pricingCountry } from './form/form.ts';
import type { CheckoutNeeds } from './form/form.ts';
import { EndedNotice, OpenOrderView, PendingOrderView } from './order/open-order.tsx';
import { OwnedFiles } from './summary/owned-files.tsx';
import type { PlacedOrder } from './order/placed-order.ts';
import { summaryOfOrder, summaryOfQuote } from './summary/summary.ts';
import { SummaryPanel } from './summary/summary-panel.tsx';
import { useAccountFields } from './address/use-account-fields.ts';
import { useCheckoutForm } from './form/use-checkout-form.ts';
import { useCheckoutQuote } from './quote/use-checkout-quote.ts';
import { useOpenOrder } from './order/use-open-order.ts';
import type { OpenOrder } from './order/use-open-order.ts';
import { useVatCheck } from './address/use-vat-check.ts';
import { useSavedAddresses } from './address/use-saved-addresses.ts';

export interface CheckoutCart {
  lines: readonly (CartLineInput & { digital: boolean })[];
  setQuantity: (productId: number, quantity: number) => void;
}

export interface CheckoutPageProps {
  cart: CheckoutCart;
  /** In the place of the form while there is nothing to order. */
  empty: ReactNode;
  /** An earlier order turned out to be paid: its lines are to leave the cart. The same function in every render. */
  onBought: () => void;
  /** It is ordered and will be paid later: there is nothing more to do here. */
  onOrdered: (placed: PlacedOrder) => void;
  /** The payment step of a placed order. */
  renderPayment: (open: OpenOrder) => ReactNode;
  /** Where the shop tells how the payment of an order stands. */
  paymentPage: (placed: PlacedOrder) => string;
  /** Where the order's own page is. */
  orderLink: (placed: PlacedOrder) => string;
}

const needsOf = ({ lines }: CheckoutCart): CheckoutNeeds => ({
  requiresShipping: lines.some(({ digital }) => !digital),
  hasDigital: lines.some(({ digital }) => digital),
});

const Frame = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => {
  const t = useText();
  return (
    <div className="wrap checkout-page">
      <Breadcrumb
        label={t('checkout.breadcrumb')}
        items={[{ to: '/cart', text: t('cart.title') }, { text: t('checkout.title') }]}
      />
      <h1 className="h1 page-title">{t('checkout.title')}</h1>
      <div className="two two--cart">
        <div>{children}</div>
        {aside}
      </div>
    </div>
  );
};

/** What stands there until the cart and an earlier order of this tab are known. */
export const CheckoutSkeleton = () => {
  const t = useText();
  return (
    <Frame>
      <div className="stack" aria-busy>
        <Spinner label={t('checkout.cart.loading')} />
        <Skeleton height="90px" />
        <Skeleton height="320px" />
      </div>
    </Frame>
  );
};

const useCheckout = (cart: CheckoutCart, needs: CheckoutNeeds) => {
  const { data } = useCountriesQuery();
  const countries = data?.countries ?? [];
  const api = useCheckoutForm(needs, countries);
  const { saved, asking } = useSavedAddresses();
  useAccountFields(api, saved);
  const vatCheck = useVatCheck(api.values, countries);
  const quoted = useCheckoutQuote({
    lines: cart.lines,
    country: pricingCountry(api.values, needs),
    shippingMethod: needs.requiresShipping ? api.values.shippingMethod : '',
    pickupPoint: api.values.collects ? api.values.pickupPoint : '',
    vatNumber: vatCheck.vatNumber,
    cashOnDelivery: api.values.paymentWay === 'CASH_ON_DELIVERY',
  });
  return { api, quoted, countries, saved, asking, vatCheck };
};

/** The checkout of a guest or a customer: form, order, payment, all on one page. Mount it when the cart is known. */
export const CheckoutPage = (props: CheckoutPageProps) => {
  const { cart, empty, onBought, renderPayment, paymentPage, orderLink } = props;
  const t = useText();
  const [justPlaced, setJustPlaced] = useState(false);
  const { setQuantity, lines } = cart;
  const openOrder = useOpenOrder(onBought);
  const shop = useShopInfo();
  const needs = needsOf(cart);
  const { api, quoted, countries, saved, asking, vatCheck } = useCheckout(cart, needs);
  const { open, ended } = openOrder;

  if (openOrder.asking || asking) return <CheckoutSkeleton />;
  if (open) {
    return (
      <Frame aside={<SummaryPanel summary={summaryOfOrder(open.order)} withLines />}>
        {open.order.paymentStatus === 'PENDING' ? (
          <PendingOrderView open={open} paymentPage={paymentPage(open.placed)} />
        ) : (
          <OpenOrderView
            open={open}
            justPlaced={justPlaced}
            refusal={openOrder.refusal}
            onCancel={openOrder.cancel}
            payment={renderPayment(open)}
          />
        )}
      </Frame>
    );
  }
  const endedNotice = ended && (
    <EndedNotice ended={ended}>
      {['paid', 'ordered', 'onDelivery'].includes(ended.kind) && (
        <Link className="link" to={orderLink(ended.open.placed)}>
          {t('checkout.result.seeOrder')}
        </Link>
      )}
    </EndedNotice>
  );
  return (
    <Frame
      aside={
        quoted.quote && (
          <SummaryPanel summary={summaryOfQuote(quoted.quote)} withLines className="panel panel--sticky hide-m">
            <Link className="link panel__link" to="/cart">
              {t('checkout.changeCart')}
            </Link>
          </SummaryPanel>
        )
      }
    >
      {endedNotice}
      {!shop.open && <Notice kind="warn">{t('error.SHOP_CLOSED')}</Notice>}
      {quoted.quote && <OwnedFiles quote={quoted.quote} />}
      {lines.length === 0 ? (
        empty
      ) : (
        <CheckoutFormView
          api={api}
          needs={needs}
          countries={countries}
          lines={lines}
          quoted={quoted}
          saved={saved}
          vatCheck={vatCheck}
          onPlaced={(placed, way) => {
            if (way !== 'PAYPAL' && way !== 'CARD') return props.onOrdered(placed);
            setJustPlaced(true);
            void openOrder.look();
          }}
          onAdjust={(quantities) => quantities.forEach(({ productId, quantity }) => setQuantity(productId, quantity))}
        />
      )}
    </Frame>
  );
};
