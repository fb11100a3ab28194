import { useText } from '../../../intl/use-text.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import type { WithdrawalPartsFragment } from './Withdrawals.gen.ts';

interface WithdrawalsPanelProps {
  withdrawals: readonly WithdrawalPartsFragment[];
  /** Of the buyer. */
  language: string;
  onChange: () => Promise<unknown>;
}

/** Withdrawals from the order, each until its end. */
export const WithdrawalsPanel = ({ withdrawals, language, onChange }: WithdrawalsPanelProps) => {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="withdrawal-title">
      <h2 className="h3 ao-head" id="withdrawal-title">
        {t('orders.withdrawal')}
      </h2>
      {withdrawals.map((withdrawal) => (
        <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} language={language} onChange={onChange} />
      ))}
    </section>
  );
};
