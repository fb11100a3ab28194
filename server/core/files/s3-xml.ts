import { escapeXml } from '../text/xml.ts';

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi,
    (_, name?: string, decimal?: string, hex?: string) =>
      name ? SIGNS[name.toLowerCase()]! : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex!, 16)),
  );

/** What stands within each element of this name, as it is written. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner]) => inner!);

/** The text of the first element of this name; null where there is none. */
export const textOf = (xml: string, name: string): string | null => {
  const [inner] = elementsOf(xml, name);
  return inner === undefined ? null : plain(inner);
};

/** What finishes an upload in parts; the ETags in the order of the parts. */
export const partsXml = (etags: readonly string[]): string => {
  const parts = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`);
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
};
