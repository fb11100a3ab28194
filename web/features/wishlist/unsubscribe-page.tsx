import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useUnsubscribeFromWishlistMutation } from './Wishlist.gen.ts';
import './wishlist.css';

/** Ends the mails by the link of one of them; a press, so that a mail scanner that opens links ends nothing. */
export const UnsubscribePage = ({ token }: { token: string }) => {
  const t = useText();
  const [unsubscribe] = useUnsubscribeFromWishlistMutation();
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useAction((refusal) => refusal.code === 'UNAUTHENTICATED');
  const end = async () => {
    if (await run(() => unsubscribe({ variables: { token } }))) setDone(true);
  };
  return (
    <div className="wrap wl-page wl-unsubscribe">
      <h1 className="h1">{t('wishlist.unsubscribe.title')}</h1>
      {done ? (
        <Notice kind="ok">{t('wishlist.unsubscribe.done')}</Notice>
      ) : (
        <>
          <p className="lead">{t('wishlist.unsubscribe.text')}</p>
          {problem && <Notice kind="error">{problem}</Notice>}
          <Button busy={busy} onClick={() => void end()}>
            {t('wishlist.unsubscribe.action')}
          </Button>
        </>
      )}
      <ButtonLink variant="quiet" small to="/wishlist">
        {t('wishlist.title')}
      </ButtonLink>
    </div>
  );
};
