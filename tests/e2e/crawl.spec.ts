import { expect, test, type APIRequestContext } from '@playwright/test';

interface Found {
  status: number;
  /** Of this shop, with the fragment. */
  links: readonly URL[];
  ids: ReadonlySet<string>;
  levels: readonly number[];
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);
const decoded = (value: string): string => value.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

const readPage = async (request: APIRequestContext, address: string, origin: string): Promise<Found> => {
  const answer = await request.get(address, { headers: { accept: 'text/html' } });
  // As React writes it: each value in double quotes. To build a document of each page took most of the time.
  const markup = (await answer.text()).replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');
  const hrefs = all(markup, /<a\s(?:[^>]*\s)?href="([^"]*)"/g).map(decoded);
  return {
    status: answer.status(),
    links: hrefs.map((href) => new URL(href, origin + address)).filter((url) => url.origin === origin),
    ids: new Set(all(markup, /<[a-z][^>]*\sid="([^"]*)"/g).map(decoded)),
    levels: all(markup, /<h([1-6])\b/g).map(Number),
  };
};

const headingFaults = (levels: readonly number[]): string[] => {
  const first = levels.filter((level) => level === 1).length;
  const skips = levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1);
  return [...(first === 1 ? [] : [`${first} first headings`]), ...skips.map((level) => `skips to level ${level}`)];
};

/** Of one path the first addresses are enough: the others differ by a filter, a tab or the way back. */
const MOST_OF_PATH = 3;
const MOST_PAGES = 500;

for (const language of ['en', 'sk', 'de']) {
  test(`no link of the shop leads nowhere and every page has its headings in order, in ${language}`, async ({
    request,
    baseURL,
  }) => {
    const start = `/?lang=${language}`;
    const waiting = [start];
    const seen = new Map<string, Found>();
    const ofPath = new Map<string, number>();
    const fragments: { from: string; to: string; id: string }[] = [];
    const wrong: string[] = [];
    while (waiting.length > 0 && seen.size < MOST_PAGES) {
      const address = waiting.pop()!;
      const found = await readPage(request, address, baseURL!);
      seen.set(address, found);
      if (found.status >= 400) wrong.push(`${address} answers ${found.status}`);
      wrong.push(...headingFaults(found.levels).map((fault) => `${address} ${fault}`));
      for (const url of found.links) {
        const to = url.pathname + url.search;
        if (url.hash) fragments.push({ from: address, to, id: decodeURIComponent(url.hash.slice(1)) });
        const isPage = !/^\/(api|downloads|media|assets|graphql)(\/|$)/.test(url.pathname);
        const before = ofPath.get(url.pathname) ?? 0;
        if (!isPage || seen.has(to) || waiting.includes(to) || before >= MOST_OF_PATH) continue;
        ofPath.set(url.pathname, before + 1);
        waiting.push(to);
      }
    }
    for (const { from, to, id } of fragments)
      if (seen.has(to) && !seen.get(to)!.ids.has(id)) wrong.push(`${from} points to ${to}#${id}`);
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
    expect(seen.size).toBeLessThan(MOST_PAGES);
  });
}
