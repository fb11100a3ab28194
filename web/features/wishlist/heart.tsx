import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useLateClient } from '../../lib/late-client.ts';
import { useAccount } from '../../lib/use-account.ts';
import { IconButton } from '../../ui/button.tsx';
import { marks, type Wished } from './marks.ts';
import './heart.css';

/** Puts a product on the list or takes it off; its code comes with the first press. */
export const Heart = ({ product }: { product: Wished }) => {
  const t = useText();
  const client = useLateClient();
  const navigate = useNavigate();
  const { ready, user } = useAccount();
  const { id, name, price } = product;
  const on = useSyncExternalStore(marks.subscribe, marks.get, marks.initial).has(id);
  const press = () =>
    void import('./press-heart.ts')
      .then(({ pressHeart }) => pressHeart(client, { id, name, price }, (path) => void navigate(path)))
      .catch(() => undefined);
  return (
    <IconButton
      className="heart"
      icon="heart"
      label={t(on ? 'products.unwish' : 'products.wish', { name })}
      data-on={on || undefined}
      title={ready && !user ? t('products.wishSignIn') : undefined}
      onClick={press}
    />
  );
};
