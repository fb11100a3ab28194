import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { formatDate, formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { RevokeKey } from '../../ui/keys/revoke-key.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useRevokeAdminKeyMutation, type AdminKeyPartsFragment as Key } from './AdminKeys.gen.ts';
import { knownAdminKeys } from './known-admin-keys.ts';
import { scopeText } from './scopes.ts';

interface AdminKeyRowProps {
  adminKey: Key;
  /** Somebody else's: then it says whose. */
  foreign: boolean;
  onRevoked: () => void;
}

const State = ({ adminKey: { expiresAt } }: Pick<AdminKeyRowProps, 'adminKey'>) => {
  const t = useText();
  const intl = useIntl();
  if (!expiresAt) return null;
  const day = formatDate(intl, expiresAt);
  const over = Date.parse(expiresAt) <= Date.now();
  return over ? <Tag kind="error">{t('people.keys.over', { day })}</Tag> : <Tag>{t('people.keys.until', { day })}</Tag>;
};

const Facts = ({ adminKey, foreign }: Omit<AdminKeyRowProps, 'onRevoked'>) => {
  const t = useText();
  const intl = useIntl();
  const { name, prefix, scopes, lostScopes, adminEmail, createdAt, lastUsedAt } = adminKey;
  const made = formatMoment(intl, createdAt);
  return (
    <div>
      <p className="row">
        <strong>{name}</strong>
        <State adminKey={adminKey} />
      </p>
      {foreign && <p className="muted">{t('people.keys.of', { email: adminEmail })}</p>}
      <p className="num keys-scopes">{scopes.map(scopeText).join(', ')}</p>
      {lostScopes.length > 0 && (
        <p className="keys-lost">{t('people.keys.lost', { scopes: lostScopes.map(scopeText).join(', ') })}</p>
      )}
      <p className="faint">
        <span className="num">{prefix}…</span>{' '}
        {lastUsedAt
          ? t('auth.account.keys.used', { made, used: formatMoment(intl, lastUsedAt) })
          : t('auth.account.keys.unused', { made })}
      </p>
    </div>
  );
};

/** One key: what it may do, when it was used, and its end. */
export const AdminKeyRow = ({ adminKey, foreign, onRevoked }: AdminKeyRowProps) => {
  const { id, name } = adminKey;
  const [revokeAdminKey] = useRevokeAdminKeyMutation({ update: (cache) => knownAdminKeys.drop(cache, id) });
  // A key that is gone already is as good as revoked.
  const client = useApolloClient();
  const { busy, problem, run } = useAction(({ code }) => {
    const gone = code === 'NOT_FOUND';
    if (gone) knownAdminKeys.drop(client.cache, id);
    return gone;
  });
  const revoke = async () => {
    if (await run(() => revokeAdminKey({ variables: { id } }))) onRevoked();
  };
  return (
    <li>
      <Facts adminKey={adminKey} foreign={foreign} />
      <RevokeKey name={name} busy={busy} onRevoke={() => void revoke()} />
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
    </li>
  );
};
