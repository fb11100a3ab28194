import { useContext, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { OriginContext, titleOf } from '../lib/head.tsx';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../intl/locale.ts';
import { pageAddress, usePageAddress } from '../intl/page-address.ts';
import picture from './share.jpg';

/** What a link to a page shows: 1200 × 630, and a format that every messenger reads. */
export interface SharePicture {
  /** Path in the shop. */
  path: string;
  alt: string;
}

interface PublicHeadProps {
  title: string;
  description: string;
  /** Path of the page with the part of the query that makes it another page; the address as asked for when absent. */
  path?: string;
  image?: SharePicture | undefined;
  /** Of Open Graph. */
  type?: 'website' | 'article' | 'product';
  /** More for the head of this page. */
  children?: ReactNode;
}

const TERRITORIES: Record<Locale, string> = { en: 'en_GB', sk: 'sk_SK', de: 'de_DE' };

const LOGO = { path: picture, alt: 'Martyx' };

/** The page in every language; each of them names all, itself too. */
const Alternates = ({ path }: { path: string }) => {
  const origin = useContext(OriginContext);
  return (
    <>
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={pageAddress(origin, path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(origin, path, DEFAULT_LOCALE)} />
    </>
  );
};

const Shared = ({ path, alt }: SharePicture) => {
  const origin = useContext(OriginContext);
  return (
    <>
      <meta property="og:image" content={`${origin}${path}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

const Languages = () => {
  const { locale } = useIntl();
  return (
    <>
      <meta property="og:locale" content={TERRITORIES[locale as Locale]} />
      {LOCALES.filter((each) => each !== locale).map((each) => (
        <meta key={each} property="og:locale:alternate" content={TERRITORIES[each]} />
      ))}
    </>
  );
};

/** Head of a page that search engines list and people share: its one address, its languages, its picture. */
export const PublicHead = (props: PublicHeadProps) => {
  const { title, description, path, image = LOGO, type = 'website', children } = props;
  const { pathname } = useLocation();
  const address = usePageAddress();
  const here = path ?? pathname.toLowerCase();
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(here)} />
      <Alternates path={here} />
      <meta property="og:site_name" content="Martyx" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={titleOf(title)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(here)} />
      <Languages />
      <Shared {...image} />
      {children}
    </>
  );
};
