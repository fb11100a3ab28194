const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const FORBIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029<>:"|?*\\/]+/gu;
const MAX_SEGMENT = 100;

/** Cuts at `max` characters but keeps a short extension. */
const shortened = (name: string, max: number): string => {
  const characters = [...name];
  if (characters.length <= max) return name;
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, max - extension.length).join('') + extension;
};

const safeSegment = (segment: string): string => {
  const clean = segment
    .slice(0, 4 * MAX_SEGMENT)
    .normalize('NFC')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = shortened(clean.replace(/^\.+/, '').replace(/[. ]+$/, ''), MAX_SEGMENT).trim();
  return RESERVED.test(name) ? `_${name}` : name;
};

/** A path that unpacks below the chosen folder on every system: relative, forward slashes, no dots, no device names. */
export const safeEntryName = (name: string): string => {
  const segments = name
    .split(/[\\/]+/)
    .map(safeSegment)
    .filter((segment) => segment !== '');
  return segments.length > 0 ? segments.join('/') : 'file';
};

/** Names that differ also where case does not count; a taken one gets ` (2)` before its extension. */
export const distinctNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let candidate = name;
    for (let n = 2; taken.has(candidate.toLowerCase()); n += 1) {
      candidate = name.replace(/(\.[^./]*)?$/, (extension) => ` (${n})${extension}`);
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
};

/** File name of a download: one segment, and it always ends in .zip. */
export const zipName = (title: string): string => {
  const base = safeSegment(title.replace(/[\\/]+/g, '-')).replace(/(?:\.zip)+$/i, '');
  return `${base.trim() || 'martyx'}.zip`;
};

/** What a file of a package is saved as when it is loaded alone. */
export const singleName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Letters, digits, dots, dashes and underscores alone: what every program takes out of an address unharmed. */
export const asciiName = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/-(?=\.)|^[-.]+|[-.]+$/g, '')
    .slice(0, MAX_SEGMENT);

/** `attachment` for any browser (RFC 6266): an ASCII name, and the real one beside it (RFC 5987) where that differs. */
export const contentDisposition = (fileName: string): string => {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]+|["\\%]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  if (ascii === fileName) return plain;
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${plain}; filename*=UTF-8''${encoded}`;
};
