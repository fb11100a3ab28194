import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a program is installed that tells its version so. */
export const isInstalled = (command: string, flag: string): boolean =>
  spawnSync(command, [flag], { stdio: 'ignore' }).status === 0;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

export interface LocalServer {
  readonly child: ChildProcess;
  /** Ends it at once, as a failing machine does. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a server in the foreground and waits until its port accepts connections. */
export const startLocalServer = async (
  command: string,
  args: readonly string[],
  port: number,
): Promise<LocalServer> => {
  const child = spawn(command, args, { stdio: 'ignore' });
  running.add(child.once('exit', () => running.delete(child)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await accepts(port)); tries += 1) {
    if (child.exitCode !== null || tries > 400) throw new Error(`${command} does not listen on port ${port}`);
    await pause(25);
  }
  return {
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
