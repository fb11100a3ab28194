import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PaymentWay } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { addressEntry } from '../../ui/form/address-entry.ts';
import { AddressFields } from '../../ui/form/address-fields.tsx';
import { Checkbox, RadioRow } from '../../ui/form/choice.tsx';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import { MOST_MESSAGE, type Path, type Sale } from './purchase.ts';
import type { PurchaseForm } from './use-purchase.ts';

type TextPath = 'amount' | 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'sendOn' | 'email';

/** Label, value and error of one field, wired to the form. */
const useWiring = (form: PurchaseForm) => {
  const t = useText();
  const errorOf = (path: Path) => form.errors[path]?.[0];
  return (path: TextPath) => {
    const error = errorOf(path);
    return {
      name: path,
      value: form.values[path],
      error: error && t(error.id, error.values),
      onChange: (event: { target: { value: string } }) => form.set(path, event.target.value),
      onBlur: () => form.check(path),
    };
  };
};

interface PartProps {
  form: PurchaseForm;
}

/** The sum, for whom it is, and when it is sent. */
export const CardFields = ({ form, sale }: PartProps & { sale: Sale }) => {
  const t = useText();
  const wiring = useWiring(form);
  const email = (autoComplete: HTMLInputAutoCompleteAttribute) =>
    ({ type: 'email', inputMode: 'email', autoComplete, 'aria-required': true }) as const;
  return (
    <div className="fg">
      <TextInput
        {...wiring('amount')}
        label={t('giftCard.buy.amount')}
        hint={t('giftCard.buy.amountHint', form.words)}
        inputMode="decimal"
        autoComplete="off"
        aria-required
      />
      <TextInput
        {...wiring('sendOn')}
        type="date"
        min={sale.firstDay}
        max={sale.lastDay}
        label={t('giftCard.buy.sendOn')}
        hint={t('giftCard.buy.sendOnHint')}
        aria-required
      />
      <TextInput {...wiring('recipientName')} label={t('giftCard.buy.recipientName')} autoComplete="off" />
      <TextInput
        {...wiring('recipientEmail')}
        {...email('off')}
        label={t('giftCard.buy.recipientEmail')}
        hint={t('giftCard.buy.recipientEmailHint')}
      />
      <TextInput wide {...wiring('senderName')} label={t('giftCard.buy.senderName')} autoComplete="off" />
      <TextArea wide {...wiring('message')} rows={3} maxLength={MOST_MESSAGE} label={t('giftCard.buy.message')} />
    </div>
  );
};

/** Who pays: for the receipt and the mails about the order. */
export const PayerFields = ({ form }: PartProps) => {
  const t = useText();
  const wiring = useWiring(form);
  const company = { on: form.values.forCompany, toggle: (on: boolean) => form.set('forCompany', on) };
  return (
    <>
      <div className="fg">
        <TextInput
          wide
          {...wiring('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-required
          readOnly={form.ownEmail}
          label={t('checkout.email')}
          hint={t('giftCard.buy.emailHint')}
        />
      </div>
      <AddressFields
        entry={addressEntry<'billing'>(form, 'billing', company)}
        name="billing"
        countries={form.countries}
        withPhone={false}
      />
    </>
  );
};

const legal = (to: string) =>
  function LegalLink(text: ReactNode) {
    return (
      <Link className="link" to={to} target="_blank">
        {text}
      </Link>
    );
  };

/** How it is paid, and what is agreed to. */
export const PayFields = ({ form, ways }: PartProps & { ways: readonly PaymentWay[] }) => {
  const t = useText();
  const { paymentWay, terms } = form.values;
  const nameOf = (way: PaymentWay): MessageId => {
    if (way === 'GIFT_CARD' || way === 'CASH_ON_DELIVERY') return 'checkout.way.PAYPAL';
    return way === 'PAYPAL' && ways.includes('CARD') ? 'checkout.way.PAYPAL.alone' : `checkout.way.${way}`;
  };
  const error = form.errors.terms?.[0];
  return (
    <>
      {ways.length > 1 && (
        <fieldset className="methods methods--first">
          <legend className="label">{t('checkout.way')}</legend>
          {ways.map((way) => (
            <RadioRow
              key={way}
              name="paymentWay"
              value={way}
              checked={paymentWay === way}
              onChange={() => form.set('paymentWay', way)}
            >
              {t(nameOf(way))}
            </RadioRow>
          ))}
        </fieldset>
      )}
      <Checkbox
        name="terms"
        checked={terms}
        error={error && t(error.id, error.values)}
        onChange={(event) => form.set('terms', event.target.checked)}
      >
        <FormattedMessage
          id="checkout.terms"
          values={{ link: legal('/terms-of-service'), privacy: legal('/privacy-policy') }}
        />
      </Checkbox>
    </>
  );
};
