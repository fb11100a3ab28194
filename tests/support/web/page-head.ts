/** What the head of the document says to machines. */
export const headState = () => {
  const metas = [...document.head.querySelectorAll('meta')];
  const links = [...document.head.querySelectorAll('link')];
  const meta = (name: string) =>
    metas.find((each) => (each.getAttribute('property') ?? each.name) === name)?.content ?? null;
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  return {
    title: document.title,
    description: meta('description'),
    robots: meta('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.getAttribute('href') ?? null,
    alternates: Object.fromEntries(
      alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ) as Record<string, string>,
    meta,
  };
};

/** What the page tells search engines in JSON-LD, by type. */
export const linkedData = (): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
      const data = JSON.parse(textContent) as { '@type': string };
      return [data['@type'], data];
    }),
  );
