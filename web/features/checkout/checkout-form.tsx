import { useEffect } from 'react';
import type { FormEvent } from 'react';
import type { CartLineInput, PaymentWay } from '../../codegen/schema.gen.ts';
import type { Country } from './address/address-fields.tsx';
import { ContactSection } from './form/contact-section.tsx';
import { DeliverySection } from './delivery/delivery-section.tsx';
import { wayOf, type CheckoutNeeds } from './form/form.ts';
import { OrderSection } from './summary/order-section.tsx';
import type { PlacedOrder } from './order/placed-order.ts';
import { isBlocked } from './quote/quote-difference.ts';
import { QuoteChangeDialog } from './quote/quote-change-dialog.tsx';
import type { SavedAddress } from './address/saved-address.ts';
import type { VatCheck } from './address/use-vat-check.ts';
import type { FormApi } from './form/use-checkout-form.ts';
import type { QuoteState } from './quote/use-checkout-quote.ts';
import { useKeepAddresses } from './address/use-keep-addresses.ts';
import { usePlaceOrder } from './order/use-place-order.ts';

interface CheckoutFormViewProps {
  api: FormApi;
  needs: CheckoutNeeds;
  countries: readonly Country[];
  lines: readonly CartLineInput[];
  quoted: QuoteState;
  /** Of the customer's account; null for a guest. */
  saved: readonly SavedAddress[] | null;
  vatCheck: VatCheck;
  onPlaced: (placed: PlacedOrder, way: PaymentWay) => void;
  onAdjust: (quantities: { productId: number; quantity: number }[]) => void;
}

/** Keeps the chosen delivery among those that the country offers. */
const useOfferedMethod = (api: FormApi, { quote, loading }: QuoteState) => {
  const { set } = api;
  const chosen = api.values.shippingMethod;
  useEffect(() => {
    if (!quote?.requiresShipping || loading) return;
    if (quote.shippingMethods.some(({ id }) => id === chosen)) return;
    const proposed = quote.shippingMethod ?? quote.shippingMethods[0]?.id ?? '';
    if (proposed !== chosen) set('shippingMethod', proposed);
  }, [quote, loading, chosen, set]);
};

/** Where gift cards pay everything, the carrier collects nothing, and no fee for it is in the price. */
const useNoFeeForNothing = ({ set, values }: FormApi, quote: QuoteState['quote']) => {
  const wasted = quote?.due.minor === 0 && values.paymentWay === 'CASH_ON_DELIVERY';
  useEffect(() => {
    if (wasted) set('paymentWay', 'PAYPAL');
  }, [wasted, set]);
};

/** What the carrier of the chosen delivery asks for: a point, a telephone number. */
const usePickupNeeds = (api: FormApi, { quote }: QuoteState) => {
  const { set } = api;
  const method = quote?.shippingMethods.find(({ id }) => id === api.values.shippingMethod);
  const collects = Boolean(method?.pickup);
  const needsPhone = method?.needsPhone ?? false;
  useEffect(() => {
    set('collects', collects);
    set('needsPhone', needsPhone);
  }, [collects, needsPhone, set]);
};

/** The three steps of the checkout and what happens when the order button is pressed. */
export const CheckoutFormView = (props: CheckoutFormViewProps) => {
  const { api, needs, countries, lines, quoted, saved, vatCheck, onAdjust } = props;
  const { quote, ways, ask } = quoted;
  const way = wayOf(api.values, ways, quote);
  const keepAddresses = useKeepAddresses({ api, needs, saved });
  const onPlaced = (placed: PlacedOrder) => {
    void keepAddresses();
    props.onPlaced(placed, way);
  };
  const { place, change, dismiss } = usePlaceOrder({ api, needs, lines, way, ask, onPlaced });
  useOfferedMethod(api, quoted);
  useNoFeeForNothing(api, quote);
  usePickupNeeds(api, quoted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (quote) void api.submit(() => place(quote));
  };
  return (
    <>
      <form className="stack checkout" {...api.props} onSubmit={submit}>
        <ContactSection api={api} needs={needs} />
        <DeliverySection
          api={api}
          needs={needs}
          countries={countries}
          quote={quote}
          saved={saved}
          vatCheck={vatCheck}
        />
        <OrderSection
          api={api}
          needs={needs}
          quote={quote}
          ways={ways}
          way={way}
          pricing={quoted.loading}
          busy={api.busy || quoted.loading}
          blocked={quote?.lines.some(isBlocked) ?? false}
        />
      </form>
      {change && (
        <QuoteChangeDialog
          change={change}
          onOrder={() => void api.perform(() => place(change.after))}
          onAdjust={(quantities) => {
            dismiss();
            onAdjust(quantities);
          }}
          onClose={dismiss}
        />
      )}
    </>
  );
};
