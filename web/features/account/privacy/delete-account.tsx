import { useText } from '../../../intl/use-text.ts';
import { accountFieldError } from '../../../lib/form/account-fields.ts';
import { account } from '../../../lib/account/account.ts';
import { farewell } from '../../../lib/account/farewell.ts';
import { Button } from '../../../ui/button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { AccountSection } from '../account-section.tsx';
import { CurrentPassword, currentPassword, wrongSecret } from '../../../ui/form/current-password.tsx';
import { Outcome } from '../outcome.tsx';
import { useDeleteAccountMutation } from './Privacy.gen.ts';

/** Deletes the account after saying what goes and what the law makes the shop keep; then the customer is led home with a word. */
export const DeleteAccount = () => {
  const t = useText();
  const [deleteAccount] = useDeleteAccountMutation();
  const { props, errors, busy, problem } = useForm({
    fields: { currentPassword },
    words: accountFieldError,
    refused: wrongSecret,
    send: async (variables) => {
      await deleteAccount({ variables });
      farewell.set(true);
      account.end('signed_out');
    },
  });
  return (
    <AccountSection title={t('auth.account.delete.title')} lead={t('auth.account.delete.lead')}>
      <ul className="acct__list muted">
        <li>{t('auth.account.delete.gone')}</li>
        <li>{t('auth.account.delete.files')}</li>
        <li>{t('auth.account.delete.kept')}</li>
      </ul>
      <form className="stack acct__form" {...props}>
        <CurrentPassword errors={errors.currentPassword} />
        <Button type="submit" variant="danger" icon="trash" busy={busy}>
          {t('auth.account.delete.submit')}
        </Button>
        <Outcome problem={problem} />
      </form>
    </AccountSection>
  );
};
