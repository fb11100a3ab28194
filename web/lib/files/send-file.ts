import { ServerError } from '@apollo/client/errors';
import { account } from '../account/account.ts';
import { csrfToken } from '../account/csrf.ts';

interface Sending {
  readonly method: 'POST' | 'PUT';
  readonly address: string;
  readonly file: File;
  /** Share of the bytes that are on their way, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const attempt = ({ method, address, file, onProgress }: Sending, csrf: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('x-csrf-token', csrf);
    const token = account.get()?.token;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('The connection was lost'));
    request.send(file);
  });

/**
 * Sends a file as it is and tells how far it is, which `fetch` cannot; answers the body. A forgotten CSRF token is asked for anew, once.
 * Rejects as `shopErrorOf` reads it.
 */
export const sendFile = async (sending: Sending): Promise<string> => {
  let answer = await attempt(sending, await csrfToken());
  if (answer.status === 403 && answer.text.includes('"CSRF_FAILED"'))
    answer = await attempt(sending, await csrfToken(true));
  if (answer.status < 300) return answer.text;
  const response = new Response(answer.text, { status: answer.status });
  throw new ServerError('refused', { response, bodyText: answer.text });
};
