import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { UserPartsFragment as User } from './AdminUser.gen.ts';
import { useUserChanges } from './use-user-changes.ts';

/** What can be done to an account at once, and what came of it. */
export const UserActions = ({ user }: { user: User }) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  const changes = useUserChanges(user);
  const act = async (work: () => Promise<unknown>, said?: string) => {
    setDone(null);
    if ((await run(work)) && said) setDone(said);
  };
  const { email, active, emailConfirmedAt, sessions } = user;
  return (
    <div className="people-actions">
      <div className="row">
        {!emailConfirmedAt && (
          <Button
            variant="line"
            small
            busy={busy}
            onClick={() => void act(changes.confirmEmail, t('people.confirmed'))}
          >
            {t('people.confirm')}
          </Button>
        )}
        {active && (
          <Button
            variant="line"
            small
            busy={busy}
            onClick={() => void act(changes.sendReset, t('people.resetSent', { email }))}
          >
            {t('people.sendReset')}
          </Button>
        )}
        {sessions.length > 0 && (
          <Button variant="line" small busy={busy} onClick={() => void act(changes.signOut, t('people.signedOut'))}>
            {t('people.signOut')}
          </Button>
        )}
        <Button
          variant={active ? 'danger' : undefined}
          small
          busy={busy}
          onClick={() => void act(() => changes.setActive(!active))}
        >
          {t(active ? 'people.close' : 'people.open')}
        </Button>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {done && !problem && <Notice kind="ok">{done}</Notice>}
    </div>
  );
};
