import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { UserPartsFragment as User } from './AdminUser.gen.ts';
import { useUserChanges } from './use-user-changes.ts';

const Step = ({ busy, onPress, children }: { busy: boolean; onPress: () => Promise<void>; children: string }) => (
  <Button variant="line" small busy={busy} onClick={() => void onPress()}>
    {children}
  </Button>
);

/** One step at a time, and what is said of the last that went well. */
const useToldAction = () => {
  const { busy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  const act = async (work: () => Promise<unknown>, said?: string) => {
    setDone(null);
    if ((await run(work)) && said) setDone(said);
  };
  return { busy, problem, done, act };
};

/** What can be done to an account at once, and what came of it. */
export const UserActions = ({ user }: { user: User }) => {
  const t = useText();
  const { busy, problem, done, act } = useToldAction();
  const changes = useUserChanges(user);
  const { email, active, emailConfirmedAt, sessions } = user;
  return (
    <div className="people-actions">
      <div className="row">
        {!emailConfirmedAt && (
          <Step busy={busy} onPress={() => act(changes.confirmEmail, t('people.confirmed'))}>
            {t('people.confirm')}
          </Step>
        )}
        {active && (
          <Step busy={busy} onPress={() => act(changes.sendReset, t('people.resetSent', { email }))}>
            {t('people.sendReset')}
          </Step>
        )}
        {sessions.length > 0 && (
          <Step busy={busy} onPress={() => act(changes.signOut, t('people.signedOut'))}>
            {t('people.signOut')}
          </Step>
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
