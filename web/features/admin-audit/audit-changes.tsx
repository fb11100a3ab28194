import { useText } from '../../intl/use-text.ts';
import type { AuditLogQuery } from './AuditLog.gen.ts';

type Changes = AuditLogQuery['auditLog']['items'][number]['changes'];

const SHOWN = 2;

const Value = ({ value, gone }: { value: string | null; gone?: boolean }) => {
  if (value === null || value === '') return <span className="faint">–</span>;
  return gone ? <del className="faint">{value}</del> : <span>{value}</span>;
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
                <span className="sr">{t('people.audit.before')}</span> <Value value={before} gone />{' '}
              </>
            )}
            <span className="sr">{t('people.audit.after')}</span> <Value value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Values before and after; many of them behind a fold. */
export const AuditChanges = ({ changes }: { changes: Changes }) => {
  const t = useText();
  if (changes.length === 0) return <span className="faint">–</span>;
  if (changes.length <= SHOWN) return <List changes={changes} />;
  return (
    <details className="log-more">
      <summary>{t('people.audit.values', { count: changes.length })}</summary>
      <List changes={changes} />
    </details>
  );
};
