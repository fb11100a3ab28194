import type { IntlShape, MessageFormatElement } from 'react-intl';
import type { Messages } from './intl.ts';

/** Kinds of parts that need more than the text and its values: a date, a time, marks around other parts. */
const DEMANDING: readonly number[] = [3, 4, 8];

const isPlain = (parts: readonly MessageFormatElement[]): boolean =>
  parts.every(
    (part) =>
      !DEMANDING.includes(part.type) &&
      (!('options' in part) || Object.values(part.options).every(({ value }) => isPlain(value))),
  );

const arePlain = (values: Record<string, unknown> = {}): boolean =>
  Object.values(values).every((value) => typeof value !== 'object' && typeof value !== 'function');

type Format = ReturnType<IntlShape['formatters']['getMessageFormat']>;

/**
 * The same shape, which remembers how each text is formatted. react-intl finds that again for every use, by a key that is
 * the whole text and all formats as JSON. For the server, whose texts never change.
 */
export const withKnownFormats = (intl: IntlShape): IntlShape => {
  const { messages, locale, formats, formatters } = intl as IntlShape & { messages: Messages };
  const known = new Map<string, Format | null>();
  const make = (id: string): Format | null => {
    const message = messages[id];
    return Array.isArray(message) && isPlain(message)
      ? formatters.getMessageFormat(message, locale, formats, { formatters })
      : null;
  };
  const formatOf = (id: string): Format | null => {
    const format = known.has(id) ? known.get(id)! : make(id);
    known.set(id, format);
    return format;
  };
  const formatMessage = ((descriptor: { id: string }, values?: Record<string, string>, options?: object) => {
    const format = options === undefined && arePlain(values) ? formatOf(descriptor.id) : null;
    if (!format) return intl.formatMessage(descriptor as never, values, options);
    try {
      return format.format(values);
    } catch {
      // It says what is missing.
      return intl.formatMessage(descriptor as never, values);
    }
  }) as IntlShape['formatMessage'];
  return { ...intl, formatMessage };
};
