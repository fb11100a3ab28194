import { useRef, type ReactNode } from 'react';
import { useNear } from './use-near.ts';

/** A part of the page that is made when the customer scrolls towards it; a screen's height stands in its place until then. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className="near">
      {near && children}
    </div>
  );
}
