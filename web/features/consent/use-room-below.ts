import { useEffect, type RefObject } from 'react';

/** Tells the page how much of its lower edge is covered, so that it can be scrolled clear of it. */
export const useRoomBelow = (target: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const sheet = target.current;
    if (!sheet || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--covered', `${sheet.offsetHeight}px`));
    observer.observe(sheet);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [target]);
};
