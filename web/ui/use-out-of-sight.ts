import { useEffect, useState, type RefObject } from 'react';

/** So far below the window a place is out of sight. */
const FAR_PX = 800;
/** A page that was not scrolled for so long is at rest: nobody is on the way to its end in haste. */
const REST_MS = 200;

/**
 * True from the moment at which this place is far below the window of a page at rest while `ready`: what comes into it then
 * moves nothing before the visitor's eyes.
 */
export const useOutOfSight = (place: RefObject<HTMLElement | null>, ready: boolean): boolean => {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (was || !ready) return;
    let rest: ReturnType<typeof setTimeout>;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight + FAR_PX) setWas(true);
    };
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(look, REST_MS);
    };
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', wait);
    };
  }, [was, ready, place]);
  return was;
};
