import '../features/shell/error-screen.css';
import '../ui/styles/index.css';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationBar } from '../features/shell/navigation-bar.tsx';
import { useRouteFocus } from '../features/shell/use-route-focus.ts';
import { useText } from '../intl/use-text.ts';

/** What every screen has, of the shop and of its administration. */
export const Root = () => {
  const t = useText();
  useRouteFocus();
  return (
    <>
      <a className="skip" href="#main">
        {t('common.skip')}
      </a>
      <NavigationBar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
