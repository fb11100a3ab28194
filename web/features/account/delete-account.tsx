import { useText } from '../../intl/use-text.ts';
import { account } from '../../lib/account/account.ts';
import { farewell } from '../../lib/account/farewell.ts';
import { Button } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import { CurrentPassword, currentPasswordErrors } from './current-password.tsx';
import { Outcome } from './outcome.tsx';
import { useDeleteAccountMutation } from './Privacy.gen.ts';
import { useChangeForm } from './use-change-form.ts';

/** Deletes the account after saying what goes and what the law makes the shop keep; then the customer is led home with a word. */
export const DeleteAccount = () => {
  const t = useText();
  const [deleteAccount] = useDeleteAccountMutation();
  const { props, errors, busy, problem } = useChangeForm({
    names: ['currentPassword'],
    judge: ({ currentPassword }) => ({ currentPassword: currentPasswordErrors(currentPassword) }),
    change: async (variables) => {
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
