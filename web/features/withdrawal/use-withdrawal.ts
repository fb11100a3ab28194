import { useState } from 'react';
import { letterFieldError } from '../../lib/form/letter-fields.ts';
import { serverFieldErrors } from '../../lib/form/server-errors.ts';
import { useContentKey } from '../../lib/use-content-key.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useAction } from '../../ui/use-action.ts';
import { entryFields, validateEntries, statementOf, type Statement } from './statement.ts';
import { useWithdrawMutation } from './Withdraw.gen.ts';

/** Entries, then a look at what they state, then the receipt. */
export type Step =
  | { readonly name: 'entries' }
  | { readonly name: 'check'; readonly statement: Statement }
  | { readonly name: 'received'; readonly statement: Statement; readonly receivedAt: string };

const FIELDS = ['name', 'email', 'orderNumber', 'items'] as const;

/** The two steps of a withdrawal. Entries stay until the statement is received, also when the shop refuses it. */
export const useWithdrawal = () => {
  const [withdraw] = useWithdrawMutation();
  const [step, setStep] = useState<Step>({ name: 'entries' });
  const keyOf = useContentKey();
  const form = useForm({
    fields: entryFields,
    judge: validateEntries,
    send: (given) => setStep({ name: 'check', statement: statementOf(given) }),
  });
  const { run, busy, problem, forget } = useAction((refusal) => {
    const errors = serverFieldErrors(refusal, { words: letterFieldError }, FIELDS);
    if (!errors) return false;
    setStep({ name: 'entries' });
    form.show(errors);
    return true;
  });
  const change = () => {
    forget();
    setStep({ name: 'entries' });
  };
  const confirm = (statement: Statement) =>
    run(async () => {
      const { data } = await withdraw({ variables: { input: { ...statement, idempotencyKey: keyOf(statement) } } });
      setStep({ name: 'received', statement, receivedAt: data!.withdrawFromContract.receivedAt });
    });
  return { step, form, confirm, change, problem, busy };
};
