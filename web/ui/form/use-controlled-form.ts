import { useCallback, useRef, useState, type FormEvent } from 'react';
import { isSame, valueAt, withValueAt, type At, type PathOf } from '../../lib/form/at-path.ts';
import { wrongFields, type FoundErrors } from '../../lib/form/field-error.ts';
import type { ServerErrorPlacement } from '../../lib/form/server-errors.ts';
import { useSubmission } from './use-submission.ts';

interface ControlledRules<Values> {
  /** What the form begins with, and goes back to. */
  initial: Values | (() => Values);
  /** What was typed before and is not sent yet. */
  typed?: Values;
  /** What is wrong, at the path of each value. */
  judge?: (values: Values) => FoundErrors<PathOf<Values>>;
  /** Where the server's refusals stand. */
  placing?: (values: Values) => ServerErrorPlacement<PathOf<Values>>;
  /** Sends what was judged to be fine; a second press waits for it. What it rejects with is shown. May be given to `submit`. */
  send?: (values: Values) => unknown;
}

/** What a form began with and what stands in it now. */
const useHeld = <Values extends object>({ initial, typed }: Pick<ControlledRules<Values>, 'initial' | 'typed'>) => {
  const [held, setHeld] = useState(() => {
    const base = initial instanceof Function ? initial() : initial;
    return { base, values: typed ?? base };
  });
  const put = useCallback(
    (path: string, value: unknown) => setHeld((now) => ({ ...now, values: withValueAt(now.values, path, value) })),
    [],
  );
  const goTo = useCallback(
    (next?: Values, over = next) => setHeld(({ base }) => ({ base: next ?? base, values: over ?? base })),
    [],
  );
  return { ...held, put, goTo };
};

/**
 * A form whose values the page shows or works with while they are typed: a price, a preview, a conflict. Judged, sent and
 * refused like `useForm`. `check` judges a field that is left, unless it is empty. `changed` tells from what it began with,
 * `reset` goes back there or on to something newer, with other values over it if need be.
 */
export const useControlledForm = <Values extends object, Place extends HTMLElement = HTMLFormElement>({
  initial,
  typed,
  judge,
  placing,
  send,
}: ControlledRules<Values>) => {
  type Path = PathOf<Values>;
  const ref = useRef<Place>(null);
  const { base, values, put, goTo } = useHeld({ initial, typed });
  const { submit, putField, show, ...submission } = useSubmission<Path>(ref, placing?.(values) ?? {});
  const set = useCallback(
    <P extends Path>(path: P, value: At<Values, P>) => {
      put(path, value);
      putField(path);
    },
    [put, putField],
  );
  const check = (path: Path) => {
    const found = valueAt(values, path) ? wrongFields(judge?.(values) ?? {})[path] : undefined;
    if (found) putField(path, found);
  };
  const reset = useCallback(
    (next?: Values, over?: Values) => {
      goTo(next, over);
      show({});
    },
    [goTo, show],
  );
  /** Sends the form, `by` another way where it has two. */
  const sendNow = (by = send) => submit(judge?.(values) ?? {}, () => by?.(values));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendNow();
  };
  const props = { ref, noValidate: true, onSubmit } as const;
  const changed = !isSame(values, base);
  return { ...submission, props, values, base, changed, set, check, show, reset, submit: sendNow };
};
