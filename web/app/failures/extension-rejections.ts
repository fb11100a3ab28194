/** What Chromium says in the page when an extension's own script did not wait for its answer. */
const CHANNEL_CLOSED = /message (channel|port) closed before a response was received/;

/** Keeps rejections that extensions of the browser leave behind out of the console: nothing of the shop has failed. */
export const silenceExtensions = (): void =>
  window.addEventListener('unhandledrejection', (event) => {
    const { message } = (event.reason ?? {}) as { message?: unknown };
    if (typeof message === 'string' && CHANNEL_CLOSED.test(message)) event.preventDefault();
  });
