import { createPortal } from 'react-dom';
import { useText } from '../intl/use-text.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useOtherVersion } from './use-other-version.ts';

interface FailureProps {
  onRetry: () => void;
}

/** Why it is not there, and the way on. What is typed on the page is its owner's: nothing is loaded anew unasked. */
const FailureText = ({ onRetry }: FailureProps) => {
  const t = useText();
  const updated = useOtherVersion();
  const reload = () => window.location.reload();
  return (
    <>
      {t(updated ? 'common.updated' : 'common.part.lost')}{' '}
      <button type="button" className="link" onClick={updated ? reload : onRetry}>
        {t(updated ? 'common.failure.reload' : 'common.failure.retry')}
      </button>
    </>
  );
};

/** In the place of a part of the page whose code did not arrive. */
export const PartFailure = ({ onRetry }: FailureProps) => (
  <p className="row muted" role="status">
    <FailureText onRetry={onRetry} />
  </p>
);

interface ToastProps extends FailureProps {
  onClose: () => void;
}

/** Over the page, after a press whose code did not arrive. */
export const PartFailureToast = ({ onRetry, onClose }: ToastProps) => {
  const t = useText();
  const retry = () => {
    onClose();
    onRetry();
  };
  return createPortal(
    <div className="note note--error toast" role="alert">
      <Icon name="warn" />
      <div className="note__text">
        <FailureText onRetry={retry} />
      </div>
      <IconButton icon="x" label={t('nav.session.close')} onClick={onClose} />
    </div>,
    document.body,
  );
};
