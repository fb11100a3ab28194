import './session-toast.css';
import { useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCountdown } from './use-countdown.ts';

const SHOWN_MS = 5000;

/** The session ended by itself. */
export const SessionToast = ({ setOpen }: { setOpen: (open: boolean) => void }) => {
  const onClose = useCallback(() => setOpen(false), [setOpen]);
  const t = useText();
  const location = useLocation();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pointed || focused;
  useCountdown(SHOWN_MS, paused, onClose);
  return (
    <div
      className="note toast"
      data-paused={paused || undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name="info" />
      <div className="note__text">
        <strong>{t('nav.session.title')}</strong>
        <p>{t('nav.session.text')}</p>
        {location.pathname !== '/login' && (
          <Link className="link" to={loginPath(location)} onClick={onClose}>
            {t('nav.signIn')}
          </Link>
        )}
      </div>
      <IconButton icon="x" label={t('nav.session.close')} onClick={onClose} />
      <span className="bar" />
    </div>
  );
};
