import { useIntl } from 'react-intl';
import { formatClock } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { DownloadLink } from './download-link.tsx';
import { formatSize } from '../../intl/file-size.ts';
import type { OrderPageItemFragment } from './Order.gen.ts';
import type { Downloads } from './use-download.ts';

type Download = NonNullable<OrderPageItemFragment['download']>;

interface ItemFilesProps {
  download: Download | null;
  paid: boolean;
  downloads: Downloads;
}

const SingleFiles = ({ files, downloads }: { files: Download['files']; downloads: Downloads }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <details className="files">
      <summary>
        {t('checkout.order.singleFiles')}{' '}
        <span className="faint">{t('checkout.order.files', { count: files.length })}</span>
      </summary>
      <ul>
        {files.map(({ name, format, sizeBytes, url }) => (
          <li key={url}>
            <a className="link files__name" href={url} download onClick={downloads.follow}>
              {name}
            </a>
            <span className="num faint">{format}</span>
            <span className="num faint nowrap">{formatSize(intl, sizeBytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Checksum = ({ download }: { download: Download }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      <dl className="files__sum">
        <dt>{t('checkout.order.checksum')}</dt>
        <dd className="mono">{download.sha256}</dd>
      </dl>
      <p className="faint files__until">
        {t('checkout.order.linkUntil', {
          time: formatClock(intl, download.expiresAt),
        })}
      </p>
    </>
  );
};

/** The files of one digital item: all as one zip, or one by one; before the payment and after a refund the reason why not. */
export const ItemFiles = ({ download, paid, downloads }: ItemFilesProps) => {
  const t = useText();
  const intl = useIntl();
  if (!download || download.revoked) {
    return (
      <p className="files__locked">
        <Icon name="lock" size={16} />
        {t(paid ? 'checkout.order.revoked' : 'checkout.order.afterPayment')}
      </p>
    );
  }
  return (
    <div className="files__box">
      <DownloadLink href={download.zipUrl} downloads={downloads} main small>
        {t('checkout.order.zip', { size: formatSize(intl, download.sizeBytes) })}
      </DownloadLink>
      <SingleFiles files={download.files} downloads={downloads} />
      <Checksum download={download} />
    </div>
  );
};
