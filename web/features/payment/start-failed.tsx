import { useErrorText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';

/** The payment could not be begun, and why. */
export const StartFailed = ({ error, onAgain }: { error: unknown; onAgain: () => void }) => {
  const t = useText();
  const explain = useErrorText();
  return (
    <Notice kind="error">
      <p>
        {explain(error)}{' '}
        <button type="button" className="link" onClick={onAgain}>
          {t('checkout.tryAgain')}
        </button>
      </p>
    </Notice>
  );
};
