import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useText } from '../intl/use-text.ts';
import { Button, IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

const SHOWN_MS = 10_000;

interface DoneToastProps {
  icon: IconName;
  failed?: boolean;
  /** What the words are about: another has ten seconds of its own. */
  about: unknown;
  /** Takes back what is said. */
  undo?: () => void;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** What became of a change, with its undo; it goes after ten seconds, unless the pointer or the focus is on it. */
export const DoneToast = ({ icon, failed, about, undo, closeLabel, onClose, children }: DoneToastProps) => {
  const t = useText();
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, about]);
  const takeBack = () => {
    undo?.();
    onClose();
  };
  return (
    <div
      className={failed ? 'note note--error toast' : 'note toast'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} />
      <div className="note__text">{children}</div>
      <div className="row">
        {undo && (
          <Button variant="quiet" small onClick={takeBack}>
            {t('common.undo')}
          </Button>
        )}
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </div>
    </div>
  );
};
