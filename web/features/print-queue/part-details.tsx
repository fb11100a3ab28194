import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { allDone, stateOf, type Part, type PartState } from './queue.ts';
import { gramsOf } from './spool-check.tsx';

const MOST_NOTE = 200;

interface PartDetailsProps {
  part: Part;
  onSave: (state: PartState, text: string) => void;
}

const NoteForm = ({ part, onSave, onClose }: PartDetailsProps & { onClose: () => void }) => {
  const t = useText();
  const intl = useIntl();
  const [note, setNote] = useState(part.note);
  const [typed, setTyped] = useState<string | null>(null);
  const grams = typed === null ? part.wastedGrams : gramsOf(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (grams === undefined) return;
    const state = { ...stateOf(part), note: note.trim().slice(0, MOST_NOTE), wastedGrams: grams ?? 0 };
    onSave(state, t('queue.said.noted', { part: part.name }));
    onClose();
  };
  return (
    <form className="pq__form" onSubmit={submit} noValidate>
      <TextInput
        label={t('queue.note.label')}
        value={note}
        maxLength={MOST_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextInput
        label={t('queue.note.wasted')}
        inputMode="decimal"
        value={typed ?? intl.formatNumber(part.wastedGrams, { useGrouping: false })}
        error={grams === undefined && t('queue.spool.wrong')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="row">
        <Button small type="submit">
          {t('queue.note.save')}
        </Button>
        <Button small variant="quiet" onClick={onClose}>
          {t('queue.note.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The note of a part, what its failed prints took, and a way to set all its copies done at once. */
export const PartDetails = ({ part, onSave }: PartDetailsProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const many = part.quantity > 1 && part.done < part.quantity;
  const asks = part.failed > 0 && !part.note;
  if (open) return <NoteForm part={part} onSave={onSave} onClose={() => setOpen(false)} />;
  return (
    <div className="row pq__more">
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t(part.note ? 'queue.note.edit' : asks ? 'queue.note.why' : 'queue.note.add')}
        <span className="sr"> {part.name}</span>
      </button>
      {many && (
        <button
          type="button"
          className="link"
          onClick={() => onSave(allDone(part), t('queue.said.allDone', { part: part.name }))}
        >
          {t('queue.allDone')}
          <span className="sr"> {part.name}</span>
        </button>
      )}
    </div>
  );
};
