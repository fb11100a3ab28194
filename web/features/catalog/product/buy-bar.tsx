import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Price } from '../../../ui/price.tsx';
import type { FullProduct } from './buy-box.tsx';

/** True while `target` is in the window; false before anybody knows. */
function useInView(target: RefObject<Element | null>) {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}

interface BuyBarProps {
  price: FullProduct['price'];
  /** The buying action in the page. */
  row: RefObject<Element | null>;
  children: ReactNode;
}

/** On narrow screens the price and the buying action stay at the lower edge while the ones in the page are out of sight. */
export function BuyBar({ price, row, children }: BuyBarProps) {
  const away = useInView(row);
  return (
    <div className={away ? 'stick stick--away only-m' : 'stick only-m'}>
      <Price value={price} size="large" />
      {children}
    </div>
  );
}
