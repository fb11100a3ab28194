import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { ErrorCode } from '../../codegen/error-codes.gen.ts';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { checkDownload, startDownload } from './download.ts';
import type { DownloadProblem } from './download.ts';

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
  /** For the `onClick` of a link to the file: the link also works without script. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Downloads that say in the page why a file does not come, in place of a page full of JSON. */
export const useDownloads = (): Downloads => {
  const t = useText();
  const explain = useRefusalText();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const textOf = (found: DownloadProblem): string => {
    const code = found === 'EMPTY' ? 'FILE_NOT_AVAILABLE' : SPOKEN.find((known) => known === found);
    return code ? explain({ code, args: {} }) : t('checkout.order.download.failed');
  };

  const fetchFile = async (url: string) => {
    setBusy(url);
    setProblem(null);
    const found = await checkDownload(url);
    setBusy(null);
    if (found) setProblem(textOf(found));
    else startDownload(url);
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (busy === null) void fetchFile(event.currentTarget.href);
  };

  return { busy, problem, follow };
};
