/** What Chromium, Firefox, WebKit and Vite say of code or data that did not arrive. */
const NOT_ARRIVED =
  /dynamically imported module|importing a module script|preload css|failed to fetch|load failed|networkerror|network request failed/i;

/** Whether something is not there because the network did not bring it; what broke once it was here is a fault of ours. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && (NOT_ARRIVED.test(error.message) || isLostConnection(error.cause));
