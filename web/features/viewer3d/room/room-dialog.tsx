import './room-dialog.css';
import { useEffect, useRef } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { roomHref, roomKind } from './room-link.ts';

interface RoomDialogProps {
  /** Address of the preview. */
  src: string;
  name: string;
  onClose: () => void;
}

const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The way into the room: a link on a telephone, elsewhere a QR code that brings the page there. */
const Way = ({ src, name }: Omit<RoomDialogProps, 'onClose'>) => {
  const t = useText();
  const kind = roomKind();
  const page = location.origin + location.pathname;
  if (kind === 'none') return <QrCode text={page} label={t('products.roomCode')} />;
  return (
    <a className="btn" href={roomHref(kind, { src, name, page })} rel={kind === 'quick-look' ? 'ar' : undefined}>
      {/* Quick Look opens at once only by a link that begins with a picture. */}
      {kind === 'quick-look' && <img src={EMPTY_PICTURE} alt="" width="1" height="1" />}
      {t('products.roomOpen')}
    </a>
  );
};

/** How the model is put into the room around the visitor, at its true size. Modal by the browser's own dialog. */
export const RoomDialog = ({ src, name, onClose }: RoomDialogProps) => {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="kb room" aria-label={t('products.room')} onClose={onClose}>
      <div className="row between">
        <h3 className="h3">{t('products.room')}</h3>
        <IconButton icon="x" label={t('products.viewerClose')} onClick={() => dialog.current?.close()} />
      </div>
      <p>{t(roomKind() === 'none' ? 'products.roomElsewhere' : 'products.roomHere')}</p>
      <Way src={src} name={name} />
    </dialog>
  );
};
