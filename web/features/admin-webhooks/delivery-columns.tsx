import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { useAction } from '../../ui/use-action.ts';
import { endpointName } from './webhook-events.ts';
import {
  useReplayWebhookDeliveryMutation,
  useWebhookEndpointsQuery,
  type WebhookDeliveriesQuery,
} from './Webhooks.gen.ts';

export type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['items'][number];

const KINDS = { PENDING: 'warn', DELIVERED: 'ok', FAILED: 'error' } as const;

const Replay = ({ delivery: { id, event } }: { delivery: Delivery }) => {
  const t = useText();
  const [replay] = useReplayWebhookDeliveryMutation({
    refetchQueries: ['WebhookDeliveries'],
    awaitRefetchQueries: true,
  });
  const { busy, problem, run } = useAction();
  return (
    <>
      <Button variant="line" small busy={busy} onClick={() => void run(() => replay({ variables: { id } }))}>
        <span>
          {t('developers.admin.replay')} <span className="sr">{event}</span>
        </span>
      </Button>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </>
  );
};

const Outcome = ({ delivery: { problem, status, milliseconds, nextAt } }: { delivery: Delivery }) => {
  const t = useText();
  const intl = useIntl();
  if (milliseconds === null) return '–';
  const answer = problem ? t(`developers.admin.problem.${problem}`, { status }) : String(status);
  return (
    <>
      {answer} <span className="num faint">{t('developers.admin.took', { milliseconds })}</span>
      {nextAt && (
        <span className="faint wh-next">{t('developers.admin.next', { at: formatMoment(intl, nextAt) })}</span>
      )}
    </>
  );
};

const Body = ({ body }: { body: string }) => {
  const t = useText();
  return (
    <details>
      <summary>{t('developers.admin.body')}</summary>
      <pre className="num wh-body">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
    </details>
  );
};

export const useDeliveryColumns = (): Column<Delivery>[] => {
  const t = useText();
  const intl = useIntl();
  const { data } = useWebhookEndpointsQuery();
  const nameOf = (id: string) => {
    const endpoint = data?.webhookEndpoints.find((one) => one.id === id);
    return endpoint ? endpointName(endpoint) : t('developers.admin.gone');
  };
  const column = (
    key: 'at' | 'event' | 'endpoint' | 'state' | 'tries' | 'answer' | 'sent' | 'replay',
    more: Omit<Column<Delivery>, 'key' | 'header'>,
  ) => ({
    key,
    header: t(`developers.admin.column.${key}`),
    ...more,
  });
  return [
    column('at', {
      fixed: true,
      cell: ({ createdAt }) => <span className="num">{formatMoment(intl, createdAt)}</span>,
    }),
    column('event', { fixed: true, phone: 'title', cell: ({ event }) => <span className="num">{event}</span> }),
    column('endpoint', { cell: ({ endpointId }) => nameOf(endpointId) }),
    column('state', { cell: ({ state }) => <Tag kind={KINDS[state]}>{t(`developers.admin.state.${state}`)}</Tag> }),
    column('tries', { phone: 'hide', cell: ({ attempts }) => intl.formatNumber(attempts) }),
    column('answer', { cell: (delivery) => <Outcome delivery={delivery} /> }),
    column('sent', { phone: 'hide', cell: ({ body }) => <Body body={body} /> }),
    column('replay', { fixed: true, cell: (delivery) => <Replay delivery={delivery} /> }),
  ];
};
