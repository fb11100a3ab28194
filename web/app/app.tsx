import { getApolloContext } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { CartProvider } from '../features/cart/cart-provider.tsx';
import { forgetCheckout } from '../features/checkout/forget-checkout.ts';
import { forgetPrinter } from '../features/catalog/print/printer.ts';
import { forgetSeen } from '../lib/forget-seen.ts';
import { OriginContext } from '../lib/head.tsx';
import { onSignedOut } from '../lib/account/on-signed-out.ts';
import { ShopInfoContext, type ShopFacts } from '../lib/shop-info.ts';
import { Document } from './document.tsx';
import { SessionContext, type SessionSource } from './session.ts';
import { useSession } from './use-session.ts';

const ApolloContext = getApolloContext();

interface AppProps {
  source: SessionSource;
  origin: string;
  styles: readonly string[];
  shop: ShopFacts | null;
  nonce?: string;
  /** The router. */
  children: ReactNode;
}

export const App = ({ source, origin, styles, shop, nonce, children }: AppProps) => {
  const { locale, intl, client } = useSession(source);
  useEffect(() => onSignedOut(forgetCheckout), []);
  useEffect(() => onSignedOut(forgetSeen), []);
  useEffect(() => onSignedOut(forgetPrinter), []);
  return (
    <Document locale={locale} styles={styles} nonce={nonce}>
      <SessionContext value={source}>
        <RawIntlProvider value={intl}>
          <ApolloContext value={client}>
            <OriginContext value={origin}>
              <ShopInfoContext value={shop}>
                <CartProvider>{children}</CartProvider>
              </ShopInfoContext>
            </OriginContext>
          </ApolloContext>
        </RawIntlProvider>
      </SessionContext>
    </Document>
  );
};
