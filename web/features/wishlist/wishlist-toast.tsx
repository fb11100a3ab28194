import { useEffect, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { said, type Said } from './marks.ts';
import './wishlist.css';

const SHOWN_MS = 10_000;

/** Texts that come late: true once they are here, or cannot be had. */
const useArrived = (texts: () => Promise<void>) => {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    texts().then(
      () => setArrived(true),
      () => said.set(null),
    );
  }, [texts]);
  return arrived;
};

interface WishlistToastProps {
  said: Said;
  texts: () => Promise<void>;
}

/** What became of a change, with its undo; it goes after ten seconds, unless the pointer or the focus is on it. */
export const WishlistToast = ({ said: { text, values, failed, undo }, texts }: WishlistToastProps) => {
  const t = useText();
  const arrived = useArrived(texts);
  const [held, setHeld] = useState(false);
  const close = () => said.set(null);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => said.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, text, values]);
  return (
    <div role={failed ? 'alert' : 'status'}>
      {arrived && (
        <div
          className={failed ? 'note note--error toast' : 'note toast'}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon name={failed ? 'warn' : 'heart'} />
          <div className="note__text">{t(text, values)}</div>
          <div className="row">
            {undo && (
              <Button
                variant="quiet"
                small
                onClick={() => {
                  undo();
                  close();
                }}
              >
                {t('common.undo')}
              </Button>
            )}
            <IconButton icon="x" label={t('nav.session.close')} onClick={close} />
          </div>
        </div>
      )}
    </div>
  );
};
