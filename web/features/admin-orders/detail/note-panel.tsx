import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useSetOrderNoteMutation, type AdminOrderPartsFragment } from './AdminOrder.gen.ts';

interface NotePanelProps {
  order: AdminOrderPartsFragment;
  onSaved: () => Promise<unknown>;
}

/** The note for the workshop. Somebody else's newer note is shown, never overwritten unread. */
export const NotePanel = ({ order, onSaved }: NotePanelProps) => {
  const t = useText();
  const [save] = useSetOrderNoteMutation();
  const [text, setText] = useState(order.note.text);
  const [base, setBase] = useState(order.note);
  const [conflict, setConflict] = useState(false);
  const { busy, problem, run } = useAction(({ code }) => {
    setConflict(code === 'VERSION_CONFLICT');
    return code === 'VERSION_CONFLICT';
  });
  if (order.note.version > base.version && !busy) {
    if (text === base.text) setText(order.note.text);
    else setConflict(true);
    setBase(order.note);
  }
  const submit = async () => {
    setConflict(false);
    const variables = { id: order.id, text, version: base.version };
    const saved = await run(async () => {
      const { data } = await save({ variables });
      if (data) setBase(data.setOrderNote);
    });
    await onSaved();
    return saved;
  };
  return (
    <section className="panel ao-form">
      <TextArea
        label={t('orders.note')}
        rows={4}
        maxLength={4000}
        value={text}
        error={problem ?? undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {conflict && (
        <div role="alert" className="ao-small">
          <p>{t('orders.note.conflict')}</p>
          <blockquote className="ao-pack__note">{base.text}</blockquote>
        </div>
      )}
      {text.trim() !== base.text && (
        <div className="row">
          <Button small busy={busy} onClick={() => void submit()}>
            {t('orders.note.save')}
          </Button>
        </div>
      )}
    </section>
  );
};
