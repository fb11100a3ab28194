import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useNear } from './use-near.ts';

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
  useEffect(() => {
    const keeping = import('./keep-still.ts').then(
      ({ keepContentStill }) => place.current && keepContentStill(place.current),
      () => undefined,
    );
    return () => void keeping.then((end) => end?.());
  }, []);
  return (
    <div ref={place} className={`near ${room}`} style={{ '--count': count } as CSSProperties}>
      {near && children}
    </div>
  );
}
