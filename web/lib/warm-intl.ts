/**
 * Runs in the head: the first number format of a process costs Chromium 35 to 45 ms, in which it looks for its languages.
 * What it finds serves all threads, so a thread of its own finds it while the page is painted.
 */
export const WARM_INTL_SCRIPT = `try{new Worker(URL.createObjectURL(new Blob(['new Intl.NumberFormat;close()'])))}catch(e){}`;
