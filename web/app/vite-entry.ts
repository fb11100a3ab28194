import type { Plugin } from 'vite';

const ADDRESS = '/@martyx/entry';

/** In this order: Vite's own client, React's fast refresh, the shop. */
const CODE = `
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/entry-client.tsx');
`;

/** What a page runs first under Vite's development server, where no HTML file passes through Vite. */
export const developmentEntry = (): Plugin => ({
  name: 'martyx-development-entry',
  apply: 'serve',
  resolveId: (id) => (id === ADDRESS ? id : undefined),
  load: (id) => (id === ADDRESS ? CODE : undefined),
});
