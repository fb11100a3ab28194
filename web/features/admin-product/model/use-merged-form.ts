import { useEffect, useRef, useState } from 'react';
import { isSame, type PathOf } from '../../../lib/form/at-path.ts';
import type { FoundErrors } from '../../../lib/form/field-error.ts';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import type { MergedTyped } from './merge-typed.ts';

export type Conflict = Pick<MergedTyped<unknown>, 'taken' | 'clashes'>;

interface MergedFormRules<Values> {
  /** As it is stored now, whoever changed it. */
  stored: Values;
  merge: (base: Values, mine: Values, theirs: Values) => MergedTyped<Values>;
  judge: (values: Values, base: Values) => FoundErrors<PathOf<Values>>;
  send: (values: Values, base: Values) => Promise<unknown>;
}

/**
 * A form of something that others work on too: what only they changed is taken over when it is known, where both changed
 * the same `conflict` holds both values and mine stands until one is chosen.
 */
export const useMergedForm = <Values extends object>({ stored, merge, judge, send }: MergedFormRules<Values>) => {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saves, setSaves] = useState(0);
  const base = useRef(stored);
  const isOwn = useRef(false);
  const form = useControlledForm<Values>({
    initial: stored,
    judge: (values) => judge(values, base.current),
    send: async (values) => {
      await send(values, base.current);
      isOwn.current = true;
      setSaves((count) => count + 1);
    },
  });
  const { values, reset } = form;
  const key = JSON.stringify(stored);
  useEffect(() => {
    const before = base.current;
    const own = isOwn.current;
    if (isSame(before, stored) && !own) return;
    const { values: merged, ...found } = merge(before, values, stored);
    const isQuiet = own || isSame(values, before) || found.taken.length + found.clashes.length === 0;
    base.current = stored;
    isOwn.current = false;
    reset(stored, own ? stored : merged);
    setConflict(isQuiet ? null : found);
    // oxlint-disable-next-line react/exhaustive-deps -- each answer of the server is a new object: its text tells another
  }, [key, saves]);
  return { ...form, conflict };
};
