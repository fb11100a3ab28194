import { useEffect, useState, type RefObject } from 'react';

/**
 * True from the moment at which this place is out of the window while `ready`: what comes into the page there then
 * moves nothing before the visitor's eyes.
 */
export const useOutOfSight = (place: RefObject<HTMLElement | null>, ready: boolean): boolean => {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (was || !ready || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => setWas(entry?.isIntersecting === false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [was, ready, place]);
  return was;
};
