import { useSearchParams } from 'react-router-dom';
import { VersionNoticesPage } from '../../features/orders/versions/version-notices-page.tsx';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { PrivateAddress } from '../addresses/private-address.tsx';

export const Component = () => {
  const t = useText();
  const [search] = useSearchParams();
  return (
    <>
      <Head title={t('checkout.versionNotices.title')} />
      <PrivateAddress />
      <VersionNoticesPage token={search.get('token') ?? ''} />
    </>
  );
};
