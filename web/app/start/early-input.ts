import { isHydrated } from './hydrated.ts';

export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did before the page's code was there. */
export interface Held {
  /** Controls that were pressed and forms that were sent without a button, in their order. */
  readonly pressed: HTMLElement[];
  /** Fields that were typed or chosen in. */
  readonly typed: Set<TypedField>;
  /** Does the first of `pressed` now. */
  readonly repeatFirst: () => void;
  /** From now on nothing is held; what is held already is done as by a page without code. */
  readonly letGo: () => void;
}

const NEAREST = 'a[href],button,input,label,summary';
const PRESSED = 'button,summary,[type=button],[type=checkbox],[type=image],[type=radio],[type=reset],[type=submit]';
/** After this time a pressed control shows that it was understood. */
const PATIENCE_MS = 300;

/** What a press here works on; null for links and text fields, which need no code. */
const controlOf = (target: EventTarget | null): HTMLElement | null => {
  const near = target instanceof Element ? target.closest<HTMLElement>(NEAREST) : null;
  const control = near instanceof HTMLLabelElement ? near.control : near;
  return control?.matches(PRESSED) ? control : null;
};

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** What must wait for the page's code, and for what was `pressed` before it. */
const waitingOf = (event: Event, pressed: readonly HTMLElement[]): HTMLElement | null => {
  if (event.type === 'submit') {
    const form = event.target as HTMLFormElement;
    return isHydrated((event as SubmitEvent).submitter ?? form) ? null : form;
  }
  const control = hasModifier(event as MouseEvent) ? null : controlOf(event.target);
  return control && isHydrated(control) && (pressed[0] ?? control) === control ? null : control;
};

/**
 * Holds presses on controls that React has not taken over yet, so that none is lost: no matter how late the code comes,
 * they are repeated in their order. Links work by themselves and are not held.
 */
export const captureEarlyInput = (): Held => {
  const pressed: HTMLElement[] = [];
  const typed = new Set<TypedField>();
  const ending = new AbortController();
  const listen = (name: string, heard: (event: Event) => void) =>
    window.addEventListener(name, heard, { capture: true, signal: ending.signal });
  const hold = (event: Event) => {
    const element = waitingOf(event, pressed);
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(element);
    setTimeout(() => pressed.includes(element) && element.setAttribute('aria-busy', 'true'), PATIENCE_MS);
  };
  const note = ({ target }: Event) => {
    if (target instanceof Element && 'value' in target && !isHydrated(target)) typed.add(target as TypedField);
  };
  const repeatFirst = () => {
    const [element] = pressed;
    element?.removeAttribute('aria-busy');
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element?.click();
    pressed.shift();
  };
  const letGo = () => {
    ending.abort();
    while (pressed.length > 0) repeatFirst();
  };
  ['click', 'submit'].forEach((name) => listen(name, hold));
  ['input', 'change'].forEach((name) => listen(name, note));
  return { pressed, typed, repeatFirst, letGo };
};
