import '../ui/styles/index.css';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { CartButton } from '../features/cart/cart-button.tsx';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Navbar } from '../features/shell/navbar.tsx';
import { NavigationBar } from '../features/shell/navigation-bar.tsx';
import { useRouteFocus } from '../features/shell/use-route-focus.ts';
import { useText } from '../intl/use-text.ts';
import { useLanguage } from './use-language.ts';

/** The frame of every page of the shop. */
export const Root = () => {
  const t = useText();
  const language = useLanguage();
  useRouteFocus();
  return (
    <>
      <a className="skip" href="#main">
        {t('common.skip')}
      </a>
      <NavigationBar />
      <Navbar language={language} cart={<CartButton />} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CartDrawer />
      <ScrollRestoration />
    </>
  );
};
