import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import type { UserPartsFragment as User } from './AdminUser.gen.ts';

/** Where the account is signed in. */
export const UserSessions = ({ sessions }: { sessions: User['sessions'] }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <section className="panel">
      <h2 className="h3">{t('people.sessions')}</h2>
      {sessions.length === 0 && <p className="muted">{t('people.noSessions')}</p>}
      <ul className="people-sessions">
        {sessions.map(({ id, device, lastSeenAt, current }) => (
          <li key={id}>
            <span>
              {device || t('people.device')} {current && <Tag kind="ok">{t('people.here')}</Tag>}
            </span>
            <span className="faint num">{formatMoment(intl, lastSeenAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
