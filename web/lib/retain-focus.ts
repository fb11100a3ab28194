const FOCUSABLE = 'a[href], :is(button, input, select, textarea):not(:disabled), summary, [tabindex="0"], h1[tabindex]';
/** What belongs together: the focus stays within it when what had it is gone. */
const GROUP = 'li, tr, form, fieldset, section, article, dialog';
/** A button that is busy may be enabled again; what replaces something comes with the next rendering. */
const PATIENCE_MS = 150;
const REMEMBERED = 8;

interface Held {
  readonly element: HTMLElement;
  /** As they were when it had the focus, nearest first. */
  readonly groups: readonly Element[];
}

const groupsOf = (element: Element): Element[] => {
  const group = element.closest(GROUP);
  return group ? [group, ...(group.parentElement ? groupsOf(group.parentElement) : [])] : [];
};

const canHold = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(FOCUSABLE) && element.checkVisibility();

const firstIn = (place: ParentNode): HTMLElement | undefined =>
  place.querySelector<HTMLElement>('h1[tabindex]') ??
  [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility());

const placeFor = (trail: readonly Held[]): HTMLElement | null | undefined => {
  const [lost, ...before] = trail;
  for (const group of lost!.groups) {
    const found = group.isConnected && firstIn(group);
    if (found) return found;
  }
  const former = lost!.groups.length === 0 && before.find(({ element }) => canHold(element));
  return former ? former.element : document.querySelector<HTMLElement>('h1[tabindex]');
};

/**
 * From now on the focus of the keyboard never falls off the page: when what had it goes away or is switched off, it moves
 * to what stands in the same group, else to where it was before, else to the heading. The pointer is left alone. Answers
 * how to stop.
 */
export const retainFocus = (): (() => void) => {
  let trail: Held[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const [lost] = trail;
    const fallen = document.activeElement === document.body || !!lost?.element.matches(':disabled');
    if (lost && fallen) (canHold(lost.element) ? lost.element : placeFor(trail))?.focus();
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(check, PATIENCE_MS);
  });
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    trail = [{ element: target, groups: groupsOf(target) }, ...trail].slice(0, REMEMBERED);
  };
  const forget = () => (trail = []);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
  };
};
