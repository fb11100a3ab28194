import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalServer } from '../local-server.ts';

const DEPLOYED = path.resolve(import.meta.dirname, '../../../server/deploy/haproxy.cfg');

export interface Balancer {
  readonly url: string;
  /** What it has asked a second process for, since it runs. */
  retries(): Promise<number>;
  close(): Promise<void>;
}

/** What the deployed file says, with the addresses of this machine in place of those of a network of containers. */
const settings = (port: number, statistics: number, web: readonly number[]): string => {
  const servers = web.map((one, i) => `  server web${i + 1} 127.0.0.1:${one}`).join('\n');
  return readFileSync(DEPLOYED, 'utf8')
    .replace(/^resolvers docker[\s\S]*?\n\n/m, '')
    .replace('maxconn 20000', 'maxconn 1000')
    .replace(' resolvers docker init-addr libc,none', '')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('bind :8405', `bind 127.0.0.1:${statistics}`)
    .replace(/^ {2}server-template .*$/gm, servers);
};

const RETRIES = /^haproxy_backend_retry_warnings_total\{proxy="web"\} (\d+)/m;

/** HAProxy before these ports, as it is deployed. */
export const startBalancer = async (port: number, statistics: number, web: readonly number[]): Promise<Balancer> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-balancer-'));
  const file = path.join(dir, 'haproxy.cfg');
  writeFileSync(file, settings(port, statistics, web));
  const server = await startLocalServer('haproxy', ['-db', '-f', file], port);
  return {
    url: `http://127.0.0.1:${port}`,
    retries: async () => {
      const text = await (await fetch(`http://127.0.0.1:${statistics}/metrics`)).text();
      return Number(RETRIES.exec(text)?.[1] ?? Number.NaN);
    },
    close: async () => {
      await server.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
