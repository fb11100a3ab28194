import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { AcceptForm } from './accept-form.tsx';
import { InspectForm } from './inspect-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { WithdrawalButtons, type FormStep } from './withdrawal-buttons.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalClock, WithdrawalTag } from './withdrawal-state.tsx';
import type { WithdrawalPartsFragment } from './Withdrawals.gen.ts';

interface CardProps {
  withdrawal: WithdrawalPartsFragment;
  /** Of the buyer. */
  language: string;
  onChange: () => Promise<unknown>;
}

/** One withdrawal: where it stands, how long there is, and what can be done. */
export const WithdrawalCard = ({ withdrawal, language, onChange }: CardProps) => {
  const t = useText();
  const intl = useIntl();
  const [form, setForm] = useState<FormStep | null>(null);
  const close = () => setForm(null);
  const done = () => {
    close();
    void onChange();
  };
  const { handledAt } = withdrawal;
  const open = form !== null && withdrawal.steps.includes(form) ? form : null;
  return (
    <div className="ao-refund">
      <p className="row">
        <WithdrawalTag {...withdrawal} />
        <WithdrawalClock standing={withdrawal} />
      </p>
      <WithdrawalFacts withdrawal={withdrawal} />
      {handledAt && <p className="muted">{t('orders.withdrawal.handled', { date: formatMoment(intl, handledAt) })}</p>}
      {open === 'ACCEPT' && <AcceptForm withdrawal={withdrawal} onDone={done} onClose={close} />}
      {open === 'INSPECT' && <InspectForm withdrawal={withdrawal} onDone={done} onClose={close} />}
      {open === 'REJECT' && <RejectForm withdrawal={withdrawal} language={language} onDone={done} onClose={close} />}
      {open === null && <WithdrawalButtons withdrawal={withdrawal} onOpen={setForm} onChange={onChange} />}
    </div>
  );
};
