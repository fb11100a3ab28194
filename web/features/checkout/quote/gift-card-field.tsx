import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { giftCardCodes, MOST_CARDS, useGiftCardCodes } from '../../../lib/gift-card-codes.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { CheckoutQuote } from './quote.ts';

interface GiftCardFieldProps {
  quote: CheckoutQuote | undefined;
  /** A price is being asked for. */
  busy: boolean;
}

type Card = CheckoutQuote['giftCards'][number];

/** A code that was given, what it pays, and the way to take it out. */
const GivenCard = ({ card, code }: { card: Card; code: string }) => {
  const t = useText();
  const intl = useIntl();
  const { last4, pays, left, problem } = card;
  const said = problem
    ? t(`giftCard.problem.${problem}`)
    : t('giftCard.pays', { pays: formatMoney(intl, pays), left: formatMoney(intl, left) });
  return (
    <li className="code__row">
      <span className={problem ? 'err' : undefined}>
        {t('giftCard.row', { last4 })}: {said}
      </span>
      <Button
        variant="quiet"
        small
        aria-label={t('giftCard.removeOne', { last4 })}
        onClick={() => giftCardCodes.remove(code)}
      >
        {t('promotion.remove')}
      </Button>
    </li>
  );
};

/** One line to type the code of a gift card into; those that were given stand below it with what they pay. */
export const GiftCardField = ({ quote, busy }: GiftCardFieldProps) => {
  const t = useText();
  const codes = useGiftCardCodes();
  const [typed, setTyped] = useState('');
  const cards = quote?.giftCards ?? [];
  if (!quote?.takesGiftCards && codes.length === 0) return null;
  const apply = () => {
    const code = typed.trim();
    if (!code || codes.includes(code)) return;
    giftCardCodes.add(code);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around it is not sent by it.
    event.preventDefault();
    apply();
  };
  return (
    <div className="code">
      {codes.length < MOST_CARDS && (
        <Field label={t('giftCard.code')}>
          {(wiring) => (
            <span className="code__row">
              <input
                {...wiring}
                type="text"
                className="in"
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
              />
              <Button variant="line" busy={busy && codes.length > cards.length} onClick={apply}>
                {t('promotion.use')}
              </Button>
            </span>
          )}
        </Field>
      )}
      {codes.length > 0 && (
        <ul className="code__cards" aria-live="polite">
          {codes.map((code, at) => cards[at] && <GivenCard key={code} code={code} card={cards[at]} />)}
        </ul>
      )}
    </div>
  );
};
