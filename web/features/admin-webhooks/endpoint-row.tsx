import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { EndpointClashNotice } from './endpoint-clash.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { NewSecret } from './new-secret.tsx';
import { inputOf, type EndpointActions } from './use-endpoint-actions.ts';
import { useEndpointEdit } from './use-endpoint-edit.ts';
import { endpointName, eventText } from './webhook-events.ts';
import type { WebhookEndpointPartsFragment as Endpoint } from './Webhooks.gen.ts';

interface EndpointRowProps {
  endpoint: Endpoint;
  actions: EndpointActions;
}

const State = ({ endpoint: { active, failingSince, givenUpAt } }: { endpoint: Endpoint }) => {
  const t = useText();
  const intl = useIntl();
  if (givenUpAt) {
    return <Tag kind="error">{t('developers.admin.givenUp', { at: formatMoment(intl, givenUpAt) })}</Tag>;
  }
  if (!active) return <Tag>{t('developers.admin.off')}</Tag>;
  if (!failingSince) return <Tag kind="ok">{t('developers.admin.on')}</Tag>;
  return <Tag kind="warn">{t('developers.admin.failing', { at: formatMoment(intl, failingSince) })}</Tag>;
};

interface EndpointButtonsProps extends EndpointRowProps {
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

const EndpointButtons = ({ endpoint, actions, onEdit, onSecret }: EndpointButtonsProps) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const { active } = endpoint;
  const name = endpointName(endpoint);
  const steps = [
    ...(active ? [['ping', () => actions.ping(endpoint)] as const] : []),
    ['edit', () => Promise.resolve(onEdit())] as const,
    ['rotate', async () => onSecret(await actions.rotate(endpoint))] as const,
    ['toggle', () => actions.update(endpoint, { ...inputOf(endpoint), active: !active })] as const,
    ['remove', () => actions.remove(endpoint)] as const,
  ];
  return (
    <>
      <div className="row">
        {steps.map(([step, work]) => (
          <Button
            key={step}
            variant={step === 'remove' ? 'danger' : 'line'}
            small
            busy={busy}
            onClick={() => void run(work)}
          >
            <span>
              {step === 'toggle'
                ? t(active ? 'developers.admin.switchOff' : 'developers.admin.switchOn')
                : t(`developers.admin.step.${step}`)}{' '}
              <span className="sr">{name}</span>
            </span>
          </Button>
        ))}
      </div>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
};

/** One endpoint: where, what, how it fares, and what can be done with it. */
export const EndpointRow = ({ endpoint, actions }: EndpointRowProps) => {
  const t = useText();
  const { base, clash, open, close, save } = useEndpointEdit(endpoint, actions);
  const [secret, setSecret] = useState('');
  return (
    <li className="stack">
      <div>
        <p className="row">
          <strong>{endpointName(endpoint)}</strong>
          <State endpoint={endpoint} />
        </p>
        <p className="num faint wh-long">{endpoint.url}</p>
        <p className="num faint">{endpoint.events.map(eventText).join(', ')}</p>
      </div>
      {secret && <NewSecret secret={secret} onKept={() => setSecret('')} />}
      {clash && <EndpointClashNotice clash={clash} />}
      {base ? (
        <EndpointForm endpoint={inputOf(base)} submit={t('developers.admin.save')} onSave={save} onCancel={close} />
      ) : (
        <EndpointButtons endpoint={endpoint} actions={actions} onEdit={open} onSecret={setSecret} />
      )}
    </li>
  );
};
