import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { intlOf, type Messages } from '../../../web/intl/intl.ts';
import { withKnownFormats } from '../../../web/intl/known-formats.ts';
import { LOCALES, type Locale } from '../../../web/intl/locale.ts';
import { messagesOf } from '../../support/web/web-page.tsx';

type Values = Record<string, unknown>;

/** As the build has them. */
const compiled = (locale: Locale): Messages =>
  Object.fromEntries(Object.entries(messagesOf(locale)).map(([id, text]) => [id, parse(text as never)]));

const NUMBERS = [TYPE.number, TYPE.plural];

/** A value for each that a text asks for. */
const valuesOf = (parts: readonly MessageFormatElement[], number: number): Values =>
  Object.assign(
    {},
    ...parts.map((part) => {
      const below = 'options' in part ? Object.values(part.options).map(({ value }) => valuesOf(value, number)) : [];
      const own =
        !('value' in part) || part.type === TYPE.literal
          ? {}
          : { [part.value]: NUMBERS.includes(part.type) ? number : 'x' };
      if (part.type !== TYPE.tag) return Object.assign({}, ...below, own) as Values;
      return { ...valuesOf(part.children, number), [part.value]: (inner: unknown) => ['<', inner, '>'] };
    }),
  ) as Values;

describe('texts on the server', () => {
  it.each(LOCALES)('read in %s as react-intl has them, the first time and later', (locale) => {
    const messages = compiled(locale);
    const plain = intlOf(locale, messages);
    const remembering = withKnownFormats(plain);
    const texts = Object.entries(messages).filter(([, parts]) => parts.some(({ type }) => type !== TYPE.literal));
    expect(texts.length).toBeGreaterThan(100);
    for (const [id, message] of texts) {
      for (const number of [1, 12_345]) {
        const values = valuesOf(message, number) as Record<string, string>;
        const say = (intl: typeof plain) => intl.formatMessage({ id: id as MessageId }, values);
        const said = say(plain);
        expect([say(remembering), say(remembering)]).toEqual([said, said]);
      }
    }
  });

  it('that lack a value, or are not there, are told of as before', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const intl = withKnownFormats(intlOf('en', compiled('en')));
    expect(intl.formatMessage({ id: 'home.modelCount' })).toBe('home.modelCount');
    expect(intl.formatMessage({ id: 'no.such.text' as MessageId })).toBe('no.such.text');
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
  });
});
