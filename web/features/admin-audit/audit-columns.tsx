import { useIntl } from 'react-intl';
import { formatDate, formatSeconds } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { AuditChanges } from './audit-changes.tsx';
import type { FoldedEntry } from './audit-leaves.ts';

/** The columns of the audit log. */
export const useAuditColumns = (): Column<FoldedEntry>[] => {
  const t = useText();
  const intl = useIntl();
  const actionOf = (action: string) => {
    const key = `people.audit.action.${action.replace(/\W/g, '_')}`;
    return key in intl.messages ? (
      <span className="muted">{t(key as MessageId)}</span>
    ) : (
      <span className="faint num">{action}</span>
    );
  };
  return [
    {
      key: 'when',
      header: t('people.audit.when'),
      fixed: true,
      cell: ({ at }) => (
        <time className="num log-when" dateTime={at}>
          {formatDate(intl, at)}, {formatSeconds(intl, at)}
        </time>
      ),
    },
    {
      key: 'who',
      header: t('people.audit.who'),
      cell: ({ actorEmail, actorKey }) => (
        <span className="log-who">
          {actorEmail}
          {actorKey && <span className="faint log-key">{t('people.audit.byKey', { name: actorKey })}</span>}
        </span>
      ),
    },
    {
      key: 'what',
      header: t('people.audit.what'),
      fixed: true,
      phone: 'title',
      cell: ({ subject, subjectName, action }) => (
        <span className="log-what">
          <Tag>{t(`people.subject.${subject}`)}</Tag> {subjectName || t('people.audit.gone')} {actionOf(action)}
        </span>
      ),
    },
    { key: 'changes', header: t('people.audit.changes'), cell: (entry) => <AuditChanges entry={entry} /> },
  ];
};
