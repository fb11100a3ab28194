import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { signOut } from '../../lib/account/sign-out.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

/** Who signs out in the bar finds the focus on what took the place of the button. */
const useFocusAfterSignOut = (signedIn: boolean) => {
  const signIn = useRef<HTMLAnchorElement>(null);
  const leaving = useRef(false);
  useEffect(() => {
    if (signedIn || !leaving.current) return;
    leaving.current = false;
    signIn.current?.focus();
  }, [signedIn]);
  const leave = () => {
    leaving.current = true;
    signOut();
  };
  return { signIn, leave };
};

/** In the bar. Until the browser has said who is here both variants stand there, and the style sheet shows one. */
export const AccountLinks = () => {
  const t = useText();
  const { ready, user } = useAccount();
  const location = useLocation();
  const { signIn, leave } = useFocusAfterSignOut(user !== null);
  return (
    <>
      {!user && (
        <div className={classNames('nav__auth', !ready && 'only-guest')}>
          <Link ref={signIn} to={loginPath(location)}>
            {t('nav.signIn')}
          </Link>
          <Link to="/register">{t('nav.signUp')}</Link>
        </div>
      )}
      {(user || !ready) && (
        <div className={classNames('nav__auth', !ready && 'only-account')}>
          <NavLink className="ib" to="/account" aria-label={t('nav.account')} title={user?.email}>
            <Icon name="user" />
          </NavLink>
          <IconButton icon="out" label={t('nav.signOut')} onClick={leave} />
        </div>
      )}
    </>
  );
};
