import '../admin-orders.css';
import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { byText, knownList, type Change } from '../../../lib/graphql/known-list.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import {
  DeadPaymentEventsDocument,
  useDeadPaymentEventsQuery,
  useRetryDeadPaymentEventMutation,
  useSetDeadPaymentEventAsideMutation,
  type DeadPaymentEventsQuery,
} from './DeadEvents.gen.ts';

type DeadEvent = DeadPaymentEventsQuery['deadPaymentEvents'][number];

/** The one that died last stands first. */
const knownEvents = knownList(
  DeadPaymentEventsDocument,
  (data, change: Change<DeadEvent>) => ({ ...data, deadPaymentEvents: change(data.deadPaymentEvents) }),
  byText(({ deadAt }) => deadAt, -1),
);

const useEventActions = () => {
  const t = useText();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [retried, setRetried] = useState(false);
  const [again] = useRetryDeadPaymentEventMutation();
  const [aside] = useSetDeadPaymentEventAsideMutation();
  const retry = async ({ id }: DeadEvent) => {
    setRetried(false);
    setRetried(await run(() => again({ variables: { id }, update: (cache) => knownEvents.drop(cache, id) })));
  };
  const putAway = async (event: DeadEvent) => {
    const { id, eventType: name } = event;
    const optimisticResponse = { setDeadPaymentEventAside: event };
    const update = (cache: ApolloCache) => knownEvents.drop(cache, id);
    setRetried(false);
    if (await run(() => aside({ variables: { id, aside: true }, optimisticResponse, update })))
      offerUndo(t('orders.events.isAside', { name }), () =>
        aside({ variables: { id, aside: false }, update: (cache) => knownEvents.put(cache, event) }),
      );
  };
  return { busy, problem, retried, retry, putAway };
};

type RowActions = ReturnType<typeof useEventActions>;

/** Why it was given up, and what the program or PayPal said where the word does not tell it. */
const Problem = ({ event: { tries, problem, error } }: { event: DeadEvent }) => {
  const t = useText();
  const told = problem === 'PAYPAL_REFUSED' || problem === 'UNEXPECTED';
  return (
    <div className="ao-small ao-facts">
      {t(`orders.events.problem.${problem}`)}
      <div className="muted">
        {t('orders.events.tries', { tries })}
        {told && error && (
          <>
            {' · '}
            <span className="num" lang="en">
              {error}
            </span>
          </>
        )}
      </div>
    </div>
  );
};

const useColumns = ({ busy, retry, putAway }: Pick<RowActions, 'busy' | 'retry' | 'putAway'>): Column<DeadEvent>[] => {
  const t = useText();
  const intl = useIntl();
  return [
    {
      key: 'type',
      header: t('orders.events.column.type'),
      fixed: true,
      phone: 'title',
      cell: ({ eventType }) => <span className="num">{eventType}</span>,
    },
    {
      key: 'received',
      header: t('orders.events.column.received'),
      phone: 'title',
      cell: ({ receivedAt }) => <span className="num">{formatMoment(intl, receivedAt)}</span>,
    },
    {
      key: 'facts',
      header: t('orders.events.column.facts'),
      phone: 'title',
      cell: ({ facts }) => <div className="ao-small ao-facts">{facts ?? '–'}</div>,
    },
    {
      key: 'problem',
      header: t('orders.events.column.problem'),
      phone: 'title',
      cell: (event) => <Problem event={event} />,
    },
    {
      key: 'steps',
      header: t('orders.events.column.steps'),
      fixed: true,
      phone: 'title',
      cell: (event) => (
        <div className="row">
          <Button variant="line" small busy={busy} onClick={() => void retry(event)}>
            <span>
              {t('orders.events.retry')} <span className="sr">{event.eventType}</span>
            </span>
          </Button>
          <Button variant="quiet" small busy={busy} onClick={() => void putAway(event)}>
            <span>
              {t('orders.events.aside')} <span className="sr">{event.eventType}</span>
            </span>
          </Button>
        </div>
      ),
    },
  ];
};

/** Events of PayPal that the shop could not process, each to be tried again or to be put away. */
export const DeadEventsPage = () => {
  const t = useText();
  const { data, previousData, error, loading, refetch } = useDeadPaymentEventsQuery(POLLING);
  const { problem, retried, ...steps } = useEventActions();
  const rows = (data ?? previousData)?.deadPaymentEvents;
  return (
    <>
      <AdminTop title={t('orders.events')} count={rows?.length ?? null} />
      <p className="muted ao-lead">{t('orders.events.lead')}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {retried && !problem && <Notice kind="ok">{t('orders.events.retried')}</Notice>}
      <DataTable
        name="payment-events"
        caption={t('orders.events')}
        columns={useColumns(steps)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ eventType }) => eventType}
        error={error}
        onRetry={() => void refetch()}
        loading={loading}
        empty={<EmptyState art="paper" title={t('orders.events.none')} />}
      />
    </>
  );
};
