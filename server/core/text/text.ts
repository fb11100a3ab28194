const MAX_TEXT = 1000;
export const MAX_EMAIL = 254;

// oxlint-disable-next-line no-control-regex -- control characters are what is searched for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const SCHEMES = /^(?:\s*(?:javascript|data|vbscript)\s*:)+/i;
export const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Free text as it is stored: trimmed, without control and direction-override characters and without a leading
 * `javascript:`, `data:` or `vbscript:`, cut at `max` characters. Line breaks stay. No defence against HTML: that is encoded on output.
 */
export const sanitizeText = (text: string, max = MAX_TEXT): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(SCHEMES, '').trim().slice(0, max).trim();

/** The same on one line: for names, streets and whatever ends up in a header or a table cell. */
export const sanitizeLine = (text: string, max = MAX_TEXT): string => sanitizeText(text.replace(/\s+/g, ' '), max);

/** What an address looks like, for the descriptions of our calls. */
export const EMAIL_SHAPE = { maxLength: MAX_EMAIL, pattern: EMAIL.source } as const;

/** An address with a domain of at least two labels, at most 254 characters. Runs in linear time. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);

/** What counts as one character: a pair of surrogates, and one with a selector of how it is presented. */
const PAIRS = [/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, /[^\uFE0F\uFE0E][\uFE0F\uFE0E]/g];

const charactersIn = (text: string): number =>
  PAIRS.reduce((count, pair) => count - (text.match(pair)?.length ?? 0), text.length);

/** Whether a text has more than `most` characters, as people count them. Counts only where it may have. */
export const isLonger = (text: string, most: number): boolean => text.length > most && charactersIn(text) > most;

/** What an id looks like, for patterns of more than an id. */
export const UUID_PATTERN = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const UUID = new RegExp(`^${UUID_PATTERN}$`, 'i');

/** Whether a text can be the id of a row; anything else would be an error in a statement. */
export const isUuid = (text: string): boolean => UUID.test(text);

const BARE_UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** The same for a text whose hyphens may be missing, as PostgreSQL reads it. */
export const isBareUuid = (text: string): boolean => BARE_UUID.test(text);
