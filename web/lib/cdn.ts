declare global {
  /** Origin that the shop's scripts, styles, fonts and pictures come from; absent: the shop's own. The page sets it before anything runs. */
  var __CDN__: string | undefined;
}

/** Address of a file of the build, such as `/assets/x.js`, where browsers fetch it. To be asked while rendering. */
export const builtUrl = (path: string): string => (globalThis.__CDN__ ?? '') + path;

/** Address of a public picture or preview where browsers fetch it; any other address stays as it is. */
export const mediaUrl = (url: string): string => (url.startsWith('/media/') ? builtUrl(url) : url);
