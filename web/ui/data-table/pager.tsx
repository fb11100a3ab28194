import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../button.tsx';

interface PagerProps {
  page: number;
  /** Rows of a full page. */
  first: number;
  total: number;
  /** There are more than were counted. */
  more?: boolean;
  onPage: (page: number) => void;
}

/** Which rows are shown of how many, and the way to those before and after. */
export const Pager = ({ page, first, total, more = false, onPage }: PagerProps) => {
  const t = useText();
  const intl = useIntl();
  const start = (page - 1) * first + 1;
  const end = Math.min(page * first, total);
  const number = (value: number) => intl.formatNumber(value);
  return (
    <div className="dt-pager">
      <span className="num muted" role="status">
        {total > 0 &&
          start <= total &&
          t(more ? 'admin.table.rangeOfMore' : 'admin.table.range', {
            start: number(start),
            end: number(end),
            total: number(total),
          })}
      </span>
      <nav className="row" aria-label={t('admin.table.pages')}>
        <Button variant="line" small disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t('admin.table.previous')}
        </Button>
        <Button variant="line" small disabled={end >= total && !more} onClick={() => onPage(page + 1)}>
          {t('admin.table.next')}
        </Button>
      </nav>
    </div>
  );
};
