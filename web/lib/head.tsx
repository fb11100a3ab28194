import { createContext } from 'react';

/** Origin of the shop's own addresses, as its configuration says it. */
export const OriginContext = createContext('');

interface HeadProps {
  title: string;
}

/** The title as the browser shows it. */
export const titleOf = (title: string) => (title === 'Martyx' ? title : `${title} · Martyx`);

/** Head of a page that stays out of search engines; React moves it into the document's. `PublicHead` is for all others. */
export const Head = ({ title }: HeadProps) => (
  <>
    <title>{titleOf(title)}</title>
    <meta name="robots" content="noindex" />
  </>
);
