import { useContext, useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { DownloadProblem } from './download-link.tsx';
import type { OwnedDownloadPartsFragment } from './MyDownloads.gen.ts';
import { orderPath } from '../order-link.ts';
import { FilePartsContext } from '../file-parts.ts';
import { BuildGuideLink, PrintQueueLink } from '../print-queue-link.tsx';
import { useDownloads } from './use-download.ts';
import type { Renew } from './use-download.ts';
import { useItemVersion } from '../versions/use-item-version.ts';
import type { LoadableVersion } from '../versions/use-item-version.ts';
import { VersionChanges } from '../versions/version-changes.tsx';
import { VersionChoice } from '../versions/version-choice.tsx';
import { VersionFiles } from '../versions/version-files.tsx';

type Owned = OwnedDownloadPartsFragment;

interface HeadProps {
  owned: Owned;
  titleId: string;
  /** Id of the version that is shown. */
  shown: string;
  onVersion: (id: string) => void;
}

const CardHead = ({ owned, titleId, shown, onVersion }: HeadProps) => {
  const t = useText();
  const { line, orderId, orderNumber } = owned;
  return (
    <header className="dh">
      <span>{line.image && <Picture image={line.image} sizes="84px" alt="" />}</span>
      <div>
        <h2 className="h3" id={titleId}>
          {line.productName}
        </h2>
        <p className="pn">
          {line.sku} ·{' '}
          <Link className="link" to={orderPath(orderId, null)}>
            {t('checkout.order.title', { number: orderNumber })}
          </Link>{' '}
          · {t('checkout.downloads.licence')}
        </p>
        {line.newest.length > 0 && (
          <p className="row queue-links">
            <PrintQueueLink order={orderNumber} product={line.productId} />
            {line.newest[0]?.guideSteps && <BuildGuideLink order={orderNumber} product={line.productId} />}
          </p>
        )}
      </div>
      <VersionChoice versions={line.versions} value={shown} onChange={onVersion} />
    </header>
  );
};

interface BodyProps {
  owned: Owned;
  version: LoadableVersion;
  renew: Renew;
  onSince: (id: string) => void;
}

const CardBody = ({ owned, version, renew, onSince }: BodyProps) => {
  const downloads = useDownloads(renew);
  const { versions } = owned.line;
  const older = versions.slice(versions.findIndex(({ id }) => id === version.id) + 1);
  return (
    <>
      {version.changes && (
        <VersionChanges
          productId={owned.line.productId}
          {...{ version, changes: version.changes, older, onSince, downloads }}
        />
      )}
      <VersionFiles files={version.download} downloads={downloads} />
      <DownloadProblem downloads={downloads} />
    </>
  );
};

/** The files of one product that the account owns, the newest version first shown, any other by choice. */
export const OwnedDownloadCard = ({ owned, renew }: { owned: Owned; renew: Renew }) => {
  const t = useText();
  const titleId = useId();
  const { line, orderId } = owned;
  const [newest] = line.newest;
  const other = useItemVersion({ orderId, accessToken: null, itemId: line.id });
  const shown = other.version ?? newest;
  const { tailored } = useContext(FilePartsContext);
  const since = (id: string) => shown && other.choose({ version: shown.id, since: id });
  return (
    <article className="ord" aria-labelledby={titleId} aria-busy={other.loading}>
      <CardHead
        owned={owned}
        titleId={titleId}
        shown={other.chosen?.version ?? newest?.id ?? ''}
        onVersion={(version) => other.choose({ version, since: null })}
      />
      {other.error && (
        <LoadFailure
          error={other.error}
          busy={other.loading}
          onRetry={() => void other.refetch().catch(() => undefined)}
        />
      )}
      {shown ? (
        <CardBody owned={owned} version={shown} renew={other.version ? other.renew : renew} onSince={since} />
      ) : (
        <p className="muted ord__none">{t('checkout.downloads.preparing')}</p>
      )}
      {line.tailoring && tailored({ orderId, accessToken: null, lineId: line.id })}
    </article>
  );
};
