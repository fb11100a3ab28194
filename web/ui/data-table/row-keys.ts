import { useEffect, useRef } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';
const STEPS: Readonly<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_row, last) => last,
};

const isTyping = (target: Element): boolean =>
  target.matches('select, textarea, input:not([type=checkbox]):not([type=radio])');

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

const onRowKeys = (body: HTMLTableSectionElement, event: KeyboardEvent): void => {
  const step = STEPS[event.key];
  const target = event.target as Element;
  const row = target.closest('tr');
  if (!step || !row || isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...body.querySelectorAll('tr')];
  const next = rows[step(rows.indexOf(row), rows.length - 1)];
  if (!next || next === row) return;
  const place = controlsOf(row).indexOf(target as HTMLElement);
  const controls = controlsOf(next);
  const control = controls[Math.min(place, controls.length - 1)];
  if (!control) return;
  event.preventDefault();
  control.focus();
};

/** Arrow up and down, Home and End lead from a control of a row to the same one of another row. Fields keep their keys. */
export const useRowKeys = () => {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const element = body.current!;
    const onKey = (event: KeyboardEvent) => onRowKeys(element, event);
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, []);
  return body;
};
