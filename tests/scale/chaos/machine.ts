import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';

/** A process of the shop that may be ended and started again at its port. */
export class Machine {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #server: ServerProcess | null = null;

  constructor(port: number, dataDir: string, env: Record<string, string>) {
    [this.port, this.dataDir, this.#env] = [port, dataDir, env];
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it is ready. `main` is another build's. */
  async start(main?: string): Promise<void> {
    this.#server = await startServerProcess({ dataDir: this.dataDir, port: this.port, env: this.#env, main });
  }

  /** Nothing has ended it. */
  get lives(): boolean {
    return this.#server?.child.exitCode === null && this.#server.child.signalCode === null;
  }

  get output(): string {
    return this.#server?.output() ?? '';
  }

  /** As `kill -9`. */
  async kill(): Promise<void> {
    if (this.lives) await this.#server!.end('SIGKILL');
  }

  /** As an orchestrator stops it; the exit code. */
  async drain(): Promise<number | null> {
    return this.lives ? (await this.#server!.end('SIGTERM')).code : null;
  }
}
