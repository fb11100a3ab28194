import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { Column } from '../../ui/data-table/column.ts';
import type { BankEntryPartsFragment } from './BankPayments.gen.ts';
import { EntryButtons, isBookable, type EntrySteps } from './entry-steps.tsx';

type Entry = BankEntryPartsFragment;

const Payer = ({ entry }: { entry: Entry }) => (
  <div>
    <b>{entry.payerName ?? '–'}</b>
    {entry.payerIban && <div className="muted num bank-iban">{entry.payerIban}</div>}
    {entry.message && <div className="muted bank-message">{entry.message}</div>}
  </div>
);

const OrderCell = ({ entry: { orderId, orderNumber, variableSymbol } }: { entry: Entry }) => {
  const t = useText();
  if (orderId)
    return (
      <Link className="link num nowrap" to={`/admin/orders/${orderId}`}>
        {orderNumber}
      </Link>
    );
  return <span className="num">{variableSymbol ? t('orders.bank.symbol', { symbol: variableSymbol }) : '–'}</span>;
};

const Why = ({ entry }: { entry: Entry }) => {
  const t = useText();
  const intl = useIntl();
  const { problem, difference, surplus } = entry;
  if (surplus) return <>{t('orders.bank.surplus', { amount: formatMoney(intl, surplus) })}</>;
  if (!problem) return <>{t(entry.payoutId ? 'orders.bank.state.payout' : `orders.bank.state.${entry.state}`)}</>;
  const amount = difference ? formatMoney(intl, { ...difference, minor: Math.abs(difference.minor) }) : '';
  const advice =
    problem === 'ORDER_ENDED' && isBookable(entry)
      ? t('orders.bank.do.ORDER_ENDED.left')
      : t(`orders.bank.do.${problem}`);
  return (
    <div>
      <b>{t(`orders.bank.problem.${problem}`, { amount })}</b>
      <div className="muted">{advice}</div>
    </div>
  );
};

/** Columns of a list of money; with `steps` of what can be done about it. */
export const useEntryColumns = (steps?: EntrySteps): Column<Entry>[] => {
  const t = useText();
  const intl = useIntl();
  return [
    {
      key: 'payer',
      header: t('orders.bank.column.payer'),
      fixed: true,
      phone: 'title',
      cell: (entry) => <Payer entry={entry} />,
    },
    {
      key: 'day',
      header: t('orders.bank.column.day'),
      cell: ({ bookedOn }) => <span className="num nowrap">{formatDate(intl, `${bookedOn}T12:00:00Z`)}</span>,
    },
    {
      key: 'amount',
      header: t('orders.bank.column.amount'),
      cell: ({ amount }) => <span className="num nowrap">{formatMoney(intl, amount)}</span>,
    },
    { key: 'order', header: t('orders.bank.column.order'), cell: (entry) => <OrderCell entry={entry} /> },
    {
      key: 'why',
      header: t(steps ? 'orders.bank.column.why' : 'orders.bank.column.state'),
      phone: steps ? 'title' : undefined,
      cell: (entry) => <Why entry={entry} />,
    },
    ...(steps
      ? [
          {
            key: 'steps',
            header: t('orders.events.column.steps'),
            fixed: true,
            phone: 'title' as const,
            cell: (entry: Entry) => <EntryButtons entry={entry} {...steps} />,
          },
        ]
      : []),
  ];
};
