import { useSearchParams } from 'react-router-dom';
import { UnsubscribePage } from '../../features/wishlist/unsubscribe-page.tsx';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { PrivateAddress } from '../addresses/private-address.tsx';

export const Component = () => {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <>
      <Head title={t('wishlist.unsubscribe.title')} />
      <PrivateAddress />
      <UnsubscribePage token={search.get('token') ?? ''} />
    </>
  );
};
