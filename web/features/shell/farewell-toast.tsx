import { useEffect } from 'react';
import { useText } from '../../intl/use-text.ts';
import { farewell } from '../../lib/account/farewell.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const forget = () => farewell.set(false);

/** The account is gone. */
export const FarewellToast = () => {
  const t = useText();
  useEffect(() => forget, []);
  return (
    <div className="note note--ok toast">
      <Icon name="check" />
      <div className="note__text">
        <strong>{t('nav.farewell.title')}</strong>
        <p>{t('nav.farewell.text')}</p>
      </div>
      <IconButton icon="x" label={t('nav.session.close')} onClick={forget} />
    </div>
  );
};
