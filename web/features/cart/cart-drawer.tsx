import './cart.css';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../../ui/use-lazy-part.ts';
import { useCart } from './use-cart.ts';

const load = () => import('./cart-sheet.tsx').then(({ CartSheet }) => CartSheet);

/** The cart has a page too, which a fresh document brings. */
const goToPage = () => window.location.assign('/cart');

/** The cart at the right edge. Another page closes it. */
export const CartDrawer = () => {
  const { isOpen, close } = useCart();
  const { key } = useLocation();
  // Not at the start: what was pressed before the page's code came may have opened it already.
  useEffect(() => close, [key, close]);
  const Sheet = useLazyPart({ load, wanted: isOpen, onLost: goToPage });
  return Sheet && <Sheet />;
};
