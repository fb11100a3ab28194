import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { FigureTable } from './figure-table.tsx';
import { usePayoutMovementsQuery, type PayoutRowFragment } from './Payouts.gen.ts';
import { useFigures } from './use-figures.ts';

/** What one payout was made of. */
const Contents = ({ payout, onClose }: { payout: PayoutRowFragment; onClose: () => void }) => {
  const t = useText();
  const { amount, day } = useFigures();
  const { data, error, refetch } = usePayoutMovementsQuery({ variables: { payoutId: payout.id } });
  const title = t('documents.payouts.of', { day: day(payout.day) });
  const head = ['day', 'kind', 'order', 'amount', 'fee'] as const;
  const rows = (data?.payoutMovements ?? []).map((movement) => ({
    key: movement.id,
    cells: [
      day(movement.day),
      t(`documents.payouts.kind.${movement.figure}`),
      movement.orderNumber ?? '–',
      amount(movement.amount),
      amount(movement.fee),
    ],
  }));
  return (
    <div className="adm__stack">
      <div className="doc-head">
        <h3>{title}</h3>
        <Button variant="quiet" small onClick={onClose}>
          {t('documents.payouts.close')}
        </Button>
      </div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="160px" />}
      {data && (
        <FigureTable
          caption={title}
          head={head.map((name) => t(`documents.payouts.${name}`))}
          amounts={2}
          rows={rows}
        />
      )}
    </div>
  );
};

/** Money that was sent to the bank, each with what it was made of and when a statement listed it. */
export const PayoutList = ({ payouts, count }: { payouts: readonly PayoutRowFragment[]; count: number }) => {
  const t = useText();
  const { amount, day } = useFigures();
  const [opened, setOpened] = useState<string | null>(null);
  const open = payouts.find(({ id }) => id === opened);
  const title = t('documents.payouts.list');
  const head = ['provider', 'bank', 'amount'] as const;
  const contents = ({ id, movementCount, day: sent }: PayoutRowFragment) =>
    movementCount === null ? (
      <span className="muted">{t('documents.payouts.notTold')}</span>
    ) : (
      <Button
        variant="quiet"
        small
        aria-expanded={id === opened}
        aria-label={`${t('documents.payouts.of', { day: day(sent) })}: ${t('documents.payouts.count', { count: movementCount })}`}
        onClick={() => setOpened(id === opened ? null : id)}
      >
        {t('documents.payouts.count', { count: movementCount })}
      </Button>
    );
  const rows = payouts.map((payout) => ({
    key: payout.id,
    cells: [
      <div className="doc-payout">
        <b>
          {payout.carrier ? t(`orders.carrier.${payout.carrier}`) : t(`documents.payouts.way.${payout.way as 'CARD'}`)}
        </b>
        <span className="num nowrap">{day(payout.day)}</span>
        {contents(payout)}
      </div>,
      payout.bankDay ? day(payout.bankDay) : <span className="muted">{t('documents.payouts.notAtBank')}</span>,
      amount(payout.amount),
    ],
  }));
  return (
    <section className="panel adm__stack">
      <h2 className="h3">{title}</h2>
      <p className="hint">{t('documents.payouts.listHint')}</p>
      <FigureTable caption={title} head={head.map((name) => t(`documents.payouts.${name}`))} amounts={1} rows={rows} />
      {count > rows.length && <p className="hint">{t('documents.payouts.more', { count: count - rows.length })}</p>}
      {open && <Contents key={open.id} payout={open} onClose={() => setOpened(null)} />}
    </section>
  );
};
