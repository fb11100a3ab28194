import { useState } from 'react';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { letterFieldError } from '../../lib/form/letter-fields.ts';
import { refusedFields } from '../../lib/form/refused-fields.ts';
import { useContentKey } from '../../lib/use-content-key.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { judgeEntries, NAMES, statementOf, type EntryName, type Statement } from './statement.ts';
import { useWithdrawMutation } from './Withdraw.gen.ts';

/** Entries, then a look at what they state, then the receipt. */
export type Step =
  | { readonly name: 'entries' }
  | { readonly name: 'check'; readonly statement: Statement }
  | { readonly name: 'received'; readonly statement: Statement; readonly receivedAt: string };

const FIELDS = ['name', 'email', 'orderNumber', 'items'] as const;

/** The two steps of a withdrawal. Entries stay until the statement is received, also when the shop refuses it. */
export const useWithdrawal = () => {
  const [withdraw, { loading }] = useWithdrawMutation();
  const [step, setStep] = useState<Step>({ name: 'entries' });
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const keyOf = useContentKey();
  const form = useForm<EntryName>({
    names: NAMES,
    judge: judgeEntries,
    send: (given) => {
      setStep({ name: 'check', statement: statementOf(given) });
      return Promise.resolve();
    },
  });
  const change = () => {
    setRefusal(null);
    setStep({ name: 'entries' });
  };
  const confirm = async (statement: Statement) => {
    setRefusal(null);
    try {
      const { data } = await withdraw({ variables: { input: { ...statement, idempotencyKey: keyOf(statement) } } });
      setStep({ name: 'received', statement, receivedAt: data!.withdrawFromContract.receivedAt });
    } catch (error) {
      const refused = shopErrorOf(error);
      const fields = refusedFields(refused, FIELDS, letterFieldError);
      if (!fields) return setRefusal(refused);
      change();
      form.show(fields);
    }
  };
  return { step, form, confirm, change, refusal, busy: loading };
};
