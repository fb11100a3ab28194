import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { CashButtons, type CashSteps } from './cash-steps.tsx';
import type { CashCollectionPartsFragment } from './CashCollections.gen.ts';

type Collection = CashCollectionPartsFragment;

const Why = ({ collection }: { collection: Collection }) => {
  const t = useText();
  const intl = useIntl();
  const { problem, difference, state } = collection;
  if (!problem) return <>{t(`orders.cashList.state.${state}`)}</>;
  const amount = difference ? formatMoney(intl, { ...difference, minor: Math.abs(difference.minor) }) : '';
  return (
    <div>
      <b>{t(`orders.cashList.problem.${problem}`, { amount })}</b>
      <div className="muted">{t(`orders.cashList.do.${problem}`)}</div>
    </div>
  );
};

/** Columns of a list of what carriers collected; with `steps` of what can be done about it. */
export const useCashColumns = (steps?: CashSteps): Column<Collection>[] => {
  const t = useText();
  const intl = useIntl();
  const day = (iso: string) => <span className="num nowrap">{formatDate(intl, `${iso}T12:00:00Z`)}</span>;
  return [
    {
      key: 'parcel',
      header: t('orders.cashList.column.parcel'),
      fixed: true,
      phone: 'title',
      cell: ({ carrier, parcelNumber, variableSymbol }) => (
        <div>
          <b>{t(`orders.carrier.${carrier}`)}</b>
          <div className="muted num bank-iban">{parcelNumber ?? variableSymbol ?? '–'}</div>
        </div>
      ),
    },
    {
      key: 'order',
      header: t('orders.bank.column.order'),
      cell: ({ orderId, orderNumber }) =>
        orderId ? (
          <Link className="link num nowrap" to={`/admin/orders/${orderId}`}>
            {orderNumber}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'amount',
      header: t('orders.cashList.column.amount'),
      cell: ({ amount }) => <span className="num nowrap">{formatMoney(intl, amount)}</span>,
    },
    {
      key: 'fee',
      header: t('orders.cashList.column.fee'),
      cell: ({ fee }) => (
        <>
          <span className="only-m muted">{t('orders.cashList.column.fee')} </span>
          {fee.minor === 0 ? '–' : <span className="num nowrap">{formatMoney(intl, fee)}</span>}
        </>
      ),
    },
    {
      key: 'payout',
      header: t('orders.cashList.column.payout'),
      cell: ({ payoutDay }) => (
        <>
          <span className="only-m muted">{t('orders.cashList.column.payout')} </span>
          {payoutDay ? day(payoutDay) : '–'}
        </>
      ),
    },
    {
      key: 'why',
      header: t(steps ? 'orders.bank.column.why' : 'orders.bank.column.state'),
      phone: steps ? 'title' : undefined,
      cell: (collection) => <Why collection={collection} />,
    },
    ...(steps
      ? [
          {
            key: 'steps',
            header: t('orders.events.column.steps'),
            fixed: true,
            phone: 'title' as const,
            cell: (collection: Collection) => <CashButtons collection={collection} {...steps} />,
          },
        ]
      : []),
  ];
};
