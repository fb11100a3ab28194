import { useState, useSyncExternalStore } from 'react';

/** A press whose end is never heard (a list opened, something was dragged) counts no longer. */
const LONGEST_MS = 2000;

const listeners = new Set<() => void>();
let pressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;

const setPressed = (now: boolean) => {
  clearTimeout(ending);
  pressed = now;
  for (const listener of listeners) listener();
};
/** Whatever is held back may be shown now. */
export const endPress = () => setPressed(false);
const begin = () => {
  setPressed(true);
  ending = setTimeout(endPress, LONGEST_MS);
};
/** After the click of the press and all that hears it: drawn anew in between, a tick box would lose its tick. */
const release = () => {
  clearTimeout(ending);
  ending = setTimeout(endPress);
};

/** The mouse events, which a finger makes too, all of them when it is lifted: the blur comes between them. */
const HEARD = { mousedown: begin, mouseup: release, click: release };

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) for (const [type, act] of Object.entries(HEARD)) window.addEventListener(type, act, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [type, act] of Object.entries(HEARD)) window.removeEventListener(type, act, true);
    endPress();
  };
};

/**
 * The errors of a form as they may be shown: those that come because something else was pressed wait until that press is
 * over, for their lines would move what is pressed from under the finger and the press would be lost.
 */
export const useErrorsAfterPress = <Errors>(errors: Errors): Errors => {
  const held = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
  const [shown, setShown] = useState(errors);
  if (!held && shown !== errors) setShown(errors);
  return held ? shown : errors;
};
