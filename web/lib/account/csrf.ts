import { refusalOf } from '../graphql-error.ts';
import { languageHeader } from '../language-header.ts';

let asking: Promise<string> | null = null;

const ask = async (): Promise<string> => {
  const answer = await fetch('/api/csrf', {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: languageHeader(),
  });
  if (!answer.ok) throw await refusalOf(answer);
  return ((await answer.json()) as { token: string }).token;
};

/**
 * The token that a call which changes something must carry beside the shop's cookie. Asked once per page; `anew` asks
 * again. Rejects as an operation does, with a `TypeError` for a lost connection, and the next call asks again.
 */
export const csrfToken = (anew = false): Promise<string> => {
  if (anew) asking = null;
  if (asking) return asking;
  const question = ask();
  asking = question;
  question.catch(() => {
    if (asking === question) asking = null;
  });
  return question;
};
