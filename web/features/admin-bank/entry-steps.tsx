import { useState } from 'react';
import { formatMoney } from '../../intl/money.ts';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import type { BankEntryVerdict } from '../../codegen/schema.gen.ts';
import type { BankEntryPartsFragment } from './BankPayments.gen.ts';

export interface EntrySteps {
  busy: boolean;
  book: (entry: BankEntryPartsFragment, orderId: string) => void;
  judge: (entry: BankEntryPartsFragment, verdict: BankEntryVerdict) => void;
}

type Entry = BankEntryPartsFragment;

/** Whether money may be booked on the order that it names. */
export const isBookable = ({ problem, goodsLeft, difference }: Entry): boolean =>
  problem === 'TOO_MUCH' || (problem === 'ORDER_ENDED' && goodsLeft === true && (difference?.minor ?? -1) >= 0);

/** Which of the orders of the same sum it is for. */
const Candidates = ({ entry, busy, book }: { entry: Entry } & EntrySteps) => {
  const t = useText();
  const [chosen, setChosen] = useState(entry.candidates[0]?.id ?? '');
  if (entry.candidates.length === 0) return null;
  return (
    <div className="bank-candidates">
      <Select label={t('orders.bank.candidate')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        {entry.candidates.map(({ id, orderNumber, name, status }) => (
          <option key={id} value={id}>
            {t(status === 'PLACED' ? 'orders.bank.candidate.open' : 'orders.bank.candidate.ended', {
              number: orderNumber,
              name,
            })}
          </option>
        ))}
      </Select>
      <Button variant="line" small busy={busy} onClick={() => book(entry, chosen)}>
        {t('orders.bank.book')}
      </Button>
    </div>
  );
};

/** What can be done with money that waits. */
export const EntryButtons = (props: { entry: Entry } & EntrySteps) => {
  const t = useText();
  const intl = useIntl();
  const { entry, busy, book, judge } = props;
  if (entry.surplus)
    return (
      <Button variant="line" small busy={busy} onClick={() => judge(entry, 'RETURNED')}>
        {t('orders.bank.surplusSent', { amount: formatMoney(intl, entry.surplus) })}
      </Button>
    );
  return (
    <div className="bank-steps">
      <Candidates {...props} />
      {entry.orderId && isBookable(entry) && (
        <Button variant="line" small busy={busy} onClick={() => book(entry, entry.orderId!)}>
          {t('orders.bank.bookOn', { number: entry.orderNumber ?? '' })}
        </Button>
      )}
      <Button variant="quiet" small busy={busy} onClick={() => judge(entry, 'RETURNED')}>
        {t('orders.bank.returned')}
      </Button>
      {!entry.orderId && (
        <Button variant="quiet" small busy={busy} onClick={() => judge(entry, 'SET_ASIDE')}>
          {t('orders.bank.aside')}
        </Button>
      )}
    </div>
  );
};
