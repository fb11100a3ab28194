import { useEffect, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { DoneToast } from '../../ui/done-toast.tsx';
import { message, type WishlistMessage } from './wishlist-cells.ts';
import './wishlist.css';

/** Texts that come late: true once they are here, or cannot be had. */
const useArrived = (texts: () => Promise<void>) => {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    texts().then(
      () => setArrived(true),
      () => message.set(null),
    );
  }, [texts]);
  return arrived;
};

interface WishlistToastProps {
  said: WishlistMessage;
  texts: () => Promise<void>;
}

const close = () => message.set(null);

/** What became of a change, once its words are here. */
export const WishlistToast = ({ said: shown, texts }: WishlistToastProps) => {
  const t = useText();
  const arrived = useArrived(texts);
  const { text, values, failed, undo } = shown;
  return (
    <div role={failed ? 'alert' : 'status'}>
      {arrived && (
        <DoneToast
          icon={failed ? 'warn' : 'heart'}
          failed={failed}
          about={shown}
          undo={undo}
          closeLabel={t('nav.session.close')}
          onClose={close}
        >
          {t(text, values)}
        </DoneToast>
      )}
    </div>
  );
};
