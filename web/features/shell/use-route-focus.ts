import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page, puts the focus on its heading, so that a screen reader begins there. */
export const useRouteFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
};
