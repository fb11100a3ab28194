declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Lets the browser answer the visitor before what follows: long work in several tasks blocks no tap. */
export const nextTask = (): Promise<void> =>
  typeof scheduler !== 'undefined' && scheduler.yield ? scheduler.yield() : new Promise((next) => setTimeout(next));
