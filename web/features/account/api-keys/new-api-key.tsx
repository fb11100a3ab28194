import { useText } from '../../../intl/use-text.ts';
import { accountFieldError } from '../../../lib/form/account-fields.ts';
import { manyOf, text } from '../../../lib/form/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useCreateApiKeyMutation } from './ApiKeys.gen.ts';
import type { CreateApiKeyMutation } from './ApiKeys.gen.ts';
import { CurrentPassword, currentPassword, wrongSecret } from '../../../ui/form/current-password.tsx';
import { knownKeys } from './known-keys.ts';
import { Outcome } from '../outcome.tsx';

const SCOPES = ['READ_CATALOGUE', 'READ_ORDERS'] as const;

const fields = {
  name: text((name) => (name ? undefined : { id: 'auth.account.keys.name.required' })),
  scopes: manyOf(SCOPES, ({ length }) => (length > 0 ? undefined : { id: 'auth.account.keys.scope.required' })),
  currentPassword,
};

interface NewApiKeyProps {
  onMade: (made: CreateApiKeyMutation['createApiKey']) => void;
}

/** Asks what a key is for and what it may read. */
export const NewApiKey = ({ onMade }: NewApiKeyProps) => {
  const t = useText();
  const lines = useErrorLines();
  const [createApiKey] = useCreateApiKeyMutation({
    update: (cache, { data }) => data && knownKeys.put(cache, data.createApiKey.key),
  });
  const { props, errors, busy, problem } = useForm({
    fields,
    words: accountFieldError,
    refused: wrongSecret,
    send: async ({ name, scopes, currentPassword }) => {
      const { data } = await createApiKey({ variables: { input: { name, scopes: [...scopes], currentPassword } } });
      if (data) onMade(data.createApiKey);
    },
  });
  return (
    <form className="stack acct__form" {...props}>
      <TextInput
        name="name"
        label={t('auth.account.keys.name')}
        hint={t('auth.account.keys.name.hint')}
        maxLength={50}
        autoComplete="off"
        aria-required
        error={lines(errors.name)}
      />
      <fieldset>
        <legend className="label">{t('auth.account.keys.scopes')}</legend>
        {SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            defaultChecked={index === 0}
            error={index === SCOPES.length - 1 && lines(errors.scopes)}
          >
            {t(`auth.account.keys.scope.${scope}.text`)}
          </Checkbox>
        ))}
      </fieldset>
      <CurrentPassword errors={errors.currentPassword} />
      <Button type="submit" icon="plus" busy={busy}>
        {t('auth.account.keys.create')}
      </Button>
      <Outcome problem={problem} />
    </form>
  );
};
