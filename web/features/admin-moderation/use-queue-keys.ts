import { useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const itemsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li')];

const isTyping = (target: Element): boolean => target.matches('input, select, textarea');

const onQueueKey = (list: HTMLUListElement, event: KeyboardEvent): void => {
  const target = event.target as Element;
  const item = target.closest<HTMLElement>('li');
  if (!item || isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  if (step) {
    const items = itemsOf(list);
    items[items.indexOf(item) + step]?.focus();
    event.preventDefault();
    return;
  }
  const button = item.querySelector<HTMLElement>(`[aria-keyshortcuts="${event.key.toUpperCase()}"]`);
  if (!button) return;
  button.click();
  event.preventDefault();
};

/**
 * Arrow up and down lead from item to item of a queue, the letter of a button inside presses it; only while the focus is
 * in the queue. When the item with the focus is decided and gone, the next one gets it.
 */
export const useQueueKeys = (keys: readonly string[]) => {
  const ref = useRef<HTMLUListElement>(null);
  const place = useRef(-1);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const onKey = (event: KeyboardEvent) => onQueueKey(list, event);
    const onFocus = ({ target }: FocusEvent) => {
      place.current = itemsOf(list).indexOf((target as Element).closest('li')!);
    };
    list.addEventListener('keydown', onKey);
    list.addEventListener('focusin', onFocus);
    return () => {
      list.removeEventListener('keydown', onKey);
      list.removeEventListener('focusin', onFocus);
    };
  }, []);
  const queue = keys.join();
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const items = itemsOf(ref.current!);
    items[Math.min(place.current, items.length - 1)]?.focus();
  }, [queue]);
  return ref;
};
