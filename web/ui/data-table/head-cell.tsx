import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { Column } from './column.ts';

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort?: string;
  onSort?: (sort: string) => void;
}

/** The head of a column; a press orders the list by it, another turns the order round. */
export const HeadCell = <Row,>({ column, sort, onSort }: HeadCellProps<Row>) => {
  const { header, end, phone } = column;
  const className = classNames(end && 'r', phone === 'hide' && 'hide-m');
  if (!column.sort || !onSort) return <th className={className}>{header}</th>;
  const { asc, desc } = column.sort;
  const direction = sort === asc ? 'ascending' : sort === desc ? 'descending' : undefined;
  return (
    <th className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={classNames('dt-sort', direction && `dt-sort--${direction}`)}
        onClick={() => onSort(sort === asc ? desc : asc)}
      >
        {header}
        <Icon name="chev" size={14} />
      </button>
    </th>
  );
};
