import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { accountFieldError } from '../../../lib/form/account-fields.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { text } from '../../../lib/form/fields.ts';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Skeleton } from '../../../ui/loading.tsx';
import { CopyButton } from '../../../ui/keys/copy-button.tsx';
import { CurrentPassword, currentPassword, wrongSecret } from '../../../ui/form/current-password.tsx';
import { FormEnd } from '../outcome.tsx';
import { useEnableSecondFactorMutation, useStartSecondFactorMutation } from './SecondFactor.gen.ts';
import type { StartSecondFactorMutation } from './SecondFactor.gen.ts';

const QrCode = lazy(() => import('../../../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })));

type Setup = StartSecondFactorMutation['startSecondFactor'];

interface SetupProps {
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

const AskPassword = ({ onCancel, onStarted }: Pick<SetupProps, 'onCancel'> & { onStarted: (setup: Setup) => void }) => {
  const t = useText();
  const [start] = useStartSecondFactorMutation();
  const { props, errors, busy, problem } = useForm({
    fields: { currentPassword },
    words: accountFieldError,
    refused: wrongSecret,
    send: async (variables) => {
      const { data } = await start({ variables });
      if (data) onStarted(data.startSecondFactor);
    },
  });
  return (
    <form className="stack acct__form" {...props}>
      <CurrentPassword errors={errors.currentPassword} />
      <FormEnd busy={busy} problem={problem} onCancel={onCancel}>
        {t('auth.account.factor.next')}
      </FormEnd>
    </form>
  );
};

const SecretText = ({ setup }: { setup: Setup }) => {
  const t = useText();
  return (
    <div className="factor">
      <Suspense fallback={<Skeleton width="200px" height="200px" />}>
        <QrCode text={setup.uri} label={t('auth.account.factor.qr')} />
      </Suspense>
      <div className="stack">
        <p>{t('auth.account.factor.scan')}</p>
        <p className="faint acct__small">{t('auth.account.factor.typed')}</p>
        <p className="num factor__secret">{inGroups(setup.secret)}</p>
        <div className="row">
          <CopyButton text={setup.secret}>{t('auth.account.factor.copy')}</CopyButton>
          <a className="btn btn--quiet btn--sm" href={setup.uri}>
            {t('auth.account.factor.openApp')}
          </a>
        </div>
      </div>
    </div>
  );
};

const codeErrors = (code: string): readonly FieldError[] => {
  const digits = code.replace(/\s/g, '');
  if (!digits) return [{ id: 'auth.field.code.REQUIRED' }];
  return /^\d{6}$/.test(digits) ? [] : [{ id: 'auth.field.code.SIX_DIGITS' }];
};

const Confirm = ({ setup, onEnabled, onCancel }: SetupProps & { setup: Setup }) => {
  const t = useText();
  const lines = useErrorLines();
  const [enable] = useEnableSecondFactorMutation();
  const { props, errors, busy, problem } = useForm({
    fields: { code: text(codeErrors) },
    refused: wrongSecret,
    words: accountFieldError,
    send: async ({ code }) => {
      const { data } = await enable({ variables: { code: code.replace(/\s/g, '') } });
      if (data) onEnabled(data.enableSecondFactor.codes);
    },
  });
  return (
    <form className="stack acct__form" {...props}>
      <SecretText setup={setup} />
      <TextInput
        name="code"
        label={t('auth.code.label')}
        hint={t('auth.account.factor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
        error={lines(errors.code)}
      />
      <FormEnd busy={busy} problem={problem} onCancel={onCancel}>
        {t('auth.account.factor.enable')}
      </FormEnd>
    </form>
  );
};

/** Connects an authenticator app: password, QR picture or secret, and a first code that proves it works. */
export const SecondFactorSetup = (props: SetupProps) => {
  const [setup, setSetup] = useState<Setup | null>(null);
  return setup ? <Confirm {...props} setup={setup} /> : <AskPassword onCancel={props.onCancel} onStarted={setSetup} />;
};
