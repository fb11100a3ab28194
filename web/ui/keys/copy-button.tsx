import { useText } from '../../intl/use-text.ts';
import { Button } from '../button.tsx';
import { useCopy } from '../use-copy.ts';

/** Puts a text on the clipboard and says for two seconds whether that worked. */
export const CopyButton = ({ text, children }: { text: string; children: string }) => {
  const t = useText();
  const { said, copy } = useCopy(text);
  return (
    <Button variant="line" small icon={said === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{said ? t(`auth.account.copy.${said}`) : children}</span>
    </Button>
  );
};
