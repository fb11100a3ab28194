import { useEffect, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';

const SAID_FOR = 2000;

type Said = 'copied' | 'failed';

/** Puts a text on the clipboard and says for two seconds whether that worked. */
export const CopyButton = ({ text, children }: { text: string; children: string }) => {
  const t = useText();
  const [said, setSaid] = useState<Said | null>(null);
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
  return (
    <Button variant="line" small icon={said === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{said ? t(`auth.account.copy.${said}`) : children}</span>
    </Button>
  );
};
