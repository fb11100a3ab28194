import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Shot } from './gallery.ts';

interface PictureZoomProps {
  pictures: readonly Shot[];
  index: number;
  open: boolean;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window; a press looks closer at the place pressed. */
function ZoomedPicture({ picture }: { picture: Shot }) {
  const [near, setNear] = useState(false);
  const [origin, setOrigin] = useState('50% 50%');
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    setOrigin(`${x * 100}% ${y * 100}%`);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- looking closer is a pointer's convenience; the whole picture is already shown
    <div className={near ? 'zoom__p zoom__p--near' : 'zoom__p'} onPointerMove={follow} onClick={() => setNear(!near)}>
      <div style={{ transformOrigin: origin }}>
        <Picture image={picture} sizes="100vw" />
      </div>
    </div>
  );
}

/** The gallery over the whole window: arrow keys turn the pages, Escape closes. */
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
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  const picture = pictures[index];
  const title = t('products.picture', { number: index + 1, total: pictures.length });
  return (
    <dialog ref={dialog} className="zoom" aria-label={title} onClose={onClose} onKeyDown={keys}>
      {open && picture && (
        <>
          <header>
            <span className="num" aria-live="polite">
              {title}
            </span>
            <IconButton icon="x" label={t('products.zoomClose')} onClick={onClose} />
          </header>
          <ZoomedPicture key={picture.url} picture={picture} />
          {pictures.length > 1 && (
            <footer>
              <IconButton
                icon="arrow"
                className="zoom__b"
                label={t('products.zoomPrevious')}
                onClick={() => turn(-1)}
              />
              <IconButton icon="arrow" label={t('products.zoomNext')} onClick={() => turn(1)} />
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}
