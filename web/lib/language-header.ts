/** In which language a call is answered: that of the page, not that of the browser. */
export const languageHeader = (): { 'accept-language': string } => ({
  'accept-language': document.documentElement.lang,
});
