import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCopy } from '../../ui/use-copy.ts';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** A secret, shown this once. */
export const NewSecret = ({ secret, onKept }: { secret: string; onKept: () => void }) => {
  const t = useText();
  const { said, copy } = useCopy(secret);
  return (
    <div className="stack wh-form">
      <h3 className="label" tabIndex={-1} ref={focus}>
        {t('developers.admin.secret')}
      </h3>
      <Notice kind="warn">
        <p>{t('developers.admin.secret.once')}</p>
      </Notice>
      <p className="num wh-long">{secret}</p>
      <div className="row">
        <Button variant="line" small icon={said === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{said ? t(`developers.copy.${said}`) : t('developers.admin.secret.copy')}</span>
        </Button>
        <Button small onClick={onKept}>
          {t('developers.admin.secret.kept')}
        </Button>
      </div>
    </div>
  );
};
