import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface SmtpSink {
  readonly url: string;
  /** Raw messages taken so far. */
  readonly messages: string[];
  /** `RCPT TO` lines taken so far. */
  readonly recipients: string[];
  close(): Promise<void>;
}

/** A mail server of a few lines: takes everything, or answers every message with a temporary failure while `failing()`. */
export const startSmtpSink = async (failing: () => boolean = () => false): Promise<SmtpSink> => {
  const messages: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    let data: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const onLine = (line: string) => {
      if (data !== null) {
        if (line !== '.') return void (data += `${line}\r\n`);
        if (!failing()) messages.push(data);
        data = null;
        return say(failing() ? '451 try again later' : '250 taken');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') data = '';
      if (command === 'RCPT') recipients.push(line);
      if (command === 'QUIT') return socket.end('221 bye\r\n');
      return say(command === 'DATA' ? '354 go' : '250 ok');
    };
    say('220 sink');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop()!;
      lines.forEach(onLine);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    recipients,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
