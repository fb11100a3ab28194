import type { ErrorCode } from '../../../codegen/error-codes.gen.ts';
import { languageHeader } from '../../../lib/language-header.ts';

/** Why a file cannot be had: a code of the shop, `EMPTY` for a file without content, `FAILED` for anything else. */
export type DownloadProblem = ErrorCode | 'EMPTY' | 'FAILED';

/** The answer to HEAD has no body: the reason stands in the answer to GET, which for a refusal is short. */
const reasonOf = async (url: string): Promise<DownloadProblem> => {
  const answer = await fetch(url, { headers: { ...languageHeader(), range: 'bytes=0-0' } });
  const body = (await answer.json().catch(() => null)) as { errorCode?: ErrorCode } | null;
  return body?.errorCode ?? 'FAILED';
};

/** Null when the file is there, so that the browser may fetch it as a download. Counts as no download itself. */
export const checkDownload = async (url: string): Promise<DownloadProblem | null> => {
  try {
    const answer = await fetch(url, { method: 'HEAD', headers: languageHeader() });
    if (!answer.ok) return await reasonOf(url);
    return answer.headers.get('content-length') === '0' ? 'EMPTY' : null;
  } catch {
    return 'FAILED';
  }
};
