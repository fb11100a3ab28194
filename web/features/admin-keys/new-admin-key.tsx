import type { Permission } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { manyOf, oneOf, text } from '../../lib/form/fields.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { CurrentPassword, currentPassword, wrongSecret } from '../../ui/form/current-password.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCreateAdminKeyMutation, type CreateAdminKeyMutation } from './AdminKeys.gen.ts';
import { knownAdminKeys } from './known-admin-keys.ts';
import { SCOPES } from './scopes.ts';

/** Days that a key holds; the last one: until it is revoked. */
const DAYS = ['30', '90', '365', 'ever'] as const;

const fields = {
  name: text((name) => (name ? undefined : { id: 'auth.account.keys.name.required' })),
  scopes: manyOf(
    SCOPES.map(([scope]) => scope),
    ({ length }) => (length > 0 ? undefined : { id: 'auth.account.keys.scope.required' }),
  ),
  validDays: oneOf(DAYS),
  currentPassword,
};

const words = (field: string, code: string): FieldError => {
  if (field === 'scopes' && code === 'NOT_ALLOWED') return { id: 'people.keys.scope.NOT_ALLOWED' };
  return { id: field === 'scopes' ? 'auth.account.keys.scope.required' : 'auth.account.keys.name.required' };
};

interface ScopeChoiceProps {
  permissions: readonly Permission[];
  errors: readonly FieldError[] | undefined;
}

const ScopeChoice = ({ permissions, errors }: ScopeChoiceProps) => {
  const t = useText();
  const lines = useErrorLines();
  const allowed = SCOPES.filter(([, , permission]) => permissions.includes(permission));
  return (
    <fieldset>
      <legend className="label">{t('people.keys.scopes')}</legend>
      {allowed.map(([scope, name], index) => (
        <Checkbox key={scope} name="scopes" value={scope} error={index === allowed.length - 1 && lines(errors)}>
          <span className="num">{name}</span> <span className="muted">{t(`people.keys.scope.${scope}`)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
};

interface NewAdminKeyProps {
  permissions: readonly Permission[];
  onMade: (made: CreateAdminKeyMutation['createAdminKey']) => void;
}

/** Asks what a key is for, what it may do and how long, and for the password. */
export const NewAdminKey = ({ permissions, onMade }: NewAdminKeyProps) => {
  const t = useText();
  const lines = useErrorLines();
  const [createAdminKey] = useCreateAdminKeyMutation({
    update: (cache, { data }) => data && knownAdminKeys.put(cache, data.createAdminKey.key),
  });
  const { props, errors, busy, problem } = useForm({
    fields,
    words,
    refused: wrongSecret,
    send: async ({ validDays, scopes, ...given }) => {
      const days = validDays === 'ever' ? null : Number(validDays);
      const { data } = await createAdminKey({
        variables: { input: { ...given, scopes: [...scopes], validDays: days } },
      });
      if (data) onMade(data.createAdminKey);
    },
  });
  return (
    <form className="stack key-form" {...props}>
      <TextInput
        name="name"
        label={t('auth.account.keys.name')}
        hint={t('people.keys.name.hint')}
        maxLength={50}
        autoComplete="off"
        aria-required
        error={lines(errors.name)}
      />
      <ScopeChoice permissions={permissions} errors={errors.scopes} />
      <Select name="validDays" label={t('people.keys.valid')} defaultValue="365">
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {t(`people.keys.valid.${days}`)}
          </option>
        ))}
      </Select>
      <CurrentPassword errors={errors.currentPassword} />
      <div>
        <Button type="submit" icon="plus" busy={busy}>
          {t('auth.account.keys.create')}
        </Button>
      </div>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
    </form>
  );
};
