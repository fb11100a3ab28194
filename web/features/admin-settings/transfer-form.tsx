import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { AmountAt, SwitchAt, TextAt } from './inputs.tsx';

export const TransferForm = () => {
  const t = useText();
  return (
    <div className="panel adm__stack">
      <SwitchAt path="active" label={t('settings.transfer.active')} hint={t('settings.transfer.activeHint')} />
      <div className="fg">
        <TextAt path="holder" label={t('settings.transfer.holder')} wide />
        <TextAt path="iban" label={t('settings.transfer.iban')} />
        <TextAt path="bic" label={t('settings.transfer.bic')} />
        <AmountAt path="days" label={t('settings.transfer.days')} hint={t('settings.transfer.daysHint')} />
      </div>
      <p>
        <Link className="link" to="/admin/bank-payments">
          {t('settings.transfer.payments')}
        </Link>
      </p>
    </div>
  );
};
