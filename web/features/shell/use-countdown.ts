import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const useHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );

/** Calls `onEnd` after `ms` in which it was neither paused nor on a tab that nobody sees. */
export const useCountdown = (ms: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const hidden = useHidden();
  useEffect(() => {
    if (paused || hidden) return;
    const start = Date.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [paused, hidden, onEnd]);
};
