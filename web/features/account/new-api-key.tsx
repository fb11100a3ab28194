import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useCreateApiKeyMutation } from './ApiKeys.gen.ts';
import type { CreateApiKeyMutation } from './ApiKeys.gen.ts';
import { CurrentPassword, currentPasswordErrors } from './current-password.tsx';
import { Outcome } from './outcome.tsx';
import { useChangeForm } from './use-change-form.ts';

const NAMES = ['name', 'catalogue', 'orders', 'currentPassword'] as const;

const CATALOGUE = 'READ_CATALOGUE';
const ORDERS = 'READ_ORDERS';

interface NewApiKeyProps {
  onMade: (made: CreateApiKeyMutation['createApiKey']) => Promise<void>;
}

/** Asks what a key is for and what it may read. */
export const NewApiKey = ({ onMade }: NewApiKeyProps) => {
  const t = useText();
  const lines = useErrorLines();
  const [createApiKey] = useCreateApiKeyMutation();
  const { props, errors, busy, problem } = useChangeForm({
    names: NAMES,
    judge: ({ name, catalogue, orders, currentPassword }) => ({
      name: name.trim() ? [] : [{ id: 'auth.account.keys.name.required' }],
      orders: catalogue || orders ? [] : [{ id: 'auth.account.keys.scope.required' }],
      currentPassword: currentPasswordErrors(currentPassword),
    }),
    change: async ({ name, catalogue, orders, currentPassword }) => {
      const scopes = [...(catalogue ? [CATALOGUE] : []), ...(orders ? [ORDERS] : [])] as (
        typeof CATALOGUE | typeof ORDERS
      )[];
      const { data } = await createApiKey({ variables: { input: { name, scopes }, currentPassword } });
      if (data) await onMade(data.createApiKey);
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
        <Checkbox name="catalogue" defaultChecked>
          {t('auth.account.keys.scope.READ_CATALOGUE.text')}
        </Checkbox>
        <Checkbox name="orders" error={lines(errors.orders)}>
          {t('auth.account.keys.scope.READ_ORDERS.text')}
        </Checkbox>
      </fieldset>
      <CurrentPassword errors={errors.currentPassword} />
      <Button type="submit" icon="plus" busy={busy}>
        {t('auth.account.keys.create')}
      </Button>
      <Outcome problem={problem} />
    </form>
  );
};
