import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useNear } from './use-near.ts';

const isWaiting = (place: HTMLElement): boolean =>
  place.childElementCount === 0 || place.querySelector(':scope > [aria-busy]') !== null;

/**
 * What comes may be higher or lower than the room that was kept. Where the customer has scrolled past the beginning of the
 * place already, the rest of the page stays before the eyes and the beginning gives way.
 */
const useStillBelow = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const place = ref.current;
    if (!place || typeof ResizeObserver === 'undefined') return;
    let height = place.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = place.offsetHeight - height;
      height += grown;
      const { top, bottom } = place.getBoundingClientRect();
      if (grown !== 0 && top < 0 && bottom - grown > 0) window.scrollBy({ top: grown, behavior: 'instant' });
      if (!isWaiting(place)) observer.disconnect();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [ref]);
};

interface WhenNearProps {
  /** Says in the style sheet how much room is kept for it. */
  room?: string;
  /** How many things it will show, if that is known: its room follows from it. */
  count?: number;
  children: ReactNode;
}

/** A part of the page that is made when the customer scrolls towards it; its room, or a screen's height, stands in its place until then. */
export function WhenNear({ room = '', count, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  useStillBelow(place);
  return (
    <div ref={place} className={`near ${room}`} style={{ '--count': count } as CSSProperties}>
      {near && children}
    </div>
  );
}
