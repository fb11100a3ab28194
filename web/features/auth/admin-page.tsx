import './auth.css';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { account, type SignedIn } from '../../lib/account/account.ts';
import { Head } from '../../lib/head.tsx';
import { localPath } from '../../lib/local-path.ts';
import { shopFetch } from '../../lib/shop-fetch.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The page of the administration that somebody wanted to see; the dashboard for any other address. */
const adminPath = (from: string | null): string => {
  const path = localPath(from);
  return path?.startsWith('/admin/') ? path : '/admin/panel';
};

/** Ends a session that was opened here for an account that has no business here. */
const endForeignSession = ({ token }: SignedIn) =>
  shopFetch('/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);

const AdminSignIn = ({ logo, customer }: { logo: ReactNode; customer: string | null }) => {
  const t = useText();
  const [refused, setRefused] = useState<string | null>(null);
  const stranger = refused ?? customer;
  return (
    <SignInForm
      heading={
        <>
          {logo}
          {stranger && (
            <Notice kind={refused ? 'error' : 'info'}>
              <p>{t('auth.admin.notAdmin', { email: stranger })}</p>
            </Notice>
          )}
        </>
      }
      onSignedIn={async (signedIn) => {
        setRefused(null);
        if (signedIn.user.admin) return account.signIn(signedIn);
        setRefused(signedIn.user.email);
        await endForeignSession(signedIn);
      }}
    />
  );
};

/** Sign-in of the administration. An admin is led to the page they came for, else to the dashboard. */
export const AdminPage = () => {
  const t = useText();
  const { ready, user } = useAccount();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const from = adminPath(search.get('from'));
  const admin = ready && user?.admin === true;
  useEffect(() => {
    if (admin) void navigate(from, { replace: true });
  }, [admin, from, navigate]);
  const logo = (
    <h1 className="logo" tabIndex={-1}>
      <LogoMark />
      <span>{t('auth.admin.title')}</span>
    </h1>
  );
  return (
    <div className="admin-login">
      <Head title={t('auth.admin.title')} />
      <div>
        {admin ? (
          <>
            {logo}
            <Spinner label={t('common.loading')} />
          </>
        ) : (
          <AdminSignIn logo={logo} customer={user?.email ?? null} />
        )}
      </div>
    </div>
  );
};
