import { useText } from '../../../intl/use-text.ts';
import { accountFieldError } from '../../../lib/form/account-fields.ts';
import { text } from '../../../lib/form/fields.ts';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { CurrentPassword, currentPassword, wrongSecret } from '../../../ui/form/current-password.tsx';
import { FormEnd } from '../outcome.tsx';
import { useDisableSecondFactorMutation, useRenewRecoveryCodesMutation } from './SecondFactor.gen.ts';

const fields = {
  currentPassword,
  code: text((code) => (code ? undefined : { id: 'auth.account.factor.codeRequired' })),
};

export type FactorChange = 'disable' | 'renew';

interface SecondFactorChangeProps {
  what: FactorChange;
  /** New recovery codes, where there are any. */
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** Switches the second factor off, or makes new recovery codes; both need the password and a code. */
export const SecondFactorChange = ({ what, onDone, onCancel }: SecondFactorChangeProps) => {
  const t = useText();
  const lines = useErrorLines();
  const [disable] = useDisableSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const { props, errors, busy, problem } = useForm({
    fields,
    words: accountFieldError,
    refused: wrongSecret,
    send: async (variables) => {
      if (what === 'renew') onDone((await renew({ variables })).data?.renewRecoveryCodes.codes ?? null);
      else {
        await disable({ variables });
        onDone(null);
      }
    },
  });
  return (
    <form className="stack acct__form" {...props}>
      <CurrentPassword errors={errors.currentPassword} />
      <TextInput
        name="code"
        label={t('auth.account.factor.anyCode')}
        hint={t('auth.account.factor.anyCodeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        error={lines(errors.code)}
      />
      <FormEnd variant={what === 'disable' ? 'danger' : undefined} busy={busy} problem={problem} onCancel={onCancel}>
        {t(`auth.account.factor.${what}`)}
      </FormEnd>
    </form>
  );
};
