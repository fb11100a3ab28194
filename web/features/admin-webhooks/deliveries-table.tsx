import type { WebhookState } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState, type ListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/form/field.tsx';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { endpointName } from './webhook-events.ts';
import { useWebhookDeliveriesQuery, useWebhookEndpointsQuery } from './Webhooks.gen.ts';

const FIRST = 50;
const FILTERS = ['state', 'endpoint'] as const;
const STATES = ['PENDING', 'DELIVERED', 'FAILED'] as const satisfies readonly WebhookState[];

type Filter = (typeof FILTERS)[number];

const Tools = ({ list }: { list: ListState<Filter> }) => {
  const t = useText();
  const { data } = useWebhookEndpointsQuery();
  const choose = (name: Filter) => ({
    value: list.filters[name],
    onChange: ({ target }: { target: HTMLSelectElement }) => list.setFilter(name, target.value),
  });
  return (
    <>
      <Select label={t('developers.admin.column.state')} {...choose('state')}>
        <option value="">{t('developers.admin.all')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(`developers.admin.state.${state}`)}
          </option>
        ))}
      </Select>
      <Select label={t('developers.admin.column.endpoint')} {...choose('endpoint')}>
        <option value="">{t('developers.admin.all')}</option>
        {data?.webhookEndpoints.map((endpoint) => (
          <option key={endpoint.id} value={endpoint.id}>
            {endpointName(endpoint)}
          </option>
        ))}
      </Select>
    </>
  );
};

/** What was sent in the last thirty days. */
export const DeliveriesTable = () => {
  const t = useText();
  const list = useListState<Filter>({ filters: FILTERS, sort: '' });
  const state = STATES.find((one) => one === list.filters.state);
  const { data, previousData, error, loading, refetch } = useWebhookDeliveriesQuery({
    variables: { first: FIRST, page: list.page, endpointId: list.filters.endpoint || undefined, state },
    ...POLLING,
  });
  const shown = (data ?? previousData)?.webhookDeliveries;
  const total = shown?.totalCount ?? 0;
  const clear = list.narrowed && (
    <Button variant="line" small onClick={list.clear}>
      {t('developers.admin.clear')}
    </Button>
  );
  return (
    <DataTable
      name="webhooks"
      caption={t('developers.admin.log')}
      columns={useDeliveryColumns()}
      rows={shown?.items}
      rowKey={({ id }) => id}
      rowName={({ event }) => event}
      tools={<Tools list={list} />}
      error={error}
      onRetry={() => void refetch()}
      loading={loading}
      empty={
        <EmptyState
          art="paper"
          title={t(list.narrowed ? 'developers.admin.noMatch' : 'developers.admin.nothing')}
          action={clear}
        />
      }
      footer={total > 0 && <Pager page={list.page} first={FIRST} total={total} onPage={list.setPage} />}
    />
  );
};
