import '../versions/versions.css';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { formatClock } from '../../../intl/dates.ts';
import { formatSize } from '../../../intl/file-size.ts';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { DownloadLink, DownloadProblem } from '../downloads/download-link.tsx';
import type { LoadableFilesFragment } from '../versions/ItemVersion.gen.ts';
import type { OrderPageItemFragment } from './Order.gen.ts';
import { FilePartsContext } from '../file-parts.ts';
import { SlicerLinks } from '../downloads/slicer-links.tsx';
import { useDownloads } from '../downloads/use-download.ts';
import type { Downloads } from '../downloads/use-download.ts';
import { useItemVersion } from '../versions/use-item-version.ts';
import { VersionChanges } from '../versions/version-changes.tsx';
import { VersionChoice } from '../versions/version-choice.tsx';

interface FilesProps {
  files: LoadableFilesFragment;
  downloads: Downloads;
}

const SingleFiles = ({ files: { files }, downloads }: FilesProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <details className="files">
      <summary>
        {t('checkout.order.singleFiles')}{' '}
        <span className="faint">{t('checkout.order.files', { count: files.length })}</span>
      </summary>
      <ul>
        {files.map(({ name, format, sizeBytes, sha256, url }) => (
          <li key={name}>
            <span className="files__name">
              <a className="link" href={url} download onClick={downloads.follow}>
                {name}
              </a>
              <span className="dls__sum mono" title={t('checkout.order.checksum')}>
                {sha256}
              </span>
            </span>
            <span className="num faint">{format}</span>
            <span className="num faint nowrap">{formatSize(intl, sizeBytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Project = ({ files: { files }, downloads }: FilesProps) => {
  const t = useText();
  const file = files.find(({ kind }) => kind === 'PROJECT');
  const title = t('checkout.downloads.project');
  return (
    file && (
      <>
        <p className="files__project">
          <DownloadLink href={file.url} downloads={downloads} small>
            {title}
          </DownloadLink>
          <SlicerLinks url={file.url} title={title} downloads={downloads} />
        </p>
        <p className="dls__hint">{t('checkout.downloads.otherSlicers')}</p>
      </>
    )
  );
};

const Files = ({ files, downloads }: FilesProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      <DownloadLink href={files.zipUrl} downloads={downloads} main small>
        {t('checkout.order.zip', { size: formatSize(intl, files.sizeBytes) })}
      </DownloadLink>
      <Project files={files} downloads={downloads} />
      <SingleFiles files={files} downloads={downloads} />
      <dl className="files__sum">
        <dt>{t('checkout.order.checksum')}</dt>
        <dd className="mono">{files.sha256}</dd>
      </dl>
    </>
  );
};

interface ItemFilesProps {
  item: OrderPageItemFragment;
  orderId: string;
  accessToken: string | null;
  paid: boolean;
  downloads: Downloads;
}

type Sold = NonNullable<OrderPageItemFragment['download']>;

const OpenFiles = ({ item, orderId, accessToken, downloads, sold }: Omit<ItemFilesProps, 'paid'> & { sold: Sold }) => {
  const t = useText();
  const intl = useIntl();
  const other = useItemVersion({ orderId, accessToken, itemId: item.id });
  const renewed = useDownloads(other.renew);
  const { tailored } = useContext(FilePartsContext);
  const { version } = other;
  const { versions } = item;
  const bought = versions.find((one) => one.bought)?.id ?? '';
  const older = versions.slice(versions.findIndex(({ id }) => id === version?.id) + 1);
  return (
    <div className="files__box" aria-busy={other.loading}>
      {versions.length > 1 && (
        <VersionChoice
          versions={versions}
          value={other.chosen?.version ?? bought}
          onChange={(id) => other.choose({ version: id, since: null })}
        />
      )}
      {other.error && (
        <LoadFailure
          error={other.error}
          busy={other.loading}
          onRetry={() => void other.refetch().catch(() => undefined)}
        />
      )}
      {version?.changes && (
        <VersionChanges
          productId={item.productId}
          version={version}
          changes={version.changes}
          older={older}
          onSince={(since) => other.choose({ version: version.id, since })}
          downloads={renewed}
        />
      )}
      <Files files={version?.download ?? sold} downloads={version ? renewed : downloads} />
      <DownloadProblem downloads={renewed} />
      {!version && (
        <p className="faint files__until">
          {t('checkout.order.linkUntil', { time: formatClock(intl, sold.expiresAt) })}
        </p>
      )}
      {item.tailoring && tailored({ orderId, accessToken, lineId: item.id })}
    </div>
  );
};

/** The files of one digital item: all as one zip, or one by one; before the payment and after a refund the reason why not. */
export const ItemFiles = ({ paid, ...props }: ItemFilesProps) => {
  const t = useText();
  const { download } = props.item;
  if (download && !download.revoked) return <OpenFiles {...props} sold={download} />;
  return (
    <p className="files__locked">
      <Icon name="lock" size={16} />
      {t(paid ? 'checkout.order.revoked' : 'checkout.order.afterPayment')}
    </p>
  );
};
