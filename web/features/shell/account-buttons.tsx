import { useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { signOut } from '../../lib/account/sign-out.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** At the foot of the drawer of a narrow screen, which is opened by a script only. */
export const AccountButtons = ({ onLeave }: { onLeave: () => void }) => {
  const t = useText();
  const { user } = useAccount();
  const location = useLocation();
  if (!user) {
    return (
      <div className="menu-auth">
        <ButtonLink small to={loginPath(location)} onClick={onLeave}>
          {t('nav.signIn')}
        </ButtonLink>
        <ButtonLink small variant="line" to="/register" onClick={onLeave}>
          {t('nav.signUp')}
        </ButtonLink>
      </div>
    );
  }
  const leave = () => {
    onLeave();
    signOut();
  };
  return (
    <div className="menu-auth">
      <ButtonLink small icon="user" to="/account" onClick={onLeave}>
        {t('nav.account')}
      </ButtonLink>
      <Button small variant="line" icon="out" onClick={leave}>
        {t('nav.signOut')}
      </Button>
    </div>
  );
};
