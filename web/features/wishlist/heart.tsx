import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useLateClient } from '../../lib/late-client.ts';
import { useAccount } from '../../lib/use-account.ts';
import { IconButton } from '../../ui/button.tsx';
import { marks, type Wished } from './marks.ts';
import { pendingWishes } from './pending-wishes.ts';
import './heart.css';

/** Whether the product is on the customer's list, or was wished for by a visitor. */
const useWished = (id: number, visitor: boolean) => {
  const listed = useSyncExternalStore(marks.subscribe, marks.get, marks.initial);
  const pending = useSyncExternalStore(pendingWishes.subscribe, pendingWishes.get, pendingWishes.initial);
  return (visitor ? pending : listed).has(id);
};

/** Puts a product on the list or takes it off; its code comes with the first press. */
export const Heart = ({ product }: { product: Wished }) => {
  const t = useText();
  const client = useLateClient();
  const navigate = useNavigate();
  const { ready, user } = useAccount();
  const { id, name, price } = product;
  const visitor = ready && !user;
  const on = useWished(id, visitor);
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
      title={visitor ? t(on ? 'products.unwishSignIn' : 'products.wishSignIn') : undefined}
      onClick={press}
    />
  );
};
