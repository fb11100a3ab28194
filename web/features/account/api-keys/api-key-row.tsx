import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import { RevokeKey } from '../../../ui/keys/revoke-key.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useRevokeApiKeyMutation } from './ApiKeys.gen.ts';
import type { MyApiKeysQuery } from './ApiKeys.gen.ts';
import { knownKeys } from './known-keys.ts';
import { Outcome } from '../outcome.tsx';

type Key = NonNullable<MyApiKeysQuery['me']>['apiKeys'][number];

interface ApiKeyRowProps {
  apiKey: Key;
  onRevoked: () => void;
}

/** One key: what it may read, when it was used, and its end, asked for twice because it cannot be undone. */
export const ApiKeyRow = ({ apiKey, onRevoked }: ApiKeyRowProps) => {
  const t = useText();
  const intl = useIntl();
  const { id, name, prefix, scopes, createdAt, lastUsedAt } = apiKey;
  const [revokeApiKey] = useRevokeApiKeyMutation({ update: (cache) => knownKeys.drop(cache, id) });
  // A key that is gone already is as good as revoked.
  const client = useApolloClient();
  const { busy, problem, run } = useAction(({ code }) => {
    const gone = code === 'NOT_FOUND';
    if (gone) knownKeys.drop(client.cache, id);
    return gone;
  });
  const made = formatMoment(intl, createdAt);
  const revoke = async () => {
    await run(() => revokeApiKey({ variables: { id } }));
    onRevoked();
  };
  return (
    <li>
      <div>
        <p className="row">
          <span>{name}</span>
          {scopes.map((scope) => (
            <Tag key={scope}>{t(`auth.account.keys.scope.${scope}`)}</Tag>
          ))}
        </p>
        <p className="faint acct__small">
          <span className="num">{prefix}…</span>{' '}
          {lastUsedAt
            ? t('auth.account.keys.used', { made, used: formatMoment(intl, lastUsedAt) })
            : t('auth.account.keys.unused', { made })}
        </p>
        <Outcome problem={problem} />
      </div>
      <RevokeKey name={name} busy={busy} onRevoke={() => void revoke()} />
    </li>
  );
};
