import type { Plugin } from 'vite';

/** How Vite's helper for late parts makes their addresses. */
const OWN_ORIGIN = 'return "/"+dep';

/** Late parts are fetched ahead from where the page says, as they are imported: chunks find each other by relative addresses. */
export const cdnPreloads = (): Plugin => ({
  name: 'martyx-cdn-preloads',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(OWN_ORIGIN)) this.error('Vite makes the addresses of late parts in another way');
      return code.replace(OWN_ORIGIN, 'return (globalThis.__CDN__??"")+"/"+dep');
    },
  },
});
