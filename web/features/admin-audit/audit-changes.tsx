import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { AuditLogQuery } from './AuditLog.gen.ts';
import { readableValue } from './readable-value.ts';

type Changes = AuditLogQuery['auditLog']['items'][number]['changes'];

const SHOWN = 2;
const SHORT = 240;

const lengthOf = ({ before, after }: Changes[number]): number => (before?.length ?? 0) + (after?.length ?? 0);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

interface ValueProps {
  field: string;
  value: string | null;
  gone?: boolean;
}

const Value = ({ field, value, gone }: ValueProps) => {
  const intl = useIntl();
  if (value === null || value === '') return <span className="faint">–</span>;
  const told = (): string => {
    if (field.endsWith('Minor') && /^-?\d+$/.test(value))
      return formatMoney(intl, { minor: Number(value), currency: 'EUR' });
    return MOMENT.test(value) ? formatMoment(intl, value) : readableValue(value);
  };
  const text = told();
  return gone ? <del className="faint">{text}</del> : <span>{text}</span>;
};

const List = ({ changes }: { changes: Changes }) => {
  const t = useText();
  return (
    <dl className="log-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="faint">{field}</dt>
          <dd className="num">
            {before !== null && (
              <>
                <span className="sr">{t('people.audit.before')}</span> <Value field={field} value={before} gone />{' '}
              </>
            )}
            <span className="sr">{t('people.audit.after')}</span> <Value field={field} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Values before and after; many or long ones behind a fold. */
export const AuditChanges = ({ changes }: { changes: Changes }) => {
  const t = useText();
  if (changes.length === 0) return <span className="log-none faint">–</span>;
  if (changes.length <= SHOWN && changes.every((change) => lengthOf(change) <= SHORT))
    return <List changes={changes} />;
  return (
    <details className="log-more">
      <summary>{t('people.audit.values', { count: changes.length })}</summary>
      <List changes={changes} />
    </details>
  );
};
