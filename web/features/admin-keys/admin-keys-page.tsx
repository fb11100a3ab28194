import './admin-keys.css';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { KeySecret } from '../../ui/keys/key-secret.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { textLink } from '../../ui/text-link.tsx';
import { AdminKeyRow } from './admin-key-row.tsx';
import { useAdminKeysQuery, type AdminKeysQuery, type CreateAdminKeyMutation } from './AdminKeys.gen.ts';
import { NewAdminKey } from './new-admin-key.tsx';

/** As many as one admin may have. */
const MOST = 20;

const KeyList = ({ adminKeys, me }: AdminKeysQuery) => {
  const t = useText();
  const list = useRef<HTMLElement>(null);
  return (
    <section className="panel" aria-labelledby="keys" tabIndex={-1} ref={list}>
      <h2 className="h3" id="keys">
        {t('people.keys.present')}
      </h2>
      {adminKeys.length === 0 && <p className="muted">{t('people.keys.none')}</p>}
      <ul className="keys-rows">
        {adminKeys.map((key) => (
          <AdminKeyRow
            key={key.id}
            adminKey={key}
            foreign={key.adminEmail !== me?.email}
            onRevoked={() => list.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
};

const NewKey = ({ adminKeys, me }: AdminKeysQuery) => {
  const t = useText();
  const [made, setMade] = useState<CreateAdminKeyMutation['createAdminKey'] | null>(null);
  const full = adminKeys.filter(({ adminEmail }) => adminEmail === me?.email).length >= MOST;
  return (
    <section className="panel stack" aria-labelledby="new-key">
      <h2 className="h3" id="new-key">
        {t('auth.account.keys.new')}
      </h2>
      {made && <KeySecret name={made.key.name} secret={made.secret} onKept={() => setMade(null)} />}
      {!made && full && <p className="muted">{t('auth.account.keys.most', { count: MOST })}</p>}
      {!made && !full && <NewAdminKey permissions={me?.permissions ?? []} onMade={setMade} />}
    </section>
  );
};

/** Keys by which programs do the work of an admin: made, told once, revoked. */
export const AdminKeysPage = () => {
  const t = useText();
  const { data, error, loading, refetch } = useAdminKeysQuery();
  return (
    <>
      <AdminTop title={t('people.keys')} />
      <p className="muted keys-lead">
        <FormattedMessage id="people.keys.lead" values={{ link: textLink('/developers#office') }} />
      </p>
      {!data && !error && <Skeleton height="200px" />}
      {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {data && (
        <div className="adm__two">
          <KeyList {...data} />
          <NewKey {...data} />
        </div>
      )}
    </>
  );
};
