import { useErrorText } from '../intl/errors.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  busy?: boolean;
}

/** In the place of what could not be read: why, and a way to ask again. */
export const LoadFailure = ({ error, onRetry, busy }: LoadFailureProps) => {
  const t = useText();
  const explain = useErrorText();
  return (
    <Notice
      kind="error"
      action={
        <Button variant="line" small busy={busy} onClick={onRetry}>
          {t('common.failure.retry')}
        </Button>
      }
    >
      <p>{explain(error)}</p>
    </Notice>
  );
};
