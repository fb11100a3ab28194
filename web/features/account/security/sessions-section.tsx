import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { account } from '../../../lib/account/account.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { AccountSection } from '../account-section.tsx';
import { knownSessions } from './known-sessions.ts';
import { Outcome } from '../outcome.tsx';
import { useEndSessionMutation, useLogoutEverywhereMutation } from './Security.gen.ts';
import type { MySecurityQuery } from './Security.gen.ts';

type Session = NonNullable<MySecurityQuery['me']>['sessions'][number];

interface SessionRowProps {
  session: Session;
  onEnded: () => void;
}

const SessionRow = ({ session, onEnded }: SessionRowProps) => {
  const t = useText();
  const intl = useIntl();
  const { id, device, createdAt, lastSeenAt, current } = session;
  const client = useApolloClient();
  const [endSession] = useEndSessionMutation();
  // A session that is over already is as good as ended.
  const { busy, problem, run } = useAction(({ code }) => {
    const over = code === 'NOT_FOUND';
    if (over) knownSessions.drop(client.cache, id);
    return over;
  });
  const name = device || t('auth.account.sessions.unknown');
  const end = async () => {
    await run(() => endSession({ variables: { id }, update: (cache) => knownSessions.drop(cache, id) }));
    onEnded();
  };
  return (
    <li>
      <div>
        <p className="row">
          <span>{name}</span>
          {current && <Tag kind="ok">{t('auth.account.sessions.current')}</Tag>}
        </p>
        <p className="faint acct__small">
          {t('auth.account.sessions.times', {
            first: formatMoment(intl, createdAt),
            last: formatMoment(intl, lastSeenAt),
          })}
        </p>
        <Outcome problem={problem} />
      </div>
      {!current && (
        <Button variant="line" small busy={busy} onClick={() => void end()}>
          <span>
            {t('auth.account.sessions.end')} <span className="sr">{name}</span>
          </span>
        </Button>
      )}
    </li>
  );
};

interface SessionsSectionProps {
  sessions: readonly Session[];
}

/** Where the account is signed in, and the ways to end that. */
export const SessionsSection = ({ sessions }: SessionsSectionProps) => {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [logoutEverywhere] = useLogoutEverywhereMutation();
  const { busy, problem, run } = useAction();
  const endAll = async () => {
    if (await run(() => logoutEverywhere())) account.end('signed_out');
  };
  const onEnded = () => list.current?.focus();
  return (
    <AccountSection title={t('auth.account.sessions.title')} lead={t('auth.account.sessions.lead')}>
      <ul className="acct__rows" ref={list} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      <Button variant="danger" small busy={busy} onClick={() => void endAll()}>
        {t('auth.account.sessions.endAll')}
      </Button>
      <Outcome problem={problem} />
    </AccountSection>
  );
};
