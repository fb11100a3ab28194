import './keys.css';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { CopyButton } from './copy-button.tsx';

interface KeySecretProps {
  name: string;
  secret: string;
  onKept: () => void;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** A new key, shown this once. */
export const KeySecret = ({ name, secret, onKept }: KeySecretProps) => {
  const t = useText();
  return (
    <div className="stack key-form">
      <h3 className="label" tabIndex={-1} ref={focus}>
        {t('auth.account.keys.made', { name })}
      </h3>
      <Notice kind="warn">
        <p>{t('auth.account.keys.once')}</p>
      </Notice>
      <p className="num key-secret">{secret}</p>
      <div className="row">
        <CopyButton text={secret}>{t('auth.account.keys.copy')}</CopyButton>
        <Button small onClick={onKept}>
          {t('auth.account.keys.kept')}
        </Button>
      </div>
    </div>
  );
};
