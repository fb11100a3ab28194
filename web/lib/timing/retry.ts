interface RetryOptions {
  /** How often the work is done again after it failed. */
  retries: number;
  /** Pause before the first repeat in milliseconds; doubles each time. */
  delay: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does `work` again while it rejects; rejects with the last reason. */
export const retry = async <T>(work: () => Promise<T>, { retries, delay }: RetryOptions): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (reason) {
      if (attempt === retries) throw reason;
      await pause(delay * 2 ** attempt);
    }
  }
};
