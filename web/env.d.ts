/** Changes whenever a text changes; part of the address of every text file. */
declare const __LOCALES_VERSION__: string;

declare module '*?inline-script' {
  const script: string;
  // oxlint-disable-next-line import/no-default-export -- what Vite's `?` imports are: one value
  export default script;
}
