import type { ReactNode } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { AccountWaiting } from './account-layout.tsx';

interface LoadedProps<Me> {
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
export const Loaded = <Me,>({ query: { data, error, loading, refetch }, children }: LoadedProps<Me>) => {
  const reload = () =>
    refetch().then(
      () => undefined,
      () => undefined,
    );
  const failure = error ? <LoadFailure error={error} busy={loading} onRetry={() => void reload()} /> : null;
  if (!data?.me) return failure ?? <AccountWaiting />;
  return (
    <>
      {failure}
      {children(data.me, reload)}
    </>
  );
};
