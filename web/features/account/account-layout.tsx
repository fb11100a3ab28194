import './account.css';
import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Skeleton, Spinner } from '../../ui/loading.tsx';
import { AccountRail } from './account-rail.tsx';
import type { AccountPageName } from './rail-rows.ts';

interface AccountLayoutProps {
  page: AccountPageName;
  children: ReactNode;
}

/** Title and rail round a screen of the account. */
export const AccountLayout = ({ page, children }: AccountLayoutProps) => {
  const t = useText();
  const account = t('auth.account.title');
  const trail =
    page === 'orders'
      ? [{ text: account }]
      : [{ to: '/account', text: account }, { text: t(`auth.account.rail.${page}`) }];
  return (
    <div className="wrap account">
      <Breadcrumb label={t('auth.account.breadcrumb')} items={[{ to: '/', text: t('auth.account.home') }, ...trail]} />
      <h1 className="h1 account__title">{t(`auth.account.heading.${page}`)}</h1>
      <div className="account__cols">
        <AccountRail current={page} />
        <div className="account__main">{children}</div>
      </div>
    </div>
  );
};

/** What stands beside the rail until it is known who is here, and until the data come. */
export const AccountSkeleton = () => {
  const t = useText();
  return (
    <div className="stack" aria-busy>
      <Spinner label={t('common.loading')} />
      <Skeleton height="120px" />
      <Skeleton height="120px" />
    </div>
  );
};
