import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import { text, type ValuesOf } from '../../../lib/form/fields.ts';
import { sendFile } from '../../../lib/files/send-file.ts';
import { uniqueKey } from '../../../lib/unique-key.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextArea, TextInput } from '../../../ui/form/field.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import {
  useAnswerDisputeMutation,
  useRemoveDisputeProofMutation,
  type AdminOrderDisputeFragment,
} from './AdminOrder.gen.ts';

interface DisputeFormProps {
  dispute: AdminOrderDisputeFragment;
  onChange: () => Promise<unknown>;
}

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MOST_BYTES = 10 * 1024 * 1024;

/** The file that goes with the proof: one, laid ready at the shop. */
const ProofFile = ({ dispute: { id, fileName }, onChange }: DisputeFormProps) => {
  const t = useText();
  const [remove] = useRemoveDisputeProofMutation();
  const [wrong, setWrong] = useState(false);
  const { busy, problem, run } = useAction(({ code }) => {
    const known = code === 'PHOTO_NOT_RECOGNISED' || code === 'PAYLOAD_TOO_LARGE';
    setWrong(known);
    return known;
  });
  const put = async ([file]: File[]) => {
    if (!file) return;
    const fits = TYPES.includes(file.type) && file.size <= MOST_BYTES;
    setWrong(!fits);
    if (!fits) return;
    const address = `/api/admin/disputes/${id}/proof?${new URLSearchParams({ name: file.name.slice(-100) })}`;
    await run(async () => {
      await sendFile({ method: 'PUT', address, file, onProgress: () => undefined });
      await onChange();
    });
  };
  const takeAway = () =>
    void run(async () => {
      await remove({ variables: { id } });
      await onChange();
    });
  return (
    <div>
      {fileName ? (
        <p className="row">
          <span>{fileName}</span>
          <Button variant="quiet" small busy={busy} onClick={takeAway}>
            {t('orders.dispute.file.remove')}
          </Button>
        </p>
      ) : (
        <FileDrop
          accept={TYPES.join(',')}
          label={t('orders.dispute.file')}
          hint={t('orders.dispute.file.hint')}
          multiple={false}
          onFiles={(files) => void put(files)}
        />
      )}
      {wrong && <ErrorLine>{t('orders.dispute.file.wrong')}</ErrorLine>}
      <ErrorLine>{problem}</ErrorLine>
    </div>
  );
};

const fields = { carrier: text(), tracking: text(), note: text() };
type Proof = ValuesOf<typeof fields>;

const useAnswer = ({ dispute, onChange }: DisputeFormProps) => {
  const [answer] = useAnswerDisputeMutation();
  const [key, setKey] = useState(uniqueKey);
  const send =
    (kind: 'EVIDENCE' | 'ACCEPT') =>
    async ({ carrier, tracking, note }: Proof) => {
      const proof = { carrier: carrier || null, tracking: tracking || null, note };
      await answer({ variables: { input: { disputeId: dispute.id, kind, ...proof, idempotencyKey: key } } });
      setKey(uniqueKey());
      if (kind === 'EVIDENCE') form.reset();
      await onChange();
    };
  const form = useForm({
    fields,
    judge: ({ tracking, note }) =>
      note || tracking || dispute.fileName ? {} : { note: { id: 'orders.dispute.note.missing' } },
    send: send('EVIDENCE'),
  });
  return { ...form, accept: () => void form.perform(() => send('ACCEPT')(form.values())) };
};

/** Proof against a claim, with a number of a parcel, words and a file; or giving in, which asks first as nothing brings it back. */
export const DisputeForm = (props: DisputeFormProps) => {
  const t = useText();
  const intl = useIntl();
  const lines = useErrorLines();
  const { dispute } = props;
  const { busy, problem, errors, accept, ...form } = useAnswer(props);
  const [accepting, setAccepting] = useState(false);
  const amount = formatMoney(intl, dispute.amount);
  return (
    <form className="ao-form" {...form.props}>
      <div className="ao-form__fields">
        <TextInput name="carrier" label={t('orders.dispute.carrier')} maxLength={100} autoComplete="off" />
        <TextInput name="tracking" label={t('orders.dispute.tracking')} maxLength={40} autoComplete="off" />
      </div>
      <TextArea
        label={t('orders.dispute.note')}
        hint={t('orders.dispute.note.hint')}
        name="note"
        rows={4}
        maxLength={2000}
        error={lines(errors.note)}
      />
      <ProofFile {...props} />
      <ErrorLine>{problem}</ErrorLine>
      {accepting && <p role="alert">{t('orders.dispute.accept.lead', { amount })}</p>}
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('orders.dispute.send')}
        </Button>
        {accepting ? (
          <Button variant="danger" busy={busy} onClick={accept}>
            {t('orders.dispute.accept.confirm', { amount })}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setAccepting(true)}>
            {t('orders.dispute.accept')}
          </Button>
        )}
      </div>
    </form>
  );
};
