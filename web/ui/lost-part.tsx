import { createPortal } from 'react-dom';
import { useText } from '../intl/use-text.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

interface LostProps {
  onRetry: () => void;
}

const Retry = ({ onRetry }: LostProps) => (
  <button type="button" className="link" onClick={onRetry}>
    {useText()('common.failure.retry')}
  </button>
);

/** In the place of a part of the page whose code did not arrive. */
export const LostPart = ({ onRetry }: LostProps) => (
  <p className="row muted" role="status">
    {useText()('common.part.lost')}
    <Retry onRetry={onRetry} />
  </p>
);

interface LostToastProps extends LostProps {
  onClose: () => void;
}

/** Over the page, after a press whose code did not arrive. */
export const LostToast = ({ onRetry, onClose }: LostToastProps) => {
  const t = useText();
  const retry = () => {
    onClose();
    onRetry();
  };
  return createPortal(
    <div className="note note--error toast" role="alert">
      <Icon name="warn" />
      <div className="note__text">
        {t('common.part.lost')} <Retry onRetry={retry} />
      </div>
      <IconButton icon="x" label={t('nav.session.close')} onClick={onClose} />
    </div>,
    document.body,
  );
};
