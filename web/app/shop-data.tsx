import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { SELLER } from '../lib/seller.ts';
import { usePageAddress } from '../intl/page-address.ts';
import { OriginContext } from '../lib/head.tsx';
import { JsonLd, type LinkedData } from '../lib/json-ld.tsx';
import favicon from './favicon.svg?no-inline';

const organization = (origin: string): LinkedData => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Martyx',
  legalName: SELLER.name,
  url: `${origin}/`,
  logo: `${origin}${favicon}`,
  email: SELLER.email,
  telephone: SELLER.phone,
  vatID: SELLER.vatId,
  taxID: SELLER.taxId,
  address: {
    '@type': 'PostalAddress',
    streetAddress: SELLER.street,
    postalCode: SELLER.postcode,
    addressLocality: SELLER.city,
    addressCountry: SELLER.country,
  },
});

/** Who sells here, and how the shop is searched: for search engines, on the first page. */
export const ShopData = () => {
  const origin = useContext(OriginContext);
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
      <JsonLd data={organization(origin)} />
      <JsonLd data={website} />
    </>
  );
};
