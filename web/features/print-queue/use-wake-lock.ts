import { useEffect } from 'react';

/** Keeps the screen lit while this is shown, where the browser can do that: hands with glue on them wake no phone. */
export const useWakeLock = (): void => {
  useEffect(() => {
    // Absent on a page without TLS, whatever the types say.
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wakeLock) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await wakeLock.request('screen').catch(() => null);
      if (isOver) void lock?.release();
    };
    const look = () => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
};
