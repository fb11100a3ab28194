import type { ReactNode } from 'react';
import { AccountLayout, AccountSkeleton } from '../../features/account/account-layout.tsx';
import type { AccountPageName } from '../../features/account/rail-rows.ts';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { SignedInPage } from './signed-in-page.tsx';

interface AccountScreenProps {
  page: AccountPageName;
  /** In the place of the content until it is known who is here. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A screen of the account: its title and rail stand from the first moment, its content is the customer's own. */
export const AccountScreen = ({ page, waiting = <AccountSkeleton />, children }: AccountScreenProps) => {
  const t = useText();
  return (
    <AccountLayout page={page}>
      <Head title={t(`auth.account.heading.${page}`)} />
      <SignedInPage waiting={waiting}>{children}</SignedInPage>
    </AccountLayout>
  );
};
