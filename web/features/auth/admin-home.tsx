import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { account, type AccountUser } from '../../lib/account.ts';
import { signOut } from '../../lib/sign-out.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAdminAccountQuery } from './AdminAccount.gen.ts';

const SECURITY = '/account/security';

/** Whether a password alone opens the account, and the way to change that. */
const SecondFactor = () => {
  const t = useText();
  const { data, error, loading, refetch } = useAdminAccountQuery({ notifyOnNetworkStatusChange: true });
  const state = data?.me?.secondFactor;
  if (error && !state) return <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />;
  return (
    <>
      <dl>
        <div>
          <dt>{t('auth.admin.secondFactor')}</dt>
          <dd>
            {!state && '…'}
            {state &&
              (state.enabled
                ? t('auth.admin.secondFactor.on', { codes: state.recoveryCodesLeft })
                : t('auth.admin.secondFactor.off'))}
          </dd>
        </div>
      </dl>
      {state && !state.enabled && (
        <Notice kind="warn" icon="lock">
          <p>{t('auth.admin.secondFactor.advice')}</p>
          <p className="note__act">
            <ButtonLink variant="line" small to={SECURITY}>
              {t('auth.admin.secondFactor.set')}
            </ButtonLink>
          </p>
        </Notice>
      )}
    </>
  );
};

/** Who is signed in to the administration, until when, how safely, and where they can go. */
export const AdminHome = ({ logo, user }: { logo: ReactNode; user: AccountUser }) => {
  const t = useText();
  const intl = useIntl();
  const session = account.get();
  return (
    <div className="stack">
      {logo}
      <dl>
        <div>
          <dt>{t('auth.admin.signedInAs')}</dt>
          <dd>{user.email}</dd>
        </div>
        {session && (
          <div>
            <dt>{t('auth.admin.until')}</dt>
            <dd>
              <time className="num" dateTime={session.expiresAt}>
                {formatMoment(intl, session.expiresAt)}
              </time>
              <br />
              <small className="muted">{t('auth.admin.idle')}</small>
            </dd>
          </div>
        )}
      </dl>
      <SecondFactor />
      <nav className="stack" aria-label={t('auth.admin.links')}>
        <ButtonLink variant="line" block to="/">
          {t('auth.admin.shop')}
        </ButtonLink>
        <ButtonLink variant="line" block icon="lock" to={SECURITY}>
          {t('auth.admin.security')}
        </ButtonLink>
      </nav>
      <Button block onClick={signOut}>
        {t('auth.admin.signOut')}
      </Button>
    </div>
  );
};
