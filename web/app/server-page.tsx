import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
  type createStaticHandler,
} from 'react-router-dom';
import { messagesFor, messagesOf, serverIntl } from '../intl/catalogue.server.ts';
import type { Locale } from '../intl/locale.ts';
import type { ShopFacts } from '../lib/shop-info.ts';
import { SHELL_NAMESPACES } from '../intl/namespaces.ts';
import { textAddress } from '../intl/text-address.ts';
import { OFFLINE_SCREENS } from '../sw/cache-rules.ts';
import { App } from './app.tsx';
import type { DeferredClient } from '../lib/graphql/deferred-client.ts';
import { prefetchAssets, assetsOf, pageHandleOf, type PageAssets, type ViteManifest } from './manifest.ts';
import { stateScript } from './data/server-state.ts';
import type { SessionSource } from './session.ts';
import startScript from './start/inline.ts?inline-script';

type Routes = ReturnType<typeof createStaticHandler>['dataRoutes'];

export interface PageInput {
  routes: Routes;
  context: StaticHandlerContext;
  client: DeferredClient;
  locale: Locale;
  origin: string;
  shop: ShopFacts | null;
  nonce: string;
  manifest: ViteManifest | null;
}

const fixedSession = ({ locale, client }: PageInput): SessionSource => {
  const session = { locale, client, intl: serverIntl(locale) };
  return { get: () => session, subscribe: () => () => {}, switchTo: async () => {} };
};

/** These open without a connection, when no text can be fetched. */
const KEPT: readonly (string | undefined)[] = Object.values(OFFLINE_SCREENS);

const stateOf = ({ context, client, locale, origin, shop, manifest }: PageInput, assets: PageAssets) => {
  const handle = pageHandleOf(context.matches);
  const namespaces = [...new Set([...SHELL_NAMESPACES, ...(handle?.namespaces ?? [])])];
  const whole = !assets.texts || KEPT.includes(handle?.file);
  const rest = whole ? [] : namespaces.map((namespace) => textAddress(locale, namespace));
  const start = {
    modules: [assets.entry, ...assets.modules],
    waits: !context.errors && handle?.readable === true,
    ahead: handle?.readable ? [...rest, ...prefetchAssets(manifest, assets)] : [],
  };
  return stateScript(start, {
    locale,
    origin,
    shop,
    styles: assets.styles,
    namespaces,
    messages: whole ? messagesOf(locale, namespaces) : messagesFor(locale, assets.texts!),
    whole,
    answers: client.brought,
    router: { loaderData: context.loaderData, errors: context.errors },
  });
};

/** The tree of one page and what the browser must run first. */
export const serverPage = (input: PageInput) => {
  const { routes, context, origin, shop, nonce, manifest } = input;
  const assets = assetsOf(manifest, pageHandleOf(context.matches));
  const tree = (
    <App source={fixedSession(input)} origin={origin} styles={assets.styles} shop={shop} nonce={nonce}>
      <StaticRouterProvider
        router={createStaticRouter(routes, context)}
        context={context}
        hydrate={false}
        nonce={nonce}
      />
    </App>
  );
  return { tree, script: `${stateOf(input, assets)};${startScript}` };
};
