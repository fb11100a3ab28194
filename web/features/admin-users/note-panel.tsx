import { useState, type FormEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { UserPartsFragment as User } from './AdminUser.gen.ts';
import { ErrorLine } from './error-line.tsx';
import { useUserChanges } from './use-user-changes.ts';

const MOST = 5000;

/** A note of the admins about the person. */
export const NotePanel = ({ user }: { user: User }) => {
  const t = useText();
  const [note, setNote] = useState(user.note);
  const [known, setKnown] = useState(user.noteVersion);
  if (known !== user.noteVersion) {
    setKnown(user.noteVersion);
    setNote(user.note);
  }
  const { saveNote } = useUserChanges(user);
  const { busy, problem, run } = useAction();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(() => saveNote(note));
  };
  return (
    <section className="panel">
      <h2 className="h3">{t('people.note')}</h2>
      <form className="people-form" onSubmit={save}>
        <TextArea
          label={t('people.note.text')}
          hint={t('people.note.hint')}
          rows={5}
          maxLength={MOST}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" variant="line" small busy={busy} disabled={note === user.note}>
          {t('people.note.save')}
        </Button>
        <ErrorLine text={problem} />
      </form>
    </section>
  );
};
