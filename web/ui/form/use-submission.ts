import { useCallback, useState, type RefObject } from 'react';
import { wrongFields, type FieldError, type FieldErrors, type FoundErrors } from '../../lib/form/field-error.ts';
import { serverFieldErrors, type ServerErrorPlacement } from '../../lib/form/server-errors.ts';
import { useShownErrors } from '../../lib/form/use-shown-errors.ts';
import { useAction } from '../use-action.ts';

export interface SubmissionRules<Name extends string> extends ServerErrorPlacement<Name> {
  /** The fields that there are; without them every path is one. */
  names?: readonly Name[];
}

/**
 * What every form does when it is sent: shows what was found wrong and gives the first wrong field the focus, else does
 * the work, one at a time; what the server refuses is shown at the fields, or as `problem`. `done` holds until the next try.
 */
export const useSubmission = <Name extends string>(
  form: RefObject<HTMLElement | null>,
  { names, ...placing }: SubmissionRules<Name>,
) => {
  const { errors, shows, put, show: showAll } = useShownErrors<FieldErrors<Name>>({}, form);
  const [done, setDone] = useState(false);
  const show = useCallback((found: FoundErrors<Name>) => showAll(wrongFields(found)), [showAll]);
  /** Changes what is said of one field, and of all that lies within it. */
  const putField = useCallback(
    (name: Name, found: readonly FieldError[] = []) =>
      put((current) => {
        const within = (one: string) => one === name || one.startsWith(`${name}.`);
        const entries = Object.entries<readonly FieldError[] | undefined>(current);
        if (found.length === 0 && !entries.some(([one]) => within(one))) return current;
        const others = entries.filter(([one]) => !within(one));
        return wrongFields(Object.fromEntries([...others, [name, found]]) as FoundErrors<Name>);
      }),
    [put],
  );
  const { run, ...action } = useAction((refusal) => {
    const found = serverFieldErrors(refusal, placing, names);
    if (found) showAll(found);
    return found !== null;
  });
  /** Does what a form asks for without judging it. */
  const perform = async (work: () => unknown) => {
    setDone(false);
    const went = await run(work);
    if (went) setDone(true);
    return went;
  };
  /** True when what was sent has arrived. */
  const submit = async (found: FoundErrors<Name>, work: () => unknown) => {
    if (action.busy) return false;
    const wrong = wrongFields(found);
    showAll(wrong);
    return Object.keys(wrong).length === 0 && perform(work);
  };
  return { ...action, errors, shows, done, show, putField, perform, submit };
};
