import type { RefObject } from 'react';
import { useText } from '../../intl/use-text.ts';
import { text } from '../../lib/form/fields.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useSendDocumentToMutation } from './Documents.gen.ts';

const INVALID = { id: 'documents.sending.number.invalid' } as const;
const fields = { number: text((typed) => (typed ? undefined : INVALID)) };

interface AddressProps {
  /** Of the document. */
  id: string;
  number: string;
  /** What says the state: it has the focus once the form is gone. */
  state: RefObject<HTMLElement | null>;
}

/** Sends a document whose buyer gave no number for the network, or a wrong one, by one that was learnt since. */
export const SendingAddress = ({ id, number: document, state }: AddressProps) => {
  const t = useText();
  const lines = useErrorLines();
  const [sendTo] = useSendDocumentToMutation();
  const { props, errors, busy, problem } = useForm({
    fields,
    words: () => INVALID,
    send: async ({ number }) => {
      await sendTo({ variables: { input: { id, number } } });
      state.current?.focus();
    },
  });
  return (
    <form className="stack doc-address" {...props}>
      <TextInput
        name="number"
        autoComplete="off"
        label={t('documents.sending.number')}
        hint={t('documents.sending.number.hint')}
        error={lines(errors.number)}
      />
      <ErrorLine>{problem}</ErrorLine>
      <div className="row">
        <Button type="submit" variant="line" small busy={busy}>
          {t('documents.sending.number.send', { number: document })}
        </Button>
      </div>
    </form>
  );
};
