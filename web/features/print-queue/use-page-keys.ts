import { useEffect, useEffectEvent } from 'react';

const PAGES: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
/** What arrow keys mean something else to. */
const OWN_KEYS = 'input:not([type="checkbox"]), textarea, select, [role="toolbar"], [role="tablist"]';

/** Leafs with the arrow keys. */
export const usePageKeys = (turn: (pages: number) => void): void => {
  const leaf = useEffectEvent((event: KeyboardEvent) => {
    const pages = PAGES[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const isOwn = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
    if (!pages || !isPlain || isOwn) return;
    event.preventDefault();
    turn(pages);
  });
  useEffect(() => {
    window.addEventListener('keydown', leaf);
    return () => window.removeEventListener('keydown', leaf);
  }, []);
};
