import { useEffect } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import type { UserPartsFragment as User } from './AdminUser.gen.ts';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useUserChanges } from './use-user-changes.ts';

const MOST = 5000;

/** A note of the admins about the person. */
export const NotePanel = ({ user }: { user: User }) => {
  const t = useText();
  const { saveNote } = useUserChanges(user);
  const { note, noteVersion } = user;
  const { props, values, set, reset, changed, busy, problem } = useControlledForm({
    initial: { note },
    send: (typed) => saveNote(typed.note),
  });
  useEffect(() => reset({ note }), [note, noteVersion, reset]);
  return (
    <section className="panel">
      <h2 className="h3">{t('people.note')}</h2>
      <form className="people-form" {...props}>
        <TextArea
          label={t('people.note.text')}
          hint={t('people.note.hint')}
          rows={5}
          maxLength={MOST}
          value={values.note}
          onChange={({ target }) => set('note', target.value)}
        />
        <Button type="submit" variant="line" small busy={busy} disabled={!changed}>
          {t('people.note.save')}
        </Button>
        <ErrorLine>{problem}</ErrorLine>
      </form>
    </section>
  );
};
