import './offline.css';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { localPath } from '../../lib/local-path.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { OwnDownloads } from './own-downloads.tsx';
import { SeenProducts } from './seen-products.tsx';
import { useConnection, type Connection } from './use-connection.ts';

/** Long enough to be read, short enough not to be waited for. */
const SAID_MS = 1200;
const noSubscription = () => () => {};

/** The address that the worker could not get; it stands in the fragment. Null on the server and for who came here by hand. */
const useWanted = (): string | null => {
  const { hash } = useLocation();
  return useSyncExternalStore(
    noSubscription,
    () => localPath(hash.slice(1)),
    () => null,
  );
};

const useReturn = (to: string | null) =>
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => window.location.replace(to), SAID_MS);
    return () => clearTimeout(timer);
  }, [to]);

const Status = ({
  wanted,
  connection: { online, checking, check },
}: {
  wanted: string | null;
  connection: Connection;
}) => {
  const t = useText();
  const back = wanted ? 'offline.back' : 'offline.connected';
  return (
    <>
      <h1 className="display">{t(online ? 'offline.backTitle' : 'offline.title')}</h1>
      <p className="lead" role="status">
        {t(online ? back : wanted ? 'offline.waiting' : 'offline.text')}
      </p>
      <div className="row offline__actions">
        {online ? (
          <ButtonLink to={wanted ?? '/'} reloadDocument icon="arrow">
            {t(wanted ? 'offline.open' : 'offline.home')}
          </ButtonLink>
        ) : (
          <Button icon="rot" busy={checking} onClick={check}>
            {t('offline.retry')}
          </Button>
        )}
      </div>
    </>
  );
};

/** In the place of a screen that the network did not bring. Leads back to it by itself when the shop answers again. */
export const OfflinePage = () => {
  const t = useText();
  const wanted = useWanted();
  const connection = useConnection();
  useReturn(connection.online ? wanted : null);
  return (
    <div className="wrap offline">
      <Head title={t('offline.title')} />
      <Status wanted={wanted} connection={connection} />
      <SeenProducts />
      <OwnDownloads />
    </div>
  );
};
