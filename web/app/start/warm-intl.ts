/**
 * The first number format of a process costs Chromium 35 to 45 ms, in which it looks for its languages. What it finds serves
 * all threads, so a thread of its own finds it while the code is on its way.
 */
export const warmIntl = (): void => {
  try {
    new Worker(URL.createObjectURL(new Blob(['new Intl.NumberFormat;close()'])));
  } catch {
    // The page then finds them itself.
  }
};
