import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { CartButton } from '../features/cart/cart-button.tsx';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { CookieConsent } from '../features/consent/cookie-consent.tsx';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { KeptNotice } from '../features/offline/kept-notice.tsx';
import { FarewellNotice } from '../features/shell/farewell-notice.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Navbar } from '../features/shell/navbar.tsx';
import { SessionNotice } from '../features/shell/session-notice.tsx';
import { useVisitTracking } from '../features/visits/use-visit-tracking.ts';
import { account } from '../lib/account.ts';
import { useLanguage } from './use-language.ts';

/** What stands around every page but those of the administration. */
export const ShopFrame = () => {
  const language = useLanguage();
  useVisitTracking();
  return (
    <>
      <CookieConsent />
      <Navbar language={language} cart={<CartButton />} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer cookieSettings={<CookieSettingsButton />} />
      <CartDrawer />
      <SessionNotice />
      <FarewellNotice />
      <KeptNotice />
    </>
  );
};

/** The administration has no bar, no footer, no notices and no cookie sheet of the shop; a session that ends here is no news there. */
export const AdminFrame = () => {
  useEffect(() => account.onEnd(() => {}), []);
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
};
