import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface KeptToastProps {
  /** Since when the page is kept, in ISO 8601. */
  at: string;
}

/** About the page that it was first shown on. */
export const KeptToast = ({ at }: KeptToastProps) => {
  const t = useText();
  const intl = useIntl();
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  const [closed, setClosed] = useState(false);
  if (closed || pathname !== page) return null;
  return (
    <div className="note note--warn toast">
      <Icon name="warn" />
      <div className="note__text">
        <strong>{t('nav.kept.title')}</strong>
        <p>{t('nav.kept.text', { date: formatMoment(intl, at) })}</p>
        <a className="link" href={page}>
          {t('nav.kept.reload')}
        </a>
      </div>
      <IconButton icon="x" label={t('nav.session.close')} onClick={() => setClosed(true)} />
    </div>
  );
};
