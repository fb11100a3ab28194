import type { AdminRoleInput, Permission } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { manyOf, text } from '../../lib/form/fields.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ErrorLine } from '../../ui/form/error-line.tsx';

const PERMISSIONS: readonly Permission[] = ['CATALOGUE', 'ORDERS', 'CUSTOMERS', 'ANALYTICS', 'SETTINGS'];
const MOST = 60;

const fields = { name: text(), permissions: manyOf(PERMISSIONS) };

const words = (field: string, code: string): FieldError => {
  if (field === 'permissions') return { id: 'people.roles.opensNothing' };
  return { id: code === 'TAKEN' ? 'people.roles.taken' : 'people.roles.nameless' };
};

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
  const lines = useErrorLines();
  const { props, errors, busy, problem } = useForm({
    fields,
    words,
    send: ({ name, permissions }) => onSave({ name, permissions: [...permissions] }),
  });
  return (
    <form className="people-form" {...props}>
      <TextInput
        label={t('people.roles.name')}
        name="name"
        defaultValue={role.name}
        maxLength={MOST}
        autoComplete="off"
        error={lines(errors.name)}
      />
      <fieldset>
        <legend>{t('people.roles.opens')}</legend>
        {PERMISSIONS.map((one) => (
          <Checkbox key={one} name="permissions" value={one} defaultChecked={role.permissions.includes(one)}>
            {t(`people.permission.${one}`)}
            <br />
            <span className="faint">{t(`people.permission.${one}.hint`)}</span>
          </Checkbox>
        ))}
      </fieldset>
      <ErrorLine>{errors.permissions ? t('people.roles.opensNothing') : problem}</ErrorLine>
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
