import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CopyButton } from '../../../ui/keys/copy-button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The codes that open the account without the app, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const t = useText();
  const text = codes.join('\n');
  const file = `${t('auth.account.codes.fileTitle')}\n\n${text}\n`;
  return (
    <div className="stack acct__form">
      <h3 className="label" tabIndex={-1} ref={focus}>
        {t('auth.account.codes.title')}
      </h3>
      <Notice kind="warn">
        <p>{t('auth.account.codes.text')}</p>
      </Notice>
      <ol className="codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <CopyButton text={text}>{t('auth.account.codes.copy')}</CopyButton>
        <a
          className="btn btn--line btn--sm"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="martyx-recovery-codes.txt"
        >
          <Icon name="down" />
          {t('auth.account.codes.download')}
        </a>
      </div>
      <Button onClick={onKept}>{t('auth.account.codes.kept')}</Button>
    </div>
  );
};
