import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldErrorLine } from '../../../ui/form/error-line.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { Country } from '../address/address-fields.tsx';
import { useFieldError } from '../form/form-field.tsx';
import type { CheckoutForm } from '../form/form.ts';
import type { FormApi } from '../form/use-checkout-form.ts';
import type { CheckoutQuote } from '../quote/quote.ts';
import { keptPoint } from './kept-point.ts';
import type { PickupDialogProps } from './pickup-dialog.tsx';
import { PointFacts } from './point-facts.tsx';
import type { SearchStart } from './use-point-search.ts';

const Dialog = lazyPart<PickupDialogProps>(async () => (await import('./pickup-dialog.tsx')).PickupDialog);

interface PickupFieldProps {
  api: FormApi;
  quote: CheckoutQuote | undefined;
  countries: readonly Country[];
}

type Found = NonNullable<NonNullable<CheckoutQuote['pickup']>['point']>;

/** What is known of where the buyer wants to collect it. */
const startOf = ({ billing, paymentWay }: CheckoutForm, quote: CheckoutQuote, point: Found | null): SearchStart => {
  const carrier = quote.shippingMethods.find(({ id }) => id === quote.shippingMethod)?.pickup?.carrier ?? 'PACKETA';
  const text = billing.postcode.trim() || billing.city.trim();
  const home = text ? { text } : null;
  return {
    carrier,
    country: point?.country ?? quote.country,
    grams: quote.grams,
    wanted: point ? { spot: { lat: point.lat, lng: point.lng } } : home,
    cash: paymentWay === 'CASH_ON_DELIVERY',
  };
};

const useProblem = (api: FormApi, quote: CheckoutQuote | undefined): string | undefined => {
  const t = useText();
  const error = useFieldError(api, 'pickupPoint');
  const problem = quote?.pickup?.problem;
  return error ?? (problem && problem !== 'REQUIRED' ? t(`checkout.pickup.problem.${problem}`) : undefined);
};

/** The point where the parcel waits: the chosen one, and the way to another. */
export const PickupField = ({ api, quote, countries }: PickupFieldProps) => {
  const t = useText();
  const errorId = useId();
  const [open, setOpen] = useState(false);
  const problem = useProblem(api, quote);
  const point = (api.values.pickupPoint && quote?.pickup?.point) || null;
  const take = (id: string) => {
    keptPoint.set(id);
    api.set('pickupPoint', id);
  };
  return (
    <div className="methods pickup-field" role="group" aria-label={t('checkout.pickup.label')}>
      <p className="label">{t('checkout.pickup.label')}</p>
      {point && (
        <p className="check radio-row point">
          <span>
            <PointFacts point={point} />
          </span>
        </p>
      )}
      <Button
        name="pickupPoint"
        variant="line"
        aria-describedby={problem ? errorId : undefined}
        onClick={() => setOpen(true)}
      >
        {t(point ? 'checkout.pickup.change' : 'checkout.pickup.choose')}
      </Button>
      <FieldErrorLine id={errorId}>{problem}</FieldErrorLine>
      {open &&
        quote &&
        createPortal(
          <Dialog
            start={startOf(api.values, quote, point)}
            countries={countries.filter(({ shipsTo }) => shipsTo)}
            chosen={point?.id ?? null}
            onTake={take}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </div>
  );
};
