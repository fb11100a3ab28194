import { watchParent } from './core/database/parent-guard.ts';

export type StopReason = 'SIGINT' | 'SIGTERM' | 'its supervisor is gone';

export interface StopRequest {
  /** Why the shop shall stop. SIGTERM asks for a stop that others are told of first. */
  readonly asked: Promise<StopReason>;
  /** Somebody at a terminal does not want to wait. */
  readonly hurried: Promise<void>;
}

const SUPERVISOR = /^--supervisor=(\d+)$/;

const supervisorIn = (args: readonly string[]): number | null => {
  const [given] = args.flatMap((arg) => SUPERVISOR.exec(arg)?.[1] ?? []);
  return given === undefined ? null : Number(given);
};

/** From now on SIGINT and SIGTERM do not end the process by themselves any more, and the end of its supervisor is noticed. */
export const stopRequest = (args: readonly string[]): StopRequest => {
  const supervisor = supervisorIn(args);
  const asked = new Promise<StopReason>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(signal));
    if (supervisor !== null) watchParent(supervisor, () => resolve('its supervisor is gone'));
  });
  const hurried = new Promise<void>((resolve) => process.on('SIGINT', () => resolve()));
  return { asked, hurried };
};
