import { useEffect, type RefObject } from 'react';

/** Tells the page how much of its lower edge is covered, so that it can be scrolled clear of it. */
export const useRoomBelow = (target: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const sheet = target.current;
    if (!sheet || typeof ResizeObserver === 'undefined') return;
    const padded = [document.documentElement, document.body];
    const observer = new ResizeObserver(() => {
      const room = `${sheet.offsetHeight}px`;
      for (const { style, classList } of padded) {
        style.setProperty('--covered', room);
        classList.add('covered');
      }
    });
    observer.observe(sheet);
    return () => {
      observer.disconnect();
      for (const { style, classList } of padded) {
        style.removeProperty('--covered');
        classList.remove('covered');
      }
    };
  }, [target]);
};
