import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';

const SCREENS = ['overview', 'edit', 'gallery', 'model', 'view'] as const;
export type ProductScreen = (typeof SCREENS)[number];

/** The screens of one product. */
export const ProductNav = ({ id, current }: { id: number; current: ProductScreen }) => {
  const t = useText();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const strip = here.current?.parentElement;
    if (strip) strip.scrollLeft = here.current!.offsetLeft - strip.offsetLeft - 56;
  }, [current]);
  return (
    <nav className="pe-nav strip-x" aria-label={t('catalogue.edit.screens')}>
      {SCREENS.map((screen) => (
        <Link
          key={screen}
          ref={screen === current ? here : undefined}
          to={screen === 'overview' ? `/admin/products/${id}` : `/admin/products/${id}/${screen}`}
          aria-current={screen === current ? 'page' : undefined}
        >
          {t(`catalogue.edit.screen.${screen}`)}
        </Link>
      ))}
    </nav>
  );
};
