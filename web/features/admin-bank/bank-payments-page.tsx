import './admin-bank.css';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import {
  useBankPaymentsQuery,
  useBookBankEntryMutation,
  useJudgeBankEntryMutation,
  type BankEntryPartsFragment,
} from './BankPayments.gen.ts';
import { CashCollections } from './cash-collections.tsx';
import { useCashCollectionsQuery } from './CashCollections.gen.ts';
import { useEntryColumns } from './entry-columns.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

type Entry = BankEntryPartsFragment;

const nameOf = ({ payerName, bookedOn }: Entry): string => payerName ?? bookedOn;

/** What a person decides about money; a verdict can be taken back. */
const useSteps = (refetch: () => Promise<unknown>) => {
  const t = useText();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [book] = useBookBankEntryMutation();
  const [judge] = useJudgeBankEntryMutation();
  return {
    problem,
    steps: {
      busy,
      book: ({ id }: Entry, orderId: string) =>
        void run(async () => {
          await book({ variables: { id, orderId } }).finally(refetch);
        }),
      judge: async (entry: Entry, verdict: 'OPEN' | 'RETURNED' | 'SET_ASIDE') => {
        const { id } = entry;
        const say = async (said: typeof verdict) => {
          await judge({ variables: { id, verdict: said } });
          await refetch();
        };
        if (await run(() => say(verdict)))
          offerUndo(t('orders.bank.judged', { name: nameOf(entry) }), () => say('OPEN'));
      },
    },
  };
};

interface EntriesProps {
  readonly part: 'open' | 'done';
  readonly entries: readonly Entry[] | undefined;
  readonly steps?: Parameters<typeof useEntryColumns>[0];
  readonly asked: Pick<DataTableProps<Entry>, 'error' | 'loading' | 'onRetry'>;
}

const Entries = ({ part, entries, steps, asked }: EntriesProps) => {
  const t = useText();
  const id = `bank-${part}`;
  return (
    <section className="bank-list" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t(`orders.bank.${part}`)}
      </h2>
      <DataTable
        {...asked}
        name={id}
        caption={t(`orders.bank.${part}`)}
        columns={useEntryColumns(steps)}
        rows={entries}
        rowKey={({ id: key }) => key}
        rowName={nameOf}
        empty={<EmptyState art="paper" title={t(`orders.bank.${part}.none`)} />}
      />
    </section>
  );
};

/** Money that came by bank: a statement is taken in, what does not pair waits for a person, and orders wait for money; then what carriers collected. */
export const BankPaymentsPage = () => {
  const t = useText();
  const { data, previousData, error, loading, refetch } = useBankPaymentsQuery(POLLING);
  const { problem, steps } = useSteps(refetch);
  const payments = (data ?? previousData)?.bankPayments;
  const cash = useCashCollectionsQuery(POLLING);
  const { open: cashOpen = [] } = (cash.data ?? cash.previousData)?.cashCollections ?? {};
  const asked = { error, loading, onRetry: () => void refetch() };
  return (
    <>
      <AdminTop title={t('orders.bank')} count={payments ? payments.open.length + cashOpen.length : null} />
      <div className="adm__stack">
        <StatementPanel onImported={() => void refetch()} />
        {problem && <Notice kind="error">{problem}</Notice>}
        <Entries part="open" entries={payments?.open} steps={steps} asked={asked} />
        {payments && <WaitingOrders orders={payments.waiting} onPaid={() => void refetch()} />}
        <Entries part="done" entries={payments?.done} asked={asked} />
        {payments && <CashCollections asked={cash} />}
      </div>
    </>
  );
};
