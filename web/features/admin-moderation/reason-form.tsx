import { useEffect, useRef } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';

const MOST = 500;

interface ReasonFormProps {
  /** Reasons that are often given, in full sentences. */
  offered: readonly string[];
  busy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Why something is refused, in words that its author will read. */
export const ReasonForm = ({ offered, busy, onReject, onCancel }: ReasonFormProps) => {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { props, values, set } = useControlledForm({
    initial: { reason: '' },
    send: ({ reason }) => {
      if (reason.trim()) onReject(reason.trim());
    },
  });
  return (
    <form className="mod-reason" {...props}>
      <div className="row mod-reasons" role="group" aria-label={t('moderation.reason.often')}>
        {offered.map((text) => (
          <button key={text} type="button" className="tag" onClick={() => set('reason', text)}>
            {text}
          </button>
        ))}
      </div>
      <TextArea
        ref={field}
        label={t('moderation.reason')}
        hint={t('moderation.reason.hint')}
        rows={3}
        maxLength={MOST}
        required
        value={values.reason}
        onChange={({ target }) => set('reason', target.value)}
      />
      <div className="row">
        <Button type="submit" variant="danger" small busy={busy} disabled={!values.reason.trim()}>
          {t('moderation.reject')}
        </Button>
        <Button variant="line" small onClick={onCancel}>
          {t('moderation.cancel')}
        </Button>
      </div>
    </form>
  );
};
