import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { Way } from './connections.ts';
import { hostsOf, placeOf } from './hosts.ts';
import { cut, ServerWatch, type ServerState } from './server-watch.ts';

const LOOK_MS = 1_000;
/** So often in a row a server may be silent, if no other takes writes: it may only be busy. */
const PATIENT_LOOKS = 3;
/** When the shop starts: the machines of both may have been started together. */
const LOOKS_AT_START = 30;

/** Where writes go. */
export interface Primary {
  /**
   * To the server that takes writes, as far as is known. Its connections end when another takes over, or when that one
   * hangs: what waits on them fails then.
   */
  readonly way: Way;
  close(): void;
}

interface Host {
  readonly address: string;
  readonly watch: ServerWatch;
}

/** Of servers that take writes the one that was promoted last: another may not know yet that it is none any more. */
const writableOf = (hosts: readonly Host[], states: readonly (ServerState | null)[]): Host | null => {
  const timelineOf = (host: Host): string | null => states[hosts.indexOf(host)]?.timeline ?? null;
  const writable = hosts.filter((host) => timelineOf(host) !== null);
  return writable.sort((a, b) => timelineOf(b)!.localeCompare(timelineOf(a)!))[0] ?? null;
};

class SeveralHosts implements Primary {
  readonly #hosts: readonly Host[];
  readonly #logger: Logger;
  readonly #clients = new Set<Client>();
  readonly way: Way = { url: () => this.#current.address, clients: this.#clients };
  #current: Host;
  #silent = 0;
  #closed = false;

  constructor(hosts: readonly Host[], current: Host, logger: Logger) {
    this.#hosts = hosts;
    this.#current = current;
    this.#logger = logger;
    void this.#goOn();
  }

  close(): void {
    this.#closed = true;
    for (const { watch } of this.#hosts) watch.close();
  }

  async #goOn(): Promise<void> {
    while (!this.#closed) {
      await pause(LOOK_MS, undefined, { ref: false });
      const found = await look(this.#hosts);
      if (this.#closed) return this.close();
      this.#settle(found);
    }
  }

  #settle(found: Host | null): void {
    this.#silent = found ? 0 : this.#silent + 1;
    if (this.#silent === PATIENT_LOOKS) {
      this.#logger.error('no server of the database takes writes');
      this.#keepOnly(null);
    }
    if (!found || found === this.#current) return;
    this.#current = found;
    const host = placeOf(found.address);
    this.#logger.warn({ host }, 'another server of the database takes writes now');
    this.#keepOnly(host);
  }

  #keepOnly(place: string | null): void {
    for (const client of this.#clients) {
      if (`${client.host}:${client.port}` !== place) cut(client);
    }
  }
}

const look = async (hosts: readonly Host[]): Promise<Host | null> =>
  writableOf(hosts, await Promise.all(hosts.map(({ watch }) => watch.ask())));

/**
 * Finds the server that takes writes among those that an address names, and goes on looking each second: within three
 * seconds of a promotion new connections go to the new one. With one server there is nothing to look for. Throws when none
 * takes writes for half a minute from the start.
 */
export const findPrimary = async (address: string, logger: Logger): Promise<Primary> => {
  const hosts = hostsOf(address).map((one) => ({ address: one, watch: new ServerWatch(() => one) }));
  if (hosts.length === 1) return { way: { url: () => address }, close: () => undefined };
  for (let looks = 0; looks < LOOKS_AT_START; looks += 1) {
    const found = await look(hosts);
    if (found) return new SeveralHosts(hosts, found, logger);
    await pause(LOOK_MS);
  }
  for (const { watch } of hosts) watch.close();
  throw new Error(`None of these servers takes writes: ${hosts.map((host) => placeOf(host.address)).join(', ')}`);
};
