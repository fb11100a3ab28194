import './session-notice.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { account } from '../../lib/account.ts';
import { loginPath } from '../../lib/login-path.ts';
import { useAccount } from '../../lib/use-account.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCountdown } from './use-countdown.ts';

const SHOWN_MS = 5000;

const Expired = ({ onClose }: { onClose: () => void }) => {
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

/** Says for five seconds that the session ended by itself, here or in another tab. */
export const SessionNotice = () => {
  const [open, setOpen] = useState(false);
  const { user } = useAccount();
  const [close] = useState(() => () => setOpen(false));
  useEffect(() => account.onEnd((reason) => setOpen(reason === 'token_expired')), []);
  return <div role="status">{open && !user && <Expired onClose={close} />}</div>;
};
