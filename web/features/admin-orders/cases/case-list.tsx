import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/data-table/column.ts';

interface OrderCellProps {
  /** Null: no order fits. */
  orderId: string | null;
  orderNumber: string;
}

/** The number of the order that a case is about. */
export const OrderCell = ({ orderId, orderNumber }: OrderCellProps) =>
  orderId ? (
    <Link className="link num nowrap" to={`/admin/orders/${orderId}`}>
      {orderNumber}
    </Link>
  ) : (
    <span className="num">{orderNumber}</span>
  );

/** Who a case is of. */
export const buyerColumn = <Row extends { name: string; email: string }>(header: string): Column<Row> => ({
  key: 'buyer',
  header,
  phone: 'title',
  cell: ({ name, email }) => (
    <div>
      {name}
      <div className="muted">{email}</div>
    </div>
  ),
});

interface ShowProps<Filter extends string> {
  label: string;
  filters: readonly Filter[];
  filter: Filter;
  words: (filter: Filter) => string;
  onShow: (filter: Filter) => void;
}

/** Which cases a list shows. */
export const Show = <Filter extends string>({ label, filters, filter, words, onShow }: ShowProps<Filter>) => (
  <select className="in" aria-label={label} value={filter} onChange={({ target }) => onShow(target.value as Filter)}>
    {filters.map((value) => (
      <option key={value} value={value}>
        {words(value)}
      </option>
    ))}
  </select>
);
