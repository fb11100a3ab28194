import './keys.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../button.tsx';

const focus = (button: HTMLButtonElement | null) => button?.focus();

interface RevokeKeyProps {
  name: string;
  busy: boolean;
  onRevoke: () => void;
}

/** Ends a key, asked for twice because it cannot be undone. */
export const RevokeKey = ({ name, busy, onRevoke }: RevokeKeyProps) => {
  const t = useText();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button variant="line" small onClick={() => setAsked(true)}>
        <span>
          {t('auth.account.keys.revoke')} <span className="sr">{name}</span>
        </span>
      </Button>
    );
  }
  return (
    <div className="stack key-sure">
      <p role="alert">{t('auth.account.keys.sure', { name })}</p>
      <div className="row">
        <Button variant="danger" small busy={busy} ref={focus} onClick={onRevoke}>
          {t('auth.account.keys.revokeNow')}
        </Button>
        <Button variant="line" small onClick={() => setAsked(false)}>
          {t('auth.account.keys.keep')}
        </Button>
      </div>
    </div>
  );
};
