import { describe, expect, it } from 'vitest';
import { localeFromHeader } from '../../../server/core/locale.ts';

describe('Accept-Language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['sk', 'sk'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR, sk;q=0.5, de;q=0.7', 'de'],
    ['cs,hu', 'en'],
    ['sk;q=0, de;q=0.1', 'de'],
    ["' OR 1=1--", 'en'],
    ['sk;q=abc', 'en'],
  ])('%s means %s', (header, locale) => expect(localeFromHeader(header)).toBe(locale));
});
