import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formatDelivery } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { RadioRow } from '../../../ui/form/choice.tsx';
import { FieldErrorLine } from '../../../ui/form/error-line.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFieldError } from '../form/form-field.tsx';
import type { CheckoutQuote } from '../quote/quote.ts';
import type { FormApi } from '../form/use-checkout-form.ts';

type Method = CheckoutQuote['shippingMethods'][number];

interface ShippingMethodsProps {
  api: FormApi;
  quote: CheckoutQuote | undefined;
  /** Name of the country of the parcel. */
  country: string;
}

const useMethodText = () => {
  const t = useText();
  return ({ name, minDays, maxDays }: Method): string => {
    if (maxDays <= 0) return name;
    if (minDays === maxDays) return t('checkout.day', { name, max: maxDays });
    return t('checkout.days', { name, min: minDays, max: maxDays });
  };
};

const MethodRow = ({ api, method, invalid }: { api: FormApi; method: Method; invalid: boolean }) => {
  const intl = useIntl();
  const text = useMethodText();
  return (
    <RadioRow
      name="shippingMethod"
      value={method.id}
      checked={api.values.shippingMethod === method.id}
      aria-invalid={invalid || undefined}
      onChange={() => api.set('shippingMethod', method.id)}
      end={formatDelivery(intl, method.price)}
    >
      {text(method)}
      {method.description && <span className="method__d">{method.description}</span>}
    </RadioRow>
  );
};

/** The ways a parcel can travel to the chosen country, with their prices. */
export const ShippingMethods = ({ api, quote, country }: ShippingMethodsProps) => {
  const t = useText();
  const errorId = useId();
  const error = useFieldError(api, 'shippingMethod');
  const methods = quote?.shippingMethods ?? [];
  return (
    <fieldset className="methods" aria-describedby={error ? errorId : undefined} aria-busy={!quote}>
      <legend className="label">{t('checkout.method')}</legend>
      {!quote && <Skeleton height="132px" />}
      {quote && methods.length === 0 && (
        <Notice kind="warn">
          <p>{t('checkout.noMethods', { country })}</p>
        </Notice>
      )}
      {methods.map((method) => (
        <MethodRow key={method.id} api={api} method={method} invalid={Boolean(error)} />
      ))}
      <FieldErrorLine id={errorId}>{error}</FieldErrorLine>
    </fieldset>
  );
};
