import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CardConnectionDocument, type CardConnectionQuery } from './CardConnection.gen.ts';
import { SwitchAt } from './inputs.tsx';

type Connection = CardConnectionQuery['cardConnection'];

const Told = ({ state, mode, webhookUrl, eventTypes }: Connection) => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      <Notice kind={state === 'WORKS' ? 'ok' : 'warn'}>
        <p>{t(`settings.card.${state}`, { mode })}</p>
      </Notice>
      <p className="muted set-wrap">
        {t('settings.card.webhook', { url: webhookUrl, types: intl.formatList(eventTypes, { type: 'unit' }) })}
      </p>
    </>
  );
};

/** Asks Stripe whether the key works; the answer is not kept. */
const ConnectionTest = () => {
  const t = useText();
  const client = useApolloClient();
  const { busy, problem, run } = useAction();
  const [connection, setConnection] = useState<Connection | null>(null);
  const ask = () =>
    run(async () => {
      setConnection(null);
      setConnection((await askServer(client, CardConnectionDocument, {})).cardConnection);
    });
  return (
    <>
      <p>
        <Button variant="line" small busy={busy} onClick={() => void ask()}>
          {t(busy ? 'settings.card.testing' : 'settings.card.test')}
        </Button>
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {connection && <Told {...connection} />}
    </>
  );
};

/** Whether cards are taken, and whether they can be. */
export const CardForm = () => {
  const t = useText();
  return (
    <div className="panel adm__stack">
      <SwitchAt path="active" label={t('settings.card.active')} hint={t('settings.card.activeHint')} />
      <ConnectionTest />
    </div>
  );
};
