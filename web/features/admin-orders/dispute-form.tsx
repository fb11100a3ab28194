import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { sendFile } from '../../lib/send-file.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { useAction } from '../../ui/use-action.ts';
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
      {wrong && <p role="alert">{t('orders.dispute.file.wrong')}</p>}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};

const useAnswer = ({ dispute, onChange }: DisputeFormProps) => {
  const [answer] = useAnswerDisputeMutation();
  const [key, setKey] = useState(uniqueKey);
  const action = useAction();
  const send = async (kind: 'EVIDENCE' | 'ACCEPT', words: { carrier: string; tracking: string; note: string }) => {
    const { carrier, tracking, note } = words;
    const proof = { carrier: carrier.trim() || null, tracking: tracking.trim() || null };
    const input = { disputeId: dispute.id, kind, note: note.trim(), ...proof, idempotencyKey: key };
    const done = await action.run(() => answer({ variables: { input } }));
    if (done) {
      setKey(uniqueKey());
      await onChange();
    }
    return done;
  };
  return { ...action, send };
};

/** Proof against a claim, with a number of a parcel, words and a file; or giving in, which asks first as nothing brings it back. */
export const DisputeForm = (props: DisputeFormProps) => {
  const t = useText();
  const intl = useIntl();
  const { dispute } = props;
  const { busy, problem, send } = useAnswer(props);
  const [words, setWords] = useState({ carrier: '', tracking: '', note: '' });
  const [accepting, setAccepting] = useState(false);
  const [tried, setTried] = useState(false);
  const take = (name: keyof typeof words) => (event: { target: { value: string } }) =>
    setWords({ ...words, [name]: event.target.value });
  const empty = !words.note.trim() && !words.tracking.trim() && !dispute.fileName;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (empty) return;
    if (await send('EVIDENCE', words)) {
      setWords({ carrier: '', tracking: '', note: '' });
      setTried(false);
    }
  };
  const amount = formatMoney(intl, dispute.amount);
  return (
    <form className="ao-form" onSubmit={(event) => void submit(event)} noValidate>
      <div className="ao-form__fields">
        <TextInput
          label={t('orders.dispute.carrier')}
          value={words.carrier}
          maxLength={100}
          onChange={take('carrier')}
        />
        <TextInput
          label={t('orders.dispute.tracking')}
          value={words.tracking}
          maxLength={40}
          onChange={take('tracking')}
        />
      </div>
      <TextArea
        label={t('orders.dispute.note')}
        hint={t('orders.dispute.note.hint')}
        value={words.note}
        rows={4}
        maxLength={2000}
        error={tried && empty ? t('orders.dispute.note.missing') : undefined}
        onChange={take('note')}
      />
      <ProofFile {...props} />
      {problem && <p role="alert">{problem}</p>}
      {accepting && <p role="alert">{t('orders.dispute.accept.lead', { amount })}</p>}
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('orders.dispute.send')}
        </Button>
        {accepting ? (
          <Button variant="danger" busy={busy} onClick={() => void send('ACCEPT', words)}>
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
