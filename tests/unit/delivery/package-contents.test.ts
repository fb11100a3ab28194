import { expect, test } from 'vitest';
import { packageContents } from '../../../server/delivery/package-contents.ts';
import { readmeText } from '../../../server/delivery/readme.ts';
import type { ModelFile } from '../../../server/models/model-version.entity.ts';
import { buildManifest } from '../../support/build-files.ts';

const file = (name: string, over: Partial<ModelFile> = {}): ModelFile =>
  ({
    name,
    kind: 'STL',
    format: 'STL',
    locale: null,
    partId: null,
    bytes: 1,
    sha256: 'a'.repeat(64),
    ...over,
  }) as ModelFile;

const guides = (['de', 'en', 'sk'] as const).map((locale) => file(`guide/${locale}.pdf`, { kind: 'GUIDE', locale }));
const files = [file('STL/b.stl'), file('STL/a.stl'), file('3MF/a.3mf', { kind: '3MF' }), ...guides];
const namesIn = (given: ModelFile[], locale: 'en' | 'sk' | 'de') =>
  packageContents({ manifest: buildManifest() }, given, locale).entries.map(({ name }) => name);

test("the guide in the buyer's language comes first, the others follow, then the parts", () => {
  expect(namesIn(files, 'sk')).toEqual([
    'README.txt',
    'guide/sk.pdf',
    'guide/en.pdf',
    'guide/de.pdf',
    'STL/a.stl',
    'STL/b.stl',
    '3MF/a.3mf',
    'SHA256SUMS.txt',
  ]);
});

test('a file of a model never takes the place of the README, and no name leaves the folder', () => {
  const names = namesIn([file('readme.TXT', { kind: 'README' }), file('../../evil.stl'), file('STL\\..\\x.stl')], 'en');
  expect(names).toEqual(['README.txt', 'readme (2).TXT', 'STL/evil.stl', 'STL/x.stl', 'SHA256SUMS.txt']);
});

test("the licence in the buyer's language is the one called LICENCE", () => {
  const licences = (['en', 'sk', 'de'] as const).map((locale) =>
    file(`licence-${locale}.txt`, { kind: 'LICENCE', locale, sha256: locale }),
  );
  expect(namesIn(licences, 'de').slice(1, -1)).toEqual(['LICENCE.txt', 'LICENCE.en.txt', 'LICENCE.sk.txt']);
});

test.each([
  ['en', 'Revision C', 'Nose cone', 'yes', '77.5', '0.2 mm'],
  ['sk', 'Revízia C', 'Stabilizátor', 'áno', '77,5', '0,2 mm'],
  ['de', 'Revision C', 'Leitwerk', 'ja', '77,5', '0,2 mm'],
] as const)('the README in %s lists parts, sizes, print settings and how to check', (locale, ...expected) => {
  const text = readmeText(buildManifest(), locale);
  for (const part of [
    ...expected.filter((word) => word !== '77.5' && word !== '77,5'),
    'PETG',
    '15–20 %',
    'SHA256SUMS.txt',
    'X 180°',
    'LICENCE',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/80 × 60[.,](?:2|3) × 3/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
