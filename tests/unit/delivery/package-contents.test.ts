import { expect, test } from 'vitest';
import { packageEntries } from '../../../server/delivery/package/package-contents.ts';
import { readmeText } from '../../../server/delivery/package/readme.ts';
import type { ModelFile } from '../../../server/models/version/model-version.entity.ts';
import { buildManifest } from '../../support/builders/build-files.ts';

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
const namesIn = (given: ModelFile[], locale: 'en' | 'sk' | 'de') => {
  const manifest = buildManifest();
  const checked = new Map(given.map(({ sha256 }) => [sha256, { crc32: 0, pdf: null }]));
  const none = { packed: new Map(), meshes: new Map(), outlines: new Map(), projectName: 'All.3mf', since: null };
  const buyer = { locale, orderNumber: 'MX-2026-00001' };
  return packageEntries({ manifest, parts: manifest.parts, files: given, checked, buyer, ...none }).map(
    ({ name }) => name,
  );
};

test("the guide in the buyer's language comes first, the others follow, then the parts", () => {
  expect(namesIn(files, 'sk')).toEqual([
    'README.txt',
    'guide/sk.pdf',
    'guide/en.pdf',
    'guide/de.pdf',
    'STL/a.stl',
    'STL/b.stl',
    '3MF/a.3mf',
  ]);
});

test('a file of a model never takes the place of the README, and no name leaves the folder', () => {
  const names = namesIn([file('readme.TXT', { kind: 'README' }), file('../../evil.stl'), file('STL\\..\\x.stl')], 'en');
  expect(names).toEqual(['README.txt', 'readme (2).TXT', 'STL/evil.stl', 'STL/x.stl']);
});

test("the licence in the buyer's language is the one called LICENCE", () => {
  const licences = (['en', 'sk', 'de'] as const).map((locale) =>
    file(`licence-${locale}.txt`, { kind: 'LICENCE', locale, sha256: locale }),
  );
  expect(namesIn(licences, 'de').slice(1)).toEqual(['LICENCE.txt', 'LICENCE.en.txt', 'LICENCE.sk.txt']);
});

test('the README of changed parts alone says against which version, so that nobody misses the others', () => {
  const text = readmeText(buildManifest(), 'en', 'Order MX-2026-00001', 'B');
  expect(text).toContain('Only the parts that are new or changed since revision B.');
  expect(readmeText(buildManifest(), 'en', 'Order MX-2026-00001')).not.toContain('since revision');
});

test.each([
  ['en', 'Revision C', 'Nose cone', 'yes', '77.5', '0.2 mm'],
  ['sk', 'Revízia C', 'Stabilizátor', 'áno', '77,5', '0,2 mm'],
  ['de', 'Revision C', 'Leitwerk', 'ja', '77,5', '0,2 mm'],
] as const)('the README in %s lists parts, sizes, print settings and how to check', (locale, ...expected) => {
  const text = readmeText(buildManifest(), locale, 'Order MX-2026-00001');
  for (const part of [
    ...expected.filter((word) => word !== '77.5' && word !== '77,5'),
    'PETG',
    '15–20 %',
    'SHA256SUMS.txt',
    'X 180°',
    'LICENCE',
    'Order MX-2026-00001.',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/80 × 60[.,](?:2|3) × 3/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
