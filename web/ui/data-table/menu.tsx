import { useEffect, useRef, type ReactNode } from 'react';

interface MenuProps {
  icon: ReactNode;
  label: string;
  /** Beside the icon in words too, not only for screen readers. */
  worded?: boolean;
  children: ReactNode;
}

/** A button that opens a small sheet below it. Escape and a press elsewhere close it; Escape gives the focus back. */
export const Menu = ({ icon, label, worded, children }: MenuProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
      } else if (menu.contains(event.target as Node)) return;
      menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details className="dt-menu" ref={details}>
      <summary className={worded ? 'btn btn--line btn--sm' : 'ib'} aria-label={worded ? undefined : label}>
        {icon}
        {worded && label}
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
};
