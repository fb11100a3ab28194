/** A thing of schema.org. */
export type LinkedData = { '@type': string } & Record<string, unknown>;

/** As it may stand inside a script element: no `<` could end it. */
export const linkedDataText = (data: LinkedData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');

/** What a page is about, for search engines. */
export const JsonLd = ({ data }: { data: LinkedData }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: linkedDataText(data) }} />
);
