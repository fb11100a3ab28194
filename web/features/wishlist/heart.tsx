import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useLazyClient } from '../../lib/graphql/lazy-client.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { IconButton } from '../../ui/button.tsx';
import { usePartFailure } from '../../ui/use-part-failure.tsx';
import { marks, wishes, type WishedProduct } from './wishlist-cells.ts';
import './heart.css';

/** Puts a product on the list or takes it off; its code comes with the first press. */
export const Heart = ({ product }: { product: WishedProduct }) => {
  const t = useText();
  const client = useLazyClient();
  const navigate = useNavigate();
  const { ready, user } = useAccount();
  const { id, name, price } = product;
  const visitor = ready && !user;
  const { subscribe, get, initial } = visitor ? wishes : marks;
  const on = useSyncExternalStore(subscribe, get, initial).has(id);
  const { toast, say } = usePartFailure();
  const press = () =>
    void import('./press-heart.ts')
      .then(({ pressHeart }) => pressHeart(client, { id, name, price }, (path) => void navigate(path)))
      .catch(() => say(press));
  return (
    <>
      <IconButton
        className="heart"
        icon="heart"
        label={t(on ? 'products.unwish' : 'products.wish', { name })}
        data-on={on || undefined}
        title={visitor ? t(on ? 'products.unwishSignIn' : 'products.wishSignIn') : undefined}
        onClick={press}
      />
      {toast}
    </>
  );
};
