import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { gramsOf } from '../../lib/spools/grams.ts';
import { text, type Field } from '../../lib/form/fields.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { allDone, stateOf, type Part, type PartState } from './queue.ts';

const MOST_NOTE = 200;

interface PartDetailsProps {
  part: Part;
  onSave: (state: PartState, text: string) => void;
}

const fields = {
  note: text(),
  wastedGrams: {
    read: ([typed]) => gramsOf(typeof typed === 'string' ? typed : ''),
    check: (grams) => (grams === undefined ? { id: 'queue.spool.wrong' } : undefined),
  } satisfies Field<ReturnType<typeof gramsOf>>,
};

const NoteForm = ({ part, onSave, onClose }: PartDetailsProps & { onClose: () => void }) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const { props, errors } = useForm({
    fields,
    send: ({ note, wastedGrams }) => {
      const state = { ...stateOf(part), note: note.slice(0, MOST_NOTE), wastedGrams: wastedGrams ?? 0 };
      onSave(state, t('queue.said.noted', { part: part.name }));
      onClose();
    },
  });
  return (
    <form className="pq__form" {...props}>
      <TextInput name="note" label={t('queue.note.label')} defaultValue={part.note} maxLength={MOST_NOTE} />
      <TextInput
        name="wastedGrams"
        label={t('queue.note.wasted')}
        inputMode="decimal"
        defaultValue={intl.formatNumber(part.wastedGrams, { useGrouping: false })}
        error={lines(errors.wastedGrams)}
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
