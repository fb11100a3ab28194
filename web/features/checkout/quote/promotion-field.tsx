import { useEffect, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { hearOfCode, promotionCode, useLastCode, usePromotionCode } from '../../../lib/promotion-code.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { CheckoutQuote } from './quote.ts';

interface PromotionFieldProps {
  quote: CheckoutQuote | undefined;
  /** A price is being asked for. */
  busy: boolean;
}

/** What the server said of the code, in words; undefined while there is nothing wrong with it. */
const useProblem = ({ quote }: PromotionFieldProps, kept: string | null): string | undefined => {
  const t = useText();
  const intl = useIntl();
  const { refused } = useLastCode();
  const said = kept === null ? refused : quote?.code;
  if (!said?.problem) return undefined;
  const { missing, missingUnits } = quote?.code ?? {};
  const words = { missing: missing ? formatMoney(intl, missing) : '', units: missingUnits ?? 0 };
  return t(`promotion.problem.${said.problem}`, words);
};

/** What a little more in the cart would bring by itself. */
const WithinReach = ({ quote }: Pick<PromotionFieldProps, 'quote'>) => {
  const t = useText();
  const intl = useIntl();
  const near = quote?.promotionsWithinReach ?? [];
  if (near.length === 0) return null;
  return (
    <ul className="code__near">
      {near.map(({ name, missing, missingUnits }) => (
        <li key={name}>
          {missing
            ? t('promotion.near.sum', { name, missing: formatMoney(intl, missing) })
            : t('promotion.near.units', { name, units: missingUnits ?? 0 })}
        </li>
      ))}
    </ul>
  );
};

const Removed = () => {
  const t = useText();
  const { removed } = useLastCode();
  if (removed === null) return null;
  return (
    <Notice
      action={
        <Button variant="quiet" small onClick={() => promotionCode.use(removed)}>
          {t('common.undo')}
        </Button>
      }
    >
      <p>{t('promotion.removed', { code: removed.toUpperCase() })}</p>
    </Notice>
  );
};

/** One line to type a code into; it stays there with the reason why it does not apply, until it is taken out. */
export const PromotionField = (props: PromotionFieldProps) => {
  const t = useText();
  const { quote, busy } = props;
  const kept = usePromotionCode();
  const [typed, setTyped] = useState('');
  const problem = useProblem(props, kept);
  useEffect(() => hearOfCode(quote?.code), [quote]);
  const apply = () => {
    if (kept !== null) promotionCode.remove();
    else if (typed.trim()) promotionCode.use(typed.trim());
    if (kept !== null) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around it is not sent by it.
    event.preventDefault();
    if (kept === null) apply();
  };
  const applies = kept !== null && quote?.code?.problem === null;
  return (
    <div className="code">
      <WithinReach quote={quote} />
      <Field label={t('promotion.code')} error={problem} hint={applies ? t('promotion.applies') : undefined}>
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
              readOnly={kept !== null}
              value={kept === null ? typed : kept.toUpperCase()}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button variant="line" busy={busy && kept !== null && quote?.code == null} onClick={apply}>
              {t(kept === null ? 'promotion.use' : 'promotion.remove')}
            </Button>
          </span>
        )}
      </Field>
      <Removed />
    </div>
  );
};
