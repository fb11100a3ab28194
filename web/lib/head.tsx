import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** Origin of the shop's own addresses, as its configuration says it. */
export const OriginContext = createContext('');

interface HeadProps {
  title: string;
  description?: string;
  /** Keeps a private page out of search engines. */
  robots?: 'noindex';
  /** Path of the picture that a link to the page shows. */
  image?: string;
  /** Query parameters that make another page, not another view of it. */
  canonicalQuery?: readonly string[];
}

const canonicalOf = (origin: string, pathname: string, search: string, kept: readonly string[]) => {
  const all = new URLSearchParams(search);
  const query = new URLSearchParams(kept.flatMap((name) => all.getAll(name).map((value) => [name, value])));
  return `${origin}${pathname}${query.size ? `?${query}` : ''}`;
};

/** Title and description of the page; React moves them into the document's head. */
export const Head = ({ title, description, robots, image, canonicalQuery = [] }: HeadProps) => {
  const origin = useContext(OriginContext);
  const { pathname, search } = useLocation();
  const fullTitle = title === 'Martyx' ? title : `${title} · Martyx`;
  const canonical = canonicalOf(origin, pathname, search, canonicalQuery);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {robots ? <meta name="robots" content={robots} /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={`${origin}${image}`} />}
    </>
  );
};
