import { nextTask } from '../../lib/timing/next-task.ts';
import { isHydrated } from './hydrated.ts';
import type { Held, TypedField } from './early-input.ts';

const LATEST_MS = 10_000;
const STEP_MS = 20;
const WRITTEN =
  'textarea,input:is([type=text],[type=search],[type=email],[type=tel],[type=url],[type=password],:not([type]))';
const CONTROLS = 'button,summary,input,select,textarea';

const find = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];

/** As the server wrote it. */
const isUntouched = (field: HTMLInputElement | HTMLTextAreaElement) => field.value === field.defaultValue;

/** React learns of a value only if it differs from the one that was set through the element itself. */
const write = (field: Exclude<TypedField, HTMLSelectElement>, value: string) => {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
};

/** Says what was typed or chosen here, as if it happened now. What the field holds by now counts before what was `kept`. */
const tell = (field: TypedField, kept: string) => {
  const isSelect = field instanceof HTMLSelectElement;
  if (isSelect) field.value = kept;
  else write(field, isUntouched(field) ? kept : field.value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/**
 * React hydrates what such an event meets before it goes on. Were that left to the press itself, a box would be ticked already
 * when React first looks, and it would see no change.
 */
const finishHydration = (element: Element) =>
  element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));

const canBeTold = (element: Element) => isHydrated(element) || !element.isConnected;

/** Tells the first of what waits and can be told; false where there is none. Text is told before presses. */
const tellFirst = (held: Held, values: ReadonlyMap<TypedField, string>): boolean => {
  const field = [...held.typed].find(canBeTold);
  const [element] = held.pressed;
  if (field) {
    held.typed.delete(field);
    finishHydration(field);
    tell(field, values.get(field) ?? field.value);
    return true;
  }
  if (held.typed.size > 0 || !element || !canBeTold(element)) return false;
  finishHydration(element);
  held.repeatFirst();
  return true;
};

const isDone = ({ pressed, typed }: Held) => pressed.length + typed.size === 0 && find(CONTROLS).every(isHydrated);

/** The field that the visitor is in says it again: the page has not heard of it. */
const tellFocus = async (end: number) => {
  const field = document.activeElement;
  if (!field?.matches(CONTROLS)) return;
  while (!canBeTold(field) && performance.now() < end) await new Promise((next) => setTimeout(next, STEP_MS));
  if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/**
 * Tells the page, as React takes it over, what the visitor did before, each in a task of its own. Call it when hydration has
 * begun. Resolves when every control answers by itself, after 10 s in any case.
 */
export const replayEarlyInput = async (held: Held): Promise<void> => {
  const end = performance.now() + LATEST_MS;
  const written = find<HTMLInputElement | HTMLTextAreaElement>(WRITTEN).filter((field) => !isUntouched(field));
  for (const field of written) held.typed.add(field);
  const values = new Map([...held.typed].map((field) => [field, field.value]));
  void tellFocus(end);
  while (!isDone(held) && performance.now() < end) {
    if (tellFirst(held, values)) await nextTask();
    else await new Promise((next) => setTimeout(next, STEP_MS));
  }
  held.letGo();
};
