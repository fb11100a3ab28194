import { useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '../lib/timing/after-paint.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './button.tsx';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the dialog. */
  label: string;
  closeLabel: string;
  side?: 'left' | 'right';
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const isOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
  if (target !== currentTarget) return false;
  const box = (currentTarget as HTMLElement).getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
};

/**
 * A sheet at the edge of the window, modal by the browser's own dialog: focus stays inside and returns to where it was,
 * the page behind neither scrolls nor reacts. Escape, a press outside and the cross call `onClose`. Its content exists
 * only while it is open.
 */
export const Drawer = ({ open, onClose, label, closeLabel, side = 'right', header, footer, children }: DrawerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) return afterPaint(() => element.showModal());
    element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    const onPress = (event: MouseEvent) => {
      if (isOutside(event)) onClose();
    };
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={classNames('drawer', side === 'left' && 'drawer--left')}
      aria-label={label}
      onClose={onClose}
    >
      {open && (
        <>
          <div className="drawer__head">
            {header}
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </div>
          <div className="body">{children}</div>
          {footer && <div className="drawer__foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
};
