import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { farewell } from '../../lib/farewell.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const forget = () => farewell.set(false);

const Farewell = () => {
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

/** Says on the home page that the account was deleted, until it is closed or the page is left. */
export const FarewellNotice = () => {
  const { pathname } = useLocation();
  const said = useSyncExternalStore(farewell.subscribe, farewell.get, () => false);
  return <div role="status">{said && pathname === '/' && <Farewell />}</div>;
};
