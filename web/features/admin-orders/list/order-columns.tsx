import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import type { AdminOrderListRowFragment } from './AdminOrders.gen.ts';
import { OrderStage } from '../order-stage.tsx';

export type OrderRow = AdminOrderListRowFragment;

const NumberCell = ({ row }: { row: OrderRow }) => {
  const t = useText();
  return (
    <span className="nowrap num">
      <Link className="link" to={`/admin/orders/${row.id}`}>
        {row.orderNumber}
      </Link>
      {row.hasNote && (
        <span className="ao-note" title={t('orders.hasNote')}>
          <Icon name="file" size={16} label={t('orders.hasNote')} />
        </span>
      )}
    </span>
  );
};

/** The columns of the list of orders. */
export const useOrderColumns = (): readonly Column<OrderRow>[] => {
  const t = useText();
  const intl = useIntl();
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('orders.column.number'),
        cell: (row) => <NumberCell row={row} />,
        fixed: true,
        phone: 'title',
      },
      { key: 'customer', header: t('orders.column.customer'), cell: ({ customerName }) => customerName },
      { key: 'email', header: t('orders.column.email'), cell: ({ userEmail }) => userEmail, off: true },
      {
        key: 'placed',
        header: t('orders.column.placed'),
        cell: ({ orderDate }) => (
          <time className="num muted nowrap" dateTime={orderDate}>
            {formatShortMoment(intl, orderDate)}
          </time>
        ),
        sort: { asc: 'PLACED_ASC', desc: 'PLACED_DESC' },
      },
      {
        key: 'items',
        header: t('orders.column.items'),
        cell: ({ itemCount }) => <span className="num">{itemCount}</span>,
        phone: 'hide',
      },
      {
        key: 'country',
        header: t('orders.column.country'),
        cell: ({ country }) => <span className="num">{country}</span>,
        off: true,
        phone: 'hide',
      },
      { key: 'status', header: t('orders.column.status'), cell: (row) => <OrderStage order={row} /> },
      {
        key: 'total',
        header: t('orders.column.total'),
        cell: ({ totalAmount }) => <Price value={totalAmount} />,
        end: true,
        sort: { asc: 'TOTAL_ASC', desc: 'TOTAL_DESC' },
      },
    ],
    [t, intl],
  );
};
