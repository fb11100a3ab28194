import { ApolloLink } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { configure, render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import {
  createMemoryRouter,
  parsePath,
  RouterContextProvider,
  RouterProvider,
  type LoaderFunction,
} from 'react-router-dom';
import { Observable } from 'rxjs';
import { createClient } from '../../../web/app/data/apollo.ts';
import { asDeferredClient } from '../../../web/lib/graphql/deferred-client.ts';
import { clientContext } from '../../../web/app/data/preload.ts';
import type { ErrorCode } from '../../../web/codegen/error-codes.gen.ts';
import { CartProvider } from '../../../web/features/cart/cart-provider.tsx';
import { intlOf, type Messages } from '../../../web/intl/intl.ts';
import type { Locale } from '../../../web/intl/locale.ts';
import { ShopInfoContext, type ShopFacts } from '../../../web/lib/shop-info.ts';
import { SHOP_INFO } from '../builders/build-shop-info.ts';

const ApolloContext = getApolloContext();

/** A lazy part may take its time on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

const LOCALES = path.resolve(import.meta.dirname, '../../../web/intl/locales');

/** All texts of one language. */
export const messagesOf = (locale: Locale): Messages =>
  Object.assign(
    {},
    ...readdirSync(path.join(LOCALES, locale)).map(
      (file) => JSON.parse(readFileSync(path.join(LOCALES, locale, file), 'utf8')) as object,
    ),
  ) as Messages;

/** What a fake answer throws to refuse as the server does. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly args: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** An answer per operation name, from its variables. Throw a `Refusal`, or anything else for a lost connection. */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

const answerLink = (answers: Answers, asked: string[]) =>
  new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(operationName);
        void Promise.resolve()
          .then(() => {
            const answer = answers[operationName];
            if (!answer) throw new Error(`No answer for ${operationName}`);
            return answer(variables);
          })
          .then(
            (data) => observer.next({ data: data as Record<string, unknown> }),
            (error: unknown) => {
              if (!(error instanceof Refusal)) return observer.error(error);
              const { code, args } = error;
              observer.next({ data: null, errors: [{ message: code, extensions: { code, args } }] });
            },
          )
          .then(() => observer.complete());
      }),
  );

interface PageOptions {
  answers?: Answers;
  /** Where the page stands; the other addresses show their own path as text. */
  path?: string;
  /** Pattern of the route, for a page with parameters. */
  route?: string;
  /** What the page is made of, for one that its loader brings. */
  loader?: LoaderFunction;
  /** What the other addresses wait for. */
  elsewhere?: LoaderFunction;
  locale?: Locale;
  shop?: ShopFacts;
}

/** Renders a component as a page of the shop: router, Apollo over fake answers, texts, cart. */
export const renderPage = (
  element: ReactNode,
  { answers = {}, path: at = '/', route, loader, elsewhere, locale = 'en', shop = SHOP_INFO }: PageOptions = {},
) => {
  const asked: string[] = [];
  const client = createClient(answerLink(answers, asked));
  const coming = asDeferredClient(client);
  const here = route ?? at.split('?')[0]!;
  const router = createMemoryRouter(
    [
      { path: here, element, loader, HydrateFallback: () => null },
      { path: '*', loader: elsewhere, Component: () => <p>somewhere else</p> },
    ],
    // A visit of its own: pages remember by its key what they showed.
    {
      initialEntries: [{ ...parsePath(at), key: crypto.randomUUID() }],
      getContext: () => new RouterContextProvider(new Map([[clientContext, coming]])),
    },
  );
  const view = render(
    <RawIntlProvider value={intlOf(locale, messagesOf(locale))}>
      <ApolloContext value={coming}>
        <ShopInfoContext value={shop}>
          <CartProvider>
            <RouterProvider router={router} />
          </CartProvider>
        </ShopInfoContext>
      </ApolloContext>
    </RawIntlProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  /** What was handed over beside the address. */
  const state = () => router.state.location.state as unknown;
  return { ...view, asked, address, state };
};
