import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../../web/lib/files/save-file.ts';

const answer = (disposition?: string): void => {
  const headers = disposition ? { 'content-disposition': disposition } : undefined;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('PK', { headers })));
};

/** The name under which the browser was handed the file. */
const saved = async (options?: { named: boolean }): Promise<string> => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  await saveFile('/file', 'labels.pdf', options);
  return names.join();
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a file that is saved', () => {
  it('has the name that the server gives it, where that is asked for', async () => {
    answer('inline; filename="labels.zip"');
    expect(await saved({ named: true })).toBe('labels.zip');
    expect(await saved()).toBe('labels.pdf');
  });

  it('has the given name where the server gives none', async () => {
    answer();
    expect(await saved({ named: true })).toBe('labels.pdf');
  });
});
