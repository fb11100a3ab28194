import { useSearchParams } from 'react-router-dom';
import { SharedWishlistPage } from '../../features/wishlist/shared-page.tsx';
import { SharedWishlistDocument } from '../../features/wishlist/SharedWishlist.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { PrivateAddress } from '../addresses/private-address.tsx';
import { preload } from '../data/preload.ts';

const TOKEN = 'token';

export const loader = preload(SharedWishlistDocument, ({ search }) => ({ token: search.get(TOKEN) ?? '' }));

export const Component = () => {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <>
      <Head title={t('wishlist.shared.title')} />
      <PrivateAddress />
      <SharedWishlistPage token={search.get(TOKEN) ?? ''} />
    </>
  );
};
