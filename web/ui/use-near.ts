import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen it begins to count as near, so that nothing jumps before the customer's eyes. */
const AHEAD = '0px 0px 900px';

/** True from the moment at which the customer has scrolled towards this place. */
export const useNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
};
