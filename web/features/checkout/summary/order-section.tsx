import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, RadioRow } from '../../../ui/form/choice.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { PaymentWay } from '../../../codegen/schema.gen.ts';
import type { CheckoutNeeds } from '../form/form.ts';
import { FormNote, useFieldError } from '../form/form-field.tsx';
import { OrderRecap } from './order-recap.tsx';
import { Section } from '../form/section.tsx';
import { GiftCardField } from '../quote/gift-card-field.tsx';
import { PromotionField } from '../quote/promotion-field.tsx';
import type { CheckoutQuote } from '../quote/quote.ts';
import { summaryOfQuote } from './summary.ts';
import type { FormApi } from '../form/use-checkout-form.ts';

interface OrderSectionProps {
  api: FormApi;
  needs: CheckoutNeeds;
  quote: CheckoutQuote | undefined;
  ways: readonly PaymentWay[];
  way: PaymentWay;
  /** A price is being asked for. */
  pricing: boolean;
  busy: boolean;
  /** Something in the cart cannot be ordered as it stands. */
  blocked: boolean;
}

const legal = (to: string) =>
  function LegalLink(text: ReactNode) {
    return (
      <Link className="link" to={to} target="_blank">
        {text}
      </Link>
    );
  };

const HINTS = {
  PAYPAL: 'checkout.capture',
  CARD: 'checkout.cardHint',
  BANK_TRANSFER: 'checkout.transferHint',
  CASH_ON_DELIVERY: 'checkout.cashHint',
  GIFT_CARD: 'giftCard.hint',
} as const satisfies Record<PaymentWay, string>;

const Consents = ({ api, needs }: Pick<OrderSectionProps, 'api' | 'needs'>) => {
  const t = useText();
  const consentError = useFieldError(api, 'consent');
  const termsError = useFieldError(api, 'terms');
  return (
    <div className="consents">
      {needs.hasDigital && (
        <Checkbox
          name="consent"
          checked={api.values.consent}
          error={consentError}
          onChange={(event) => api.set('consent', event.target.checked)}
        >
          {t('checkout.consent')}
        </Checkbox>
      )}
      <Checkbox
        name="terms"
        checked={api.values.terms}
        error={termsError}
        onChange={(event) => api.set('terms', event.target.checked)}
      >
        <FormattedMessage
          id="checkout.terms"
          values={{ link: legal('/terms-of-service'), privacy: legal('/privacy-policy') }}
        />
      </Checkbox>
    </div>
  );
};

/** Folded until it is wanted; a note that is kept shows itself. From then on only the buyer folds it. */
const WorkshopNote = ({ api }: Pick<OrderSectionProps, 'api'>) => {
  const t = useText();
  const [open] = useState(api.values.notes !== '');
  return (
    <details className="note-to-workshop" open={open}>
      <summary>{t('checkout.addNote')}</summary>
      <FormNote api={api} field="notes" label="checkout.notes" />
    </details>
  );
};

/** What to know of a way to pay, and why it cannot be had. */
const AboutWay = ({ way, cash }: { way: PaymentWay; cash: CheckoutQuote['cashOnDelivery'] | undefined }) => {
  const t = useText();
  const intl = useIntl();
  if (way === 'GIFT_CARD') return null;
  if (way !== 'CASH_ON_DELIVERY') return t(`checkout.way.about.${way}`);
  if (!cash) return null;
  const { problem, fee, max } = cash;
  if (problem) return t(`checkout.cash.${problem}`, { max: formatMoney(intl, max) });
  return t('checkout.way.about.CASH_ON_DELIVERY', { fee: formatMoney(intl, fee) });
};

/** PayPal takes cards too, which is for those to know who find no card beside it. */
const nameOf = (way: Exclude<PaymentWay, 'GIFT_CARD'>, ways: readonly PaymentWay[]): MessageId =>
  way === 'PAYPAL' && ways.includes('CARD') ? 'checkout.way.PAYPAL.alone' : `checkout.way.${way}`;

/** How the buyer pays, where there is a choice. */
const PaymentWays = ({ api, ways, way, quote }: Pick<OrderSectionProps, 'api' | 'ways' | 'way' | 'quote'>) => {
  const t = useText();
  const cash = quote?.cashOnDelivery;
  return (
    <fieldset className="methods methods--first">
      <legend className="label">{t('checkout.way')}</legend>
      {ways.map((each) => (
        <RadioRow
          key={each}
          name="paymentWay"
          value={each}
          checked={way === each}
          disabled={each === 'CASH_ON_DELIVERY' && cash?.problem !== null}
          onChange={() => api.set('paymentWay', each)}
        >
          {each !== 'GIFT_CARD' && t(nameOf(each, ways))}
          <span className="method__d">
            <AboutWay way={each} cash={cash} />
          </span>
        </RadioRow>
      ))}
    </fieldset>
  );
};

/** How to pay where there is a choice, consents, the order once more, and the button that the law names. */
export const OrderSection = ({ api, needs, quote, ways, way, pricing, busy, blocked }: OrderSectionProps) => {
  const summary = quote && summaryOfQuote(quote);
  const t = useText();
  const intl = useIntl();
  const paypal = way === 'PAYPAL';
  // Files alone have no delivery to pay at.
  const shown = ways.filter((each) => each !== 'CASH_ON_DELIVERY' || quote?.cashOnDelivery);
  return (
    <Section title={t('checkout.paymentSection')}>
      {shown.length > 1 && way !== 'GIFT_CARD' && <PaymentWays api={api} ways={shown} way={way} quote={quote} />}
      <WorkshopNote api={api} />
      <Consents api={api} needs={needs} />
      <p className="faint">
        <FormattedMessage id="checkout.guarantee" values={{ link: legal('/guarantee') }} />
      </p>
      <PromotionField quote={quote} busy={pricing} />
      <GiftCardField quote={quote} busy={pricing} />
      {summary && <OrderRecap summary={summary} />}
      <div className="pay">
        <Button
          type="submit"
          className={paypal ? 'btn--paypal' : undefined}
          block
          busy={busy}
          disabled={!summary || blocked}
        >
          {t(paypal ? 'checkout.order' : 'checkout.orderPlain')}
        </Button>
      </div>
      {summary && <p className="pay__hint">{t(HINTS[way], { total: formatMoney(intl, summary.due) })}</p>}
      {blocked && (
        <Notice kind="error">
          <p>
            {t('checkout.blocked')}{' '}
            <Link className="link" to="/cart">
              {t('checkout.changeCart')}
            </Link>
          </p>
        </Notice>
      )}
      <ErrorSummary errors={api.errors} text="checkout.errors" />
      {api.problem && (
        <Notice kind="error">
          <p>{api.problem}</p>
        </Notice>
      )}
    </Section>
  );
};
