import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EndMails } from '../../ui/end-mails.tsx';
import { useUnsubscribeFromWishlistMutation } from './Wishlist.gen.ts';
import './wishlist.css';

/** Ends the mails about the wishlist. */
export const UnsubscribePage = ({ token }: { token: string }) => {
  const t = useText();
  const [unsubscribe] = useUnsubscribeFromWishlistMutation();
  const words = {
    title: t('wishlist.unsubscribe.title'),
    text: t('wishlist.unsubscribe.text'),
    action: t('wishlist.unsubscribe.action'),
    done: t('wishlist.unsubscribe.done'),
  };
  return (
    <div className="wrap wl-page wl-unsubscribe">
      <EndMails words={words} end={() => unsubscribe({ variables: { token } })}>
        <ButtonLink variant="quiet" small to="/wishlist">
          {t('wishlist.title')}
        </ButtonLink>
      </EndMails>
    </div>
  );
};
