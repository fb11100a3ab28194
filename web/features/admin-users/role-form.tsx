import { useState, type FormEvent } from 'react';
import type { AdminRoleInput, Permission } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from './error-line.tsx';

const PERMISSIONS: readonly Permission[] = ['CATALOGUE', 'ORDERS', 'CUSTOMERS', 'ANALYTICS', 'SETTINGS'];
const MOST = 60;

interface RoleFormProps {
  role: AdminRoleInput;
  submit: string;
  /** Answers once the server has it. */
  onSave: (role: AdminRoleInput) => Promise<unknown>;
  onCancel?: () => void;
}

/** Name and permissions of a role. */
export const RoleForm = ({ role, submit, onSave, onCancel }: RoleFormProps) => {
  const t = useText();
  const [name, setName] = useState(role.name);
  const [permissions, setPermissions] = useState<readonly Permission[]>(role.permissions);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const settle = ({ code, args }: ShopError) => {
    if (code !== 'VALIDATION_FAILED') return false;
    setWrong(args as Record<string, string>);
    return true;
  };
  const { busy, problem, run } = useAction(settle);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setWrong({});
    void run(() => onSave({ name, permissions: [...permissions] }));
  };
  const toggle = (one: Permission) =>
    setPermissions(permissions.includes(one) ? permissions.filter((each) => each !== one) : [...permissions, one]);
  return (
    <form className="people-form" onSubmit={save} noValidate>
      <TextInput
        label={t('people.roles.name')}
        value={name}
        maxLength={MOST}
        error={wrong.name && t(wrong.name === 'TAKEN' ? 'people.roles.taken' : 'people.roles.nameless')}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset>
        <legend>{t('people.roles.opens')}</legend>
        {PERMISSIONS.map((one) => (
          <Checkbox key={one} checked={permissions.includes(one)} onChange={() => toggle(one)}>
            {t(`people.permission.${one}`)}
            <br />
            <span className="faint">{t(`people.permission.${one}.hint`)}</span>
          </Checkbox>
        ))}
      </fieldset>
      <ErrorLine text={wrong.permissions ? t('people.roles.opensNothing') : problem} />
      <div className="row">
        <Button type="submit" small busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="line" small onClick={onCancel}>
            {t('people.roles.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
