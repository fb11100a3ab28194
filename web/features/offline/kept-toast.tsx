import { useIntl } from 'react-intl';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface KeptToastProps {
  /** Since when the page is kept, in ISO 8601. */
  at: string;
  path: string;
  onClose: () => void;
}

export const KeptToast = ({ at, path, onClose }: KeptToastProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <div className="note note--warn toast">
      <Icon name="warn" />
      <div className="note__text">
        <strong>{t('nav.kept.title')}</strong>
        <p>{t('nav.kept.text', { date: formatMoment(intl, at) })}</p>
        <a className="link" href={path}>
          {t('nav.kept.reload')}
        </a>
      </div>
      <IconButton icon="x" label={t('nav.session.close')} onClick={onClose} />
    </div>
  );
};
