import type { CustomerGroupInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import type { ServerErrorPlacement } from '../../lib/form/server-errors.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';

const MOST = 60;

interface Values {
  name: string;
  /** One address a line. */
  emails: string;
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

const words = (field: keyof Values, code: string): FieldError => {
  if (field === 'emails') return { id: code === 'TOO_MANY' ? 'people.groups.tooMany' : 'people.groups.unknown' };
  return { id: code === 'TAKEN' ? 'people.groups.taken' : 'people.groups.nameless' };
};

/** The first address that no account has is named. */
const placing = ({ emails }: Values): ServerErrorPlacement<keyof Values> => ({
  at: (path) => (path.startsWith('emails') ? 'emails' : 'name'),
  words: (field, code) => words(field, code),
  refused: ({ code, args }) => {
    const [first] = Object.keys(code === 'VALIDATION_FAILED' ? args : {}).filter((path) => /emails\.\d+$/.test(path));
    const email = first && linesOf(emails)[Number(first.split('.').at(-1))];
    return email ? { emails: { id: 'people.groups.unknownOne', values: { email } } } : null;
  },
});

interface GroupFormProps {
  group: CustomerGroupInput;
  submit: string;
  /** Answers once the server has it. */
  onSave: (group: CustomerGroupInput) => Promise<unknown>;
  onCancel?: () => void;
}

/** Name and members of a group of customers. */
export const GroupForm = ({ group, submit, onSave, onCancel }: GroupFormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const { props, values, set, errors, busy, problem } = useControlledForm<Values>({
    initial: { name: group.name, emails: group.emails.join('\n') },
    judge: ({ name }) => (name.trim() ? {} : { name: { id: 'people.groups.nameless' } }),
    placing,
    send: ({ name, emails }) => onSave({ name, emails: linesOf(emails) }),
  });
  return (
    <form className="people-form" {...props}>
      <TextInput
        label={t('people.groups.name')}
        hint={t('people.groups.name.hint')}
        name="name"
        value={values.name}
        maxLength={MOST}
        autoComplete="off"
        error={lines(errors.name)}
        onChange={({ target }) => set('name', target.value)}
      />
      <TextArea
        label={t('people.groups.emails')}
        hint={t('people.groups.emails.hint')}
        name="emails"
        rows={6}
        value={values.emails}
        error={lines(errors.emails)}
        onChange={({ target }) => set('emails', target.value)}
      />
      <ErrorLine>{problem}</ErrorLine>
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
