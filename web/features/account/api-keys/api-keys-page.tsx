import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { AccountSection } from '../account-section.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { KeySecret } from '../../../ui/keys/key-secret.tsx';
import { useMyApiKeysQuery } from './ApiKeys.gen.ts';
import type { CreateApiKeyMutation, MyApiKeysQuery } from './ApiKeys.gen.ts';
import { AccountData } from '../account-data.tsx';
import { NewApiKey } from './new-api-key.tsx';

/** As many as the server keeps. */
const MOST = 20;

type Key = NonNullable<MyApiKeysQuery['me']>['apiKeys'][number];

interface KeysProps {
  keys: readonly Key[];
}

const KeyList = ({ keys }: KeysProps) => {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const onRevoked = () => list.current?.focus();
  return (
    <AccountSection
      title={t('auth.account.keys.title')}
      lead={
        <>
          {t('auth.account.keys.lead')}{' '}
          <Link className="link" to="/developers">
            {t('auth.account.keys.guide')}
          </Link>
        </>
      }
    >
      <div ref={list} tabIndex={-1}>
        {keys.length === 0 && <p className="muted">{t('auth.account.keys.none')}</p>}
        {keys.length > 0 && (
          <ul className="acct__rows">
            {keys.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoked={onRevoked} />
            ))}
          </ul>
        )}
      </div>
    </AccountSection>
  );
};

const Keys = ({ keys }: KeysProps) => {
  const t = useText();
  const [made, setMade] = useState<CreateApiKeyMutation['createApiKey'] | null>(null);
  const full = keys.length >= MOST;
  return (
    <>
      <KeyList keys={keys} />
      <AccountSection title={t('auth.account.keys.new')} lead={t('auth.account.keys.newLead')}>
        {made && <KeySecret name={made.key.name} secret={made.secret} onKept={() => setMade(null)} />}
        {!made && full && <p className="muted">{t('auth.account.keys.most', { count: MOST })}</p>}
        {!made && !full && <NewApiKey onMade={setMade} />}
      </AccountSection>
    </>
  );
};

/** Keys by which programs read for the customer: made, told once, revoked. */
export const ApiKeysPage = () => (
  <AccountData query={useMyApiKeysQuery()}>{({ apiKeys }) => <Keys keys={apiKeys} />}</AccountData>
);
