import './admin-documents.css';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { FigureTable } from './figure-table.tsx';
import { FileButton } from './file-button.tsx';
import { PayoutList } from './payout-list.tsx';
import { usePaymentAccountsQuery, type ProviderAccountFiguresFragment } from './Payouts.gen.ts';
import { PeriodChoice } from './period-choice.tsx';
import { useFigures } from './use-figures.ts';
import { usePeriod } from './use-period.ts';

const FIGURES = ['start', 'gross', 'refunds', 'disputes', 'fees', 'other', 'payouts', 'end'] as const;

/** Carriers never tell theirs. */
const BALANCES: ReadonlySet<string> = new Set(['start', 'end']);

/** One account: what it held, what moved, what it holds. */
const Account = ({ account }: { account: ProviderAccountFiguresFragment }) => {
  const t = useText();
  const { amount } = useFigures();
  const name = t(`documents.payouts.way.${account.way as 'CARD'}`);
  const title = account.currency === 'EUR' ? name : `${name}, ${account.currency}`;
  const told = FIGURES.filter((figure) => account.way !== 'CASH_ON_DELIVERY' || !BALANCES.has(figure));
  const rows = told.map((figure) => ({
    key: figure,
    cells: [
      BALANCES.has(figure) ? <strong>{t(`documents.payouts.${figure}`)}</strong> : t(`documents.payouts.${figure}`),
      account[figure] ? amount(account[figure]) : <span className="muted">{t('documents.payouts.unknown')}</span>,
    ],
  }));
  return (
    <section className="panel adm__stack">
      <h2 className="h3">{title}</h2>
      <FigureTable
        caption={title}
        head={[t('documents.payouts.what'), t('documents.payouts.amount')]}
        amounts={1}
        rows={rows}
      />
    </section>
  );
};

/** What payments brought and cost at their providers in a month or quarter, and what reached the bank. */
export const PayoutsPage = () => {
  const t = useText();
  const { period, choose } = usePeriod();
  const { data, previousData, error, refetch } = usePaymentAccountsQuery({ variables: { period } });
  const shown = (data ?? previousData)?.paymentAccounts;
  return (
    <>
      <AdminTop title={t('documents.payouts')} back={{ to: '/admin/documents', text: t('documents.title') }}>
        <PeriodChoice period={period} choose={choose} />
      </AdminTop>
      <div className="adm__stack doc-page">
        <p className="muted">{t('documents.payouts.lead')}</p>
        {error && !shown && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!shown && !error && <Skeleton height="480px" />}
        {shown?.accounts.length === 0 && <p className="panel muted">{t('documents.payouts.none')}</p>}
        {shown && shown.accounts.length > 0 && (
          <>
            <div className="doc-accounts">
              {shown.accounts.map((account) => (
                <Account key={`${account.way} ${account.currency}`} account={account} />
              ))}
            </div>
            <PayoutList payouts={shown.payouts} count={shown.payoutCount} />
            <div className="doc-bundle">
              <FileButton file="payment-accounts.csv" period={period} />
              <FileButton file="payment-movements.csv" period={period} />
            </div>
          </>
        )}
      </div>
    </>
  );
};
