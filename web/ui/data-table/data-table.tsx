import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { classNames } from '../class-names.ts';
import { LoadFailure } from '../load-failure.tsx';
import { Skeleton } from '../loading.tsx';
import type { Column } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';
import { HeadCell } from './head-cell.tsx';
import { useRowKeys } from './row-keys.ts';
import { useColumns } from './use-columns.ts';
import type { Selection } from './use-selection.ts';

const WAITING_ROWS = 8;

export interface DataTableProps<Row> {
  /** Under this name the choice of columns is kept. */
  name: string;
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Absent while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What people call a row: names its tick box. */
  rowName: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
  /** Left in the bar above the table; gives way to `bulk` while rows are ticked. */
  tools?: ReactNode;
  bulk?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  /** Asked again while older rows stand. */
  loading?: boolean;
  /** In the place of the rows when there are none. */
  empty: ReactNode;
  /** Below the table: a `Pager`. */
  footer?: ReactNode;
}

type BodyProps<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'rowName' | 'selection'> & {
  shown: readonly Column<Row>[];
};

const WaitingRows = ({ cells }: { cells: number }) =>
  Array.from({ length: WAITING_ROWS }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>
          <Skeleton height="20px" />
        </td>
      ))}
    </tr>
  ));

const Rows = <Row,>({ rows, rowKey, rowName, selection, shown }: BodyProps<Row>) => {
  const t = useText();
  return rows?.map((row) => {
    const key = rowKey(row);
    const ticked = selection?.has(key);
    return (
      <tr key={key} className={classNames(ticked && 'dt-ticked')}>
        {selection && (
          <td className="dt-tick">
            <label className="check">
              <input
                type="checkbox"
                aria-label={t('admin.table.select', { name: rowName(row) })}
                checked={ticked}
                onChange={() => selection.toggle(key)}
              />
            </label>
          </td>
        )}
        {shown.map((column) => (
          <td
            key={column.key}
            className={classNames(
              column.end && 'r num',
              column.phone === 'hide' && 'hide-m',
              column.phone === 'title' && 'dt-title',
            )}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
    );
  });
};

const Body = <Row,>(props: BodyProps<Row> & Pick<DataTableProps<Row>, 'empty'>) => {
  const { rows, shown, selection, empty } = props;
  const body = useRowKeys();
  const cells = shown.length + (selection ? 1 : 0);
  return (
    <tbody ref={body}>
      {rows ? <Rows {...props} /> : <WaitingRows cells={cells} />}
      {rows?.length === 0 && (
        <tr className="dt-none">
          <td colSpan={cells}>{empty}</td>
        </tr>
      )}
    </tbody>
  );
};

/**
 * A list of the administration: choice of columns, order by the heads, tick boxes with actions for many rows, arrow keys
 * from row to row; cards on a phone. Rows that are known stay while newer ones come.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { name, caption, columns, rows, rowKey, sort, onSort, selection, tools, bulk, error, onRetry, footer } = props;
  const t = useText();
  const { shown, isShown, toggle } = useColumns(name, columns);
  const ticked = selection?.size ?? 0;
  return (
    <div className="panel dt" aria-busy={props.loading || undefined}>
      <div className={classNames('dt-bar row between', ticked > 0 && 'dt-bar--bulk')}>
        <div className="row">
          {ticked > 0 ? (
            <>
              <strong role="status">{t('admin.table.selected', { count: ticked })}</strong>
              {bulk}
            </>
          ) : (
            tools
          )}
        </div>
        <ColumnMenu columns={columns} isShown={isShown} onToggle={toggle} />
      </div>
      {error !== undefined && error !== null && onRetry && (
        <LoadFailure error={error} onRetry={onRetry} busy={props.loading} />
      )}
      <div className="dt-scroll">
        <table className="tbl tbl--cards">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {selection && (
                <th className="dt-tick">
                  <label className="check">
                    <input
                      type="checkbox"
                      aria-label={t('admin.table.selectAll')}
                      checked={rows !== undefined && rows.length > 0 && rows.every((row) => selection.has(rowKey(row)))}
                      onChange={({ target }) => selection.set(target.checked ? (rows ?? []).map(rowKey) : [])}
                    />
                  </label>
                </th>
              )}
              {shown.map((column) => (
                <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <Body {...props} shown={shown} />
        </table>
      </div>
      {rows && footer}
    </div>
  );
};
