import { useLocation } from 'react-router-dom';
import type { KnownEntries } from '../../features/withdrawal/statement.ts';
import { WithdrawalPage } from '../../features/withdrawal/withdrawal-page.tsx';
import { useAccount } from '../../lib/account/use-account.ts';

const FIELDS = ['name', 'email', 'orderNumber'] as const;

/** The page of an order hands its facts over beside the address, so that they stand in no log. */
const entriesFromState = (state: unknown): KnownEntries => {
  const given = (state ?? {}) as Record<string, unknown>;
  return Object.fromEntries(FIELDS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])));
};

export const Component = () => {
  const location = useLocation();
  const { ready, user } = useAccount();
  const known = ready ? { ...(user && { email: user.email }), ...entriesFromState(location.state) } : {};
  return <WithdrawalPage key={Object.values(known).join(' ')} known={known} />;
};
