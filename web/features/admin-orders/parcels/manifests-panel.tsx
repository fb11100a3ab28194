import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formatShortMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useRegisterManifestMutation, useWaitingManifestsQuery, type ManifestPartsFragment } from './Manifests.gen.ts';

type Manifest = ManifestPartsFragment;

/** How soon one that is being sent is looked for. */
const LOOK_MS = 2_000;

const Registering = () => {
  const t = useText();
  const words = t('orders.manifests.registering');
  return (
    <p className="row muted ao-small" role="status">
      <Spinner label={words} /> {words}
    </p>
  );
};

const ManifestRow = ({ manifest }: { manifest: Manifest }) => {
  const t = useText();
  const intl = useIntl();
  const action = useAction();
  const [register] = useRegisterManifestMutation();
  const { id, carrier, state, fault, openedAt, parcelCount, pendingCount } = manifest;
  const send = (isKnown: boolean) => void action.run(() => register({ variables: { id, isKnown } }));
  return (
    <li aria-label={t(`orders.carrier.${carrier}`)}>
      <p className="row">
        <strong>{t(`orders.carrier.${carrier}`)}</strong>
        <span className="num">{t('orders.manifests.parcels', { count: parcelCount })}</span>
        <time className="muted num" dateTime={openedAt}>
          {t('orders.manifests.since', { moment: formatShortMoment(intl, openedAt) })}
        </time>
      </p>
      {pendingCount > 0 && <p className="muted ao-small">{t('orders.manifests.pending', { count: pendingCount })}</p>}
      {state === 'REGISTERING' && <Registering />}
      {fault && (
        <Notice kind={state === 'REFUSED' ? 'error' : 'warn'}>
          {state === 'REFUSED' && t('orders.manifests.refused')} <span className="num">{fault}</span>
        </Notice>
      )}
      <ErrorLine>{action.problem}</ErrorLine>
      {state === 'REGISTERED' ? (
        <p className="ao-small" role="status">
          {t('orders.manifests.registered')}
        </p>
      ) : (
        <div className="row">
          {state !== 'REGISTERING' && (
            <Button small busy={action.busy} disabled={pendingCount > 0} onClick={() => send(false)}>
              {t('orders.manifests.register')}
            </Button>
          )}
          {fault && (
            <Button variant="line" small busy={action.busy} onClick={() => send(true)}>
              {t('orders.manifests.isKnown')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};

/** What is packed for carriers that are told of their parcels before these come; nothing where nothing waits. */
export const ManifestsPanel = () => {
  const t = useText();
  const { data, refetch } = useWaitingManifestsQuery(POLLING);
  const manifests = data?.waitingManifests ?? [];
  const isUnderway = manifests.some(({ state }) => state === 'REGISTERING');
  useEffect(() => {
    if (!isUnderway) return;
    const timer = setInterval(() => void refetch().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderway, refetch]);
  if (manifests.length === 0) return null;
  return (
    <section className="panel ao-form" aria-labelledby="manifests-title">
      <h2 className="h3 ao-head" id="manifests-title">
        {t('orders.manifests')}
      </h2>
      <p className="muted ao-small">{t('orders.manifests.about')}</p>
      <ul className="ao-queue">
        {manifests.map((manifest) => (
          <ManifestRow key={manifest.id} manifest={manifest} />
        ))}
      </ul>
    </section>
  );
};
