import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { useShopInfo, type SellerFacts } from '../lib/shop-info.ts';
import { usePageAddress } from '../intl/page-address.ts';
import { OriginContext } from '../lib/head.tsx';
import { JsonLd, type LinkedData } from '../lib/json-ld.tsx';
import favicon from './favicon.svg?no-inline';

const organization = (origin: string, seller: SellerFacts): LinkedData => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Martyx',
  legalName: seller.name,
  url: `${origin}/`,
  logo: `${origin}${favicon}`,
  email: seller.email,
  telephone: seller.phone,
  ...(seller.vatId && { vatID: seller.vatId }),
  taxID: seller.taxId,
  address: {
    '@type': 'PostalAddress',
    streetAddress: seller.street,
    postalCode: seller.postcode,
    addressLocality: seller.city,
    addressCountry: seller.country,
  },
});

/** Who sells here, and how the shop is searched: for search engines, on the first page. */
export const ShopData = () => {
  const origin = useContext(OriginContext);
  const { seller } = useShopInfo();
  const address = usePageAddress();
  const { locale } = useIntl();
  const website: LinkedData = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Martyx',
    url: address('/'),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: address('/products?search={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
  return (
    <>
      <JsonLd data={organization(origin, seller)} />
      <JsonLd data={website} />
    </>
  );
};
