import { useCallback, useEffect, useState } from 'react';

const PAUSE_MS = 5000;

/** Any answer of the server counts: where the shop itself is down, its page says so better than we can. */
const reached = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

export interface Connection {
  /** Null until it was tried for the first time. */
  online: boolean | null;
  checking: boolean;
  check: () => void;
}

/** Whether the shop answers: tried at once, every five seconds while the page is seen, and when the device says it is back. */
export const useConnection = (): Connection => {
  const [online, setOnline] = useState<boolean | null>(null);
  const [checking, setChecking] = useState(false);
  const check = useCallback(() => {
    setChecking(true);
    void reached().then((answered) => {
      setOnline(answered);
      setChecking(false);
    });
  }, []);
  useEffect(() => {
    if (online) return;
    const look = () => {
      if (document.visibilityState === 'visible') void reached().then(setOnline);
    };
    look();
    const timer = setInterval(look, PAUSE_MS);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [online]);
  return { online, checking, check };
};
