import { useEffect, useState } from 'react';

const SAID_FOR = 2000;

export type Copied = 'copied' | 'failed';

/** Puts a text on the clipboard; `said` tells for two seconds whether that worked. */
export const useCopy = (text: string) => {
  const [said, setSaid] = useState<Copied | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('failed');
    }
  };
  return { said, copy };
};
