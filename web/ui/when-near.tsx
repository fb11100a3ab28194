import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen it begins to count as near, so that nothing jumps before the customer's eyes. */
const AHEAD = '0px 0px 900px';

/** A part of the page that is made when the customer scrolls towards it; a screen's height stands in its place until then. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className="near">
      {near && children}
    </div>
  );
}
