import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { text } from '../../lib/form/fields.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSignInRefusal } from './use-sign-in-refusal.ts';

type Source = 'app' | 'recovery';

interface CodeFormProps {
  giveCode: (code: string) => Promise<ShopError | null>;
  /** Back to the password, for the reason given. */
  onStartOver: (reason: ShopError | null) => void;
}

/** Refusals that no other code can mend. */
const PASSWORD_REFUSALS = new Set(['INVALID_CREDENTIALS', 'ACCOUNT_INACTIVE', 'EMAIL_NOT_CONFIRMED']);

const validate = (source: Source, code: string): readonly FieldError[] => {
  const plain = code.replace(/\s/g, '');
  if (source === 'recovery') return plain ? [] : [{ id: 'auth.field.recovery.REQUIRED' }];
  if (!plain) return [{ id: 'auth.field.code.REQUIRED' }];
  return /^\d{6}$/.test(plain) ? [] : [{ id: 'auth.field.code.SIX_DIGITS' }];
};

const WRONG: Record<Source, FieldError> = {
  app: { id: 'error.SECOND_FACTOR_INVALID' },
  recovery: { id: 'auth.field.recovery.INVALID' },
};

const focusField = (field: HTMLInputElement | null) => field?.focus();

const CodeField = ({ source, errors }: { source: Source; errors?: readonly FieldError[] }) => {
  const t = useText();
  const lines = useErrorLines();
  const shared = { name: 'code', 'aria-required': true, error: lines(errors), ref: focusField } as const;
  return source === 'app' ? (
    <TextInput key="app" {...shared} label={t('auth.code.label')} inputMode="numeric" autoComplete="one-time-code" />
  ) : (
    <TextInput
      key="recovery"
      {...shared}
      label={t('auth.code.recoveryLabel')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
};

/** The second step of signing in: a code of the app, or one that was put away for when the app is out of reach. */
export const CodeForm = ({ giveCode, onStartOver }: CodeFormProps) => {
  const t = useText();
  const explain = useSignInRefusal();
  const [source, setSource] = useState<Source>('app');
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const form = useForm({
    fields: { code: text((code) => validate(source, code)) },
    send: async ({ code }) => {
      setRefusal(null);
      const refused = await giveCode(code);
      if (!refused) return;
      if (PASSWORD_REFUSALS.has(refused.code)) onStartOver(refused);
      else if (['SECOND_FACTOR_INVALID', 'VALIDATION_FAILED'].includes(refused.code))
        form.show({ code: WRONG[source] });
      else setRefusal(refused);
    },
  });
  const change = (next: Source) => {
    form.show({});
    setSource(next);
  };
  return (
    <form className="stack" {...form.props}>
      <h1 className="h1">{t('auth.code.title')}</h1>
      {refusal && (
        <Notice kind="error">
          <p>{explain(refusal)}</p>
        </Notice>
      )}
      <p className="muted">{t(source === 'app' ? 'auth.code.text' : 'auth.code.recoveryText')}</p>
      <CodeField source={source} errors={form.errors.code} />
      <Button type="submit" block busy={form.busy}>
        {t('auth.signIn')}
      </Button>
      <p>
        <button type="button" className="link" onClick={() => change(source === 'app' ? 'recovery' : 'app')}>
          {t(source === 'app' ? 'auth.code.useRecovery' : 'auth.code.useApp')}
        </button>
      </p>
      <p>
        <button type="button" className="link" onClick={() => onStartOver(null)}>
          {t('auth.code.back')}
        </button>
      </p>
    </form>
  );
};
