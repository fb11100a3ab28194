const PATIENCE_MS = 3_000;

/**
 * Whether the shop is another build by now than this page came from, whose code may be gone then. False where the shop cannot
 * be asked. Never rejects.
 */
export const isOtherVersion = async (): Promise<boolean> => {
  const entry = window.__MARTYX__?.modules[0]?.split('/').at(-1);
  if (!entry) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
};
