import { useRef, type ReactNode } from 'react';
import { useNear } from './use-near.ts';

interface WhenNearProps {
  /** Says in the style sheet how much room is kept for it. */
  room?: string;
  children: ReactNode;
}

/** A part of the page that is made when the customer scrolls towards it; its room, or a screen's height, stands in its place until then. */
export function WhenNear({ room = '', children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={`near ${room}`}>
      {near && children}
    </div>
  );
}
