import { useCallback, useEffect, useState, type RefObject } from 'react';
import { endPress, useErrorsAfterPress } from '../errors-after-press.ts';

/**
 * The errors of a form. `put` changes those of a field that was left: they wait for the end of a press. `show` is the
 * answer to sending: it waits for nothing, and the first wrong field of the form gets the focus;
 * `shows` counts it.
 */
export const useShownErrors = <Errors>(none: Errors, form: RefObject<HTMLElement | null>) => {
  const [errors, put] = useState(none);
  const [shows, setShows] = useState(0);
  useEffect(() => {
    if (shows > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, shows]);
  const show = useCallback((next: Errors) => {
    endPress();
    put(next);
    setShows((count) => count + 1);
  }, []);
  return { errors: useErrorsAfterPress(errors), shows, put, show };
};
