import { parseXml, type XmlElement } from './xml.ts';

export interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  /** Address per `hreflang`. */
  alternates: Record<string, string>;
  images: string[];
}

const named = ({ children }: XmlElement, name: string): XmlElement[] => children.filter((child) => child.name === name);
const textOf = (element: XmlElement, name: string): string | undefined => named(element, name)[0]?.text;

/** The entries of a sitemap. Throws where it is not well-formed or of another kind. */
export const readSitemap = (document: string): SitemapEntry[] => {
  const root = parseXml(document);
  if (root.name !== 'urlset') throw new Error(`Not a set of addresses: ${root.name}`);
  return named(root, 'url').map((url) => ({
    loc: textOf(url, 'loc')!,
    lastmod: textOf(url, 'lastmod'),
    alternates: Object.fromEntries(
      named(url, 'xhtml:link').map(({ attributes }) => [attributes.hreflang!, attributes.href!]),
    ),
    images: named(url, 'image:image').map((image) => textOf(image, 'image:loc')!),
  }));
};

/** The files that an index of sitemaps names, with their last change. */
export const readSitemapIndex = (document: string): { loc: string; lastmod: string | undefined }[] => {
  const root = parseXml(document);
  if (root.name !== 'sitemapindex') throw new Error(`Not an index: ${root.name}`);
  return named(root, 'sitemap').map((part) => ({ loc: textOf(part, 'loc')!, lastmod: textOf(part, 'lastmod') }));
};
