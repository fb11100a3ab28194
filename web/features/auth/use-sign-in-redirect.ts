import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { localPath } from '../../lib/local-path.ts';
import { useAccount } from '../../lib/account/use-account.ts';

/** Leads who is signed in to `next` of the address, if that is a page of the shop, else to the account. */
export const useSignInRedirect = (): void => {
  const { user } = useAccount();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = localPath(search.get('next')) ?? '/account';
  useEffect(() => {
    if (user) void navigate(next, { replace: true });
  }, [user, next, navigate]);
};
