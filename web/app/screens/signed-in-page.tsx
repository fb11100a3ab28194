import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { account } from '../../lib/account/account.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { useAccount } from '../../lib/account/use-account.ts';

/** Key of the visit at which the page was last shown. Outlives the page, which another session mounts anew. */
let shownAt: string | null = null;

interface SignedInPageProps {
  /** In the place of the page until the browser has said who is here. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * A page for customers only. A visitor is led to the sign-in page, which leads back; who signs out on the page is led
 * home. The server decides what anybody gets to see: this only steers.
 */
export const SignedInPage = ({ waiting, children }: SignedInPageProps) => {
  const { ready, user } = useAccount();
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  // Where the visitor is already going decides for itself; leading away from here would lose it.
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (user) shownAt = key;
    if (user || !ready || leaving) return;
    const shown = shownAt === key;
    const left = shown && account.lastEnd === 'signed_out';
    const timer = setTimeout(() => void navigate(left ? '/' : loginPath({ pathname, search }), { replace: true }));
    return () => clearTimeout(timer);
  }, [ready, user, leaving, pathname, search, key, navigate]);
  return user ? children : waiting;
};
