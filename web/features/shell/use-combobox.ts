import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const BACK_TO_FIELD = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('search') as HTMLInputElement;

/** Steps through the field (-1) and its options in a circle. */
const stepped = (active: number, step: number, count: number) => ((active + 1 + step + count + 1) % (count + 1)) - 1;

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Listens until the answer is called. */
const listen = (element: HTMLElement | null, listeners: Listeners) => {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) element?.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) element?.removeEventListener(name, listener);
  };
};

/**
 * The keyboard of a search field with a list of options inside its form: up and down choose, Enter takes the chosen one,
 * Escape closes; everything else belongs to the field. `typed` is empty until somebody typed; `active` is the place of
 * the chosen option, -1 the field itself.
 */
export const useCombobox = (form: RefObject<HTMLFormElement | null>) => {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const show = (shown: boolean) => {
    setOpen(shown);
    setActive(-1);
  };
  const onInput = useEffectEvent(() => {
    if (form.current) setTyped(fieldOf(form.current).value);
    show(true);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!form.current || event.isComposing || event.target !== fieldOf(form.current)) return;
    const options = form.current.querySelectorAll<HTMLElement>('[role=option]');
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (BACK_TO_FIELD.has(event.key)) return setActive(-1);
    if (step && !open) onInput();
    else if (step) setActive(stepped(active, step, options.length));
    else if (event.key === 'Escape' && open) show(false);
    else if (event.key === 'Enter' && open && active >= 0) options[active]?.click();
    else return;
    event.preventDefault();
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!form.current?.contains(relatedTarget as Node | null)) show(false);
  });
  const onSubmit = useEffectEvent(() => show(false));
  const begin = useEffectEvent(() => {
    const field = form.current && fieldOf(form.current);
    if (field && field.value !== field.defaultValue) onInput();
  });
  useEffect(() => {
    begin();
    return listen(form.current, { input: onInput, keydown: onKeyDown, focusout: onFocusOut, submit: onSubmit });
  }, [form]);
  return { typed, open, active, close: () => show(false) };
};
