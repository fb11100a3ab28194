import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CutLine {
  /** The same address, through this line. */
  readonly url: string;
  /** Ends all connections and takes no more, as a server that is gone. */
  cut(): Promise<void>;
}

/** A way to a server on this machine that can be cut, while others still reach it. */
export const startLine = async (address: string): Promise<CutLine> => {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((caller) => {
    const callee = keep(connect(Number(target.port), target.hostname));
    keep(caller).pipe(callee).pipe(caller);
    caller.on('close', () => callee.destroy());
    callee.on('close', () => caller.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const through = new URL(address);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    cut: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
};
