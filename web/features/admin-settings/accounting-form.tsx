import { useText } from '../../intl/use-text.ts';
import { TextAt } from './inputs.tsx';

/** What the forms of the tax office need beside the seller. */
export const AccountingForm = () => {
  const t = useText();
  return (
    <div className="panel adm__stack">
      <div className="fg">
        <TextAt
          path="taxOffice"
          label={t('settings.accounting.taxOffice')}
          hint={t('settings.accounting.taxOfficeHint')}
        />
        <TextAt
          path="signatory"
          label={t('settings.accounting.signatory')}
          hint={t('settings.accounting.signatoryHint')}
        />
      </div>
    </div>
  );
};
