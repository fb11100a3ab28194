import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentDisposition,
  distinctNames,
  safeEntryName,
  zipName,
} from '../../../server/delivery/package/file-names.ts';
import { workMs } from '../../support/cpu-work.ts';

test.each([
  ['STL/nose cone.stl', 'STL/nose cone.stl'],
  ['../../etc/passwd', 'etc/passwd'],
  ['..\\..\\windows\\win.ini', 'windows/win.ini'],
  ['/absolute/path.stl', 'absolute/path.stl'],
  ['C:\\boot.ini', 'C/boot.ini'],
  ['a/./b/../c.stl', 'a/b/c.stl'],
  ['CON', '_CON'],
  ['STL/aux.stl', 'STL/_aux.stl'],
  ['name. . ', 'name'],
  ['a\u0000b\u202e.stl', 'a b .stl'],
  ['...', 'file'],
  ['Šípka č. 1.stl', 'Šípka č. 1.stl'],
])('the entry %j is written as %j', (given, expected) => {
  expect(safeEntryName(given)).toBe(expected);
});

test('no entry name leaves the folder it is unpacked in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const bad = (segment: string) => /^$|^\.|[\\:\0]|[. ]$/.test(segment) || [...segment].length > 101;
      expect(safeEntryName(text).split('/').filter(bad)).toEqual([]);
    }),
  );
});

test('a long run of dots and spaces takes no time', async () => {
  expect(await workMs(() => safeEntryName(`${'. '.repeat(50_000)}x`))).toBeLessThan(200);
});

test('names that collide, also by case alone, are told apart before their extension', () => {
  expect(distinctNames(['a.stl', 'A.stl', 'a.stl', 'b'])).toEqual(['a.stl', 'A (2).stl', 'a (3).stl', 'b']);
});

test.each([
  ['Kriváň 38/2 – súbory', 'Kriváň 38-2 – súbory.zip'],
  ['x.zip.ZIP', 'x.zip'],
  ['../../etc/passwd', '-..-etc-passwd.zip'],
  ['\r\nContent-Type: text/html', 'Content-Type text-html.zip'],
  ['///', '-.zip'],
  ['', 'martyx.zip'],
  ['a'.repeat(300), `${'a'.repeat(100)}.zip`],
])('a download of %j is saved as %j', (title, expected) => {
  expect(zipName(title)).toBe(expected);
});

test('the header has an ASCII name and the real one beside it', () => {
  expect(contentDisposition('plain name.zip')).toBe('attachment; filename="plain name.zip"');
  expect(contentDisposition("Kriváň 38-2 – 'A'.zip")).toBe(
    "attachment; filename=\"Krivan 38-2 - 'A'.zip\"; filename*=UTF-8''Kriv%C3%A1%C5%88%2038-2%20%E2%80%93%20%27A%27.zip",
  );
  expect(contentDisposition('a"; filename="evil.exe.zip')).toBe(
    'attachment; filename="a_; filename=_evil.exe.zip"; filename*=UTF-8\'\'a%22%3B%20filename%3D%22evil.exe.zip',
  );
});
