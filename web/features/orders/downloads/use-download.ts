import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { ErrorCode } from '../../../codegen/error-codes.gen.ts';
import { useRefusalText } from '../../../intl/errors.ts';
import { useText } from '../../../intl/use-text.ts';
import { startDownload } from '../../../lib/files/start-download.ts';
import { checkDownload } from './download.ts';
import type { DownloadProblem } from './download.ts';
import { slicerAddress } from './slicers.ts';
import type { Slicer } from './slicers.ts';

/** Refusals that have words of their own; every other failure gets the text of the specification. */
const SPOKEN: readonly ErrorCode[] = [
  'FILE_NOT_AVAILABLE',
  'DOWNLOAD_NOT_ALLOWED',
  'DOWNLOAD_LINK_EXPIRED',
  'RATE_LIMITED',
];

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface Downloads {
  /** Address of the file that is being asked for. */
  busy: string | null;
  /** What went wrong with the last one, in words. */
  problem: string | null;
  /** Asks for the last one again. */
  retry: () => void;
  /** For the `onClick` of a link to the file: the link also works without script. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens the file at `url` in a slicer. */
  open: (url: string, slicer: Slicer) => void;
}

/** A file to be loaded, or to be opened in a slicer. */
interface Asked {
  url: string;
  slicer?: Slicer;
}

/** The new link of the same file, once the given one is over. */
export type Renew = (url: string) => Promise<string | undefined>;

const look = async (url: string, renew: Renew | undefined) => {
  const problem = await checkDownload(url);
  const fresh = problem === 'DOWNLOAD_LINK_EXPIRED' && (await renew?.(url).catch(() => undefined));
  return fresh ? { url: fresh, problem: await checkDownload(fresh) } : { url, problem };
};

/**
 * Downloads that say in the page why a file does not come, in place of a page full of JSON. With `renew` a link that is
 * over is replaced without a word.
 */
export const useDownloads = (renew?: Renew): Downloads => {
  const t = useText();
  const explain = useRefusalText();
  const [busy, setBusy] = useState<string | null>(null);
  const [last, setLast] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const textOf = (found: DownloadProblem): string => {
    const code = found === 'EMPTY' ? 'FILE_NOT_AVAILABLE' : SPOKEN.find((known) => known === found);
    return code ? explain({ code, args: {} }) : t('checkout.order.download.failed');
  };

  const fetchFile = async ({ url: asked, slicer }: Asked) => {
    setBusy(asked);
    setProblem(null);
    const found = await look(asked, renew);
    setBusy(null);
    setLast({ url: found.url, slicer });
    if (found.problem) setProblem(textOf(found.problem));
    else if (slicer) window.location.assign(slicerAddress(slicer, found.url));
    else startDownload(found.url);
  };

  const begin = (asked: Asked) => {
    if (busy === null) void fetchFile(asked);
  };

  const follow: Downloads['follow'] = (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const url = event.currentTarget.getAttribute('href');
    if (url) begin({ url });
  };
  const open: Downloads['open'] = (url, slicer) => begin({ url, slicer });
  const retry = () => {
    if (last) begin(last);
  };
  return { busy, problem, retry, follow, open };
};
