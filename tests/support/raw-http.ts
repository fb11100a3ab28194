import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends bytes as they are, which no HTTP client would, and reads until the server hangs up. */
export const rawCall = (url: string, bytes: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('end', () => {
      socket.destroy();
      const [head = '', ...body] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: body.join('\r\n\r\n') });
    });
  });

/** A POST of JSON with a first line and headers of one's own. */
export const rawPost = (url: string, line: string, headers: readonly string[], payload: object): Promise<RawAnswer> => {
  const body = JSON.stringify(payload);
  const own = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
  return rawCall(url, `${[line, ...headers, ...own].join('\r\n')}\r\n\r\n${body}`);
};
