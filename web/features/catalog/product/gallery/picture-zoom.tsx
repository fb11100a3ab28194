import { useEffect, useRef } from 'react';
import { useText } from '../../../../intl/use-text.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import type { Shot } from './gallery.ts';

interface PictureZoomProps {
  pictures: readonly Shot[];
  index: number;
  open: boolean;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** Comes when a picture is first enlarged. */
const Zoomed = lazyPart(() => import('./zoomed.tsx').then((module) => module.Zoomed));

/** The gallery over the whole window, modal by the browser's own dialog: Escape closes, the focus returns to the picture. */
export function PictureZoom({ pictures, index, open, onIndex, onClose }: PictureZoomProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  const turn = (step: number) => onIndex((index + step + pictures.length) % pictures.length);
  const title = t('products.picture', { number: index + 1, total: pictures.length });
  return (
    <dialog ref={dialog} className="zoom" aria-label={title} onClose={onClose}>
      {open && <Zoomed pictures={pictures} index={index} onTurn={turn} onClose={onClose} />}
    </dialog>
  );
}
