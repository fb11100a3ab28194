import type { ReactNode } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { AccountSkeleton } from './account-layout.tsx';

interface AccountDataProps<Me> {
  /** A query for the account of the caller. */
  query: {
    data?: { me: Me | null } | undefined;
    error?: unknown;
    loading: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Gets the account and a function that reads it anew. */
  children: (me: Me, reload: () => Promise<void>) => ReactNode;
}

/** What depends on the account: bars until it is there, why and a second try where it does not come. */
export const AccountData = <Me,>({ query: { data, error, loading, refetch }, children }: AccountDataProps<Me>) => {
  const reload = () =>
    refetch().then(
      () => undefined,
      () => undefined,
    );
  const failure = error ? <LoadFailure error={error} busy={loading} onRetry={() => void reload()} /> : null;
  if (!data?.me) return failure ?? <AccountSkeleton />;
  return (
    <>
      {failure}
      {children(data.me, reload)}
    </>
  );
};
