/** A part of a legal text under a heading of its own. */
export interface TextSection {
  /** Anchor: the heading in small letters without accents; one that comes again gets a number. */
  readonly id: string;
  /** Empty: what stands before the first heading. */
  readonly title: string;
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();

const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'text';

/** Cuts cleaned HTML at its headings of the third level; parts without anything to read are left out. */
export const sectionsOf = (html: string): TextSection[] => {
  const [lead = '', ...rest] = html.split(/<h3>/);
  const parts = rest.map((part) => {
    const end = part.indexOf('</h3>');
    return { title: plain(part.slice(0, end)), html: part.slice(end + '</h3>'.length).trim() };
  });
  const used = new Map<string, number>();
  return [{ title: '', html: lead.trim() }, ...parts].flatMap((part) => {
    if (!part.title && !plain(part.html)) return [];
    const slug = slugOf(part.title);
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return [{ ...part, id: count === 1 ? slug : `${slug}-${count}` }];
  });
};
