import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useText } from '../../intl/use-text.ts';

interface FigureTableProps {
  caption: string;
  /** The last ones are amounts, set to the end. */
  head: readonly string[];
  /** How many of the columns are amounts. */
  amounts: number;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of figures that scrolls on narrow windows. */
export const FigureTable = ({ caption, head, amounts, rows }: FigureTableProps) => {
  const t = useText();
  const side = (at: number) => (at >= head.length - amounts ? 'r' : undefined);
  if (rows.length === 0) return <p className="muted">{t('documents.return.none')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="doc-scroll" tabIndex={0} role="region" aria-label={caption}>
      <table className="tbl doc-totals">
        <thead>
          <tr>
            {head.map((title, at) => (
              <th key={title} className={side(at)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={head[at]} className={classNames(side(at), side(at) && 'num')}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
