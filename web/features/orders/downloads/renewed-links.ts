import type { Renew } from './use-download.ts';

/** Where a file can be had at present. */
export interface FileLink {
  /** Stays the same when the link changes. */
  file: string;
  url: string;
}

/** Finds the file of a link that is over among newly asked ones. */
export const renewedFrom =
  (known: readonly FileLink[], ask: () => Promise<readonly FileLink[]>): Renew =>
  async (url) => {
    const file = known.find((link) => link.url === url)?.file;
    return file && (await ask()).find((link) => link.file === file)?.url;
  };
