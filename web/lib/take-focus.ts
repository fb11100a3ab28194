/** As a `ref`: what is shown by a press takes the focus as soon as it is there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
