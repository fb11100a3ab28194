import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedLetter {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: {
    id: string;
    event: string;
    at: string;
    subject: { type: string; id: string | number };
    data: object;
  };
}

export interface WebhookReceiver {
  readonly url: string;
  /** What came, oldest first. */
  readonly letters: ReceivedLetter[];
  /** What it answers from now on: a status, or `silence`. */
  answer: number | 'silence';
  close(): Promise<void>;
}

/** Another system that hears of the shop's events, on this machine. */
export const startReceiver = async (): Promise<WebhookReceiver> => {
  const letters: ReceivedLetter[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      letters.push({ headers: request.headers, text, body: JSON.parse(text) as ReceivedLetter['body'] });
      if (receiver.answer === 'silence') return;
      const { answer } = receiver;
      response.writeHead(answer, answer >= 300 && answer < 400 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    letters,
    answer: 200,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return receiver;
};
