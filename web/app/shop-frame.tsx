import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { CartButton } from '../features/cart/cart-button.tsx';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { PrinterFollower } from '../features/catalog/print/printer-follower.tsx';
import { ProductActionContext, type ActedOn } from '../features/catalog/product-action.ts';
import { CookieConsent } from '../features/consent/cookie-consent.tsx';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { KeptNotice } from '../features/offline/kept-notice.tsx';
import { FarewellNotice } from '../features/shell/farewell-notice.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Navbar } from '../features/shell/navbar.tsx';
import { SessionNotice } from '../features/shell/session-notice.tsx';
import { ShopNotice } from '../features/shell/shop-notice.tsx';
import { useVisitTracking } from '../features/visits/use-visit-tracking.ts';
import { Heart } from '../features/wishlist/heart.tsx';
import { WishlistFollower } from '../features/wishlist/wishlist-follower.tsx';
import { WishlistLink } from '../features/wishlist/wishlist-link.tsx';
import { loadPageTexts } from './page-route.ts';
import { useLanguage } from './use-language.ts';

const heart = (product: ActedOn) => <Heart product={product} />;
const wishlistTexts = () => loadPageTexts(['wishlist']);

/** What stands around every page but those of the administration. */
export const ShopFrame = () => {
  const language = useLanguage();
  useVisitTracking();
  return (
    <>
      <CookieConsent />
      <ShopNotice />
      <Navbar language={language} wishlist={<WishlistLink />} cart={<CartButton />} />
      <main id="main" tabIndex={-1}>
        <ProductActionContext value={heart}>
          {/* Hydrated after the bar above it, in a task of its own. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </ProductActionContext>
      </main>
      <Suspense>
        <Footer cookieSettings={<CookieSettingsButton />} />
      </Suspense>
      <CartDrawer />
      <WishlistFollower texts={wishlistTexts} />
      <PrinterFollower />
      <SessionNotice />
      <FarewellNotice />
      <KeptNotice />
    </>
  );
};
