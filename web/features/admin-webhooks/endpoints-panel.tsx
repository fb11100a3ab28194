import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import { NewSecret } from './new-secret.tsx';
import { useEndpointActions, type EndpointActions } from './use-endpoint-actions.ts';
import { useWebhookEndpointsQuery } from './Webhooks.gen.ts';

const NewEndpoint = ({ create }: Pick<EndpointActions, 'create'>) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState('');
  if (secret) return <NewSecret secret={secret} onKept={() => setSecret('')} />;
  if (!open) {
    return (
      <p>
        <Button icon="plus" small onClick={() => setOpen(true)}>
          {t('developers.admin.new')}
        </Button>
      </p>
    );
  }
  return (
    <EndpointForm
      submit={t('developers.admin.create')}
      onSave={async (input) => {
        const made = await create(input);
        setOpen(false);
        setSecret(made.secret);
      }}
      onCancel={() => setOpen(false)}
    />
  );
};

/** Who hears of events. */
export const EndpointsPanel = () => {
  const t = useText();
  const actions = useEndpointActions();
  const { data, error, loading, refetch } = useWebhookEndpointsQuery({
    ...POLLING,
  });
  return (
    <section className="panel stack" aria-labelledby="endpoints">
      <h2 className="h3" id="endpoints">
        {t('developers.admin.endpoints')}
      </h2>
      {!data && !error && <Skeleton height="120px" />}
      {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {data?.webhookEndpoints.length === 0 && <p className="muted">{t('developers.admin.none')}</p>}
      <ul className="wh-rows">
        {data?.webhookEndpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} actions={actions} />
        ))}
      </ul>
      {data && <NewEndpoint create={actions.create} />}
    </section>
  );
};
