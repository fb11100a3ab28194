import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { DownloadLink, DownloadProblem } from './download-link.tsx';
import { formatSize } from '../../intl/file-size.ts';
import type { OwnedDownloadPartsFragment } from './MyDownloads.gen.ts';
import { orderPath } from './order-link.ts';
import { PrintQueueLink } from './print-queue-link.tsx';
import { useDownloads } from './use-download.ts';
import type { Downloads, Renew } from './use-download.ts';

type Owned = OwnedDownloadPartsFragment;
type Files = NonNullable<Owned['item']['download']>;
type SingleFile = Files['files'][number];

interface FileRowProps {
  title: string;
  detail?: string;
  file: { url: string; sizeBytes: number };
  /** The word on the button. */
  action: string;
  downloads: Downloads;
}

const FileRow = ({ title, detail, file, action, downloads }: FileRowProps) => {
  const intl = useIntl();
  return (
    <li>
      <span className="dls__name">
        <Icon name="file" />
        <span>
          {title}
          {detail && <span className="pn">{detail}</span>}
        </span>
      </span>
      <span className="num faint nowrap">{formatSize(intl, file.sizeBytes)}</span>
      <DownloadLink href={file.url} downloads={downloads} small>
        <span>
          {action} <span className="sr">{title}</span>
        </span>
      </DownloadLink>
    </li>
  );
};

const baseName = (path: string) => path.split('/').at(-1) ?? path;

const SingleRow = ({ file, downloads }: { file: SingleFile; downloads: Downloads }) => (
  <FileRow title={baseName(file.name)} file={file} action={file.format} downloads={downloads} />
);

const FileGroup = ({ title, files, downloads }: { title: string; files: SingleFile[]; downloads: Downloads }) =>
  files.length > 0 && (
    <details className="parts">
      <summary>
        <Icon name="chev" />
        {title}
      </summary>
      <ul className="dls">
        {files.map((file) => (
          <SingleRow key={file.name} file={file} downloads={downloads} />
        ))}
      </ul>
    </details>
  );

/** Guides stand open, the many parts fold. */
const grouped = (files: readonly SingleFile[]) => ({
  guides: files.filter(({ format }) => format === 'PDF'),
  parts: (['STL', '3MF'] as const).map((format) => ({ format, files: files.filter((file) => file.format === format) })),
  others: files.filter(({ format }) => !['PDF', 'STL', '3MF'].includes(format)),
});

const FileRows = ({ files, downloads }: { files: Files; downloads: Downloads }) => {
  const t = useText();
  const { guides, parts, others } = grouped(files.files);
  return (
    <>
      <ul className="dls">
        <FileRow
          title={t('checkout.downloads.all')}
          detail={`${files.fileName} · ${t('checkout.order.files', { count: files.files.length })}`}
          file={{ url: files.zipUrl, sizeBytes: files.sizeBytes }}
          action={t('checkout.orders.download')}
          downloads={downloads}
        />
        {guides.map((file) => (
          <SingleRow key={file.name} file={file} downloads={downloads} />
        ))}
      </ul>
      {parts.map((group) => (
        <FileGroup
          key={group.format}
          title={t('checkout.downloads.parts', { count: group.files.length, format: group.format })}
          files={group.files}
          downloads={downloads}
        />
      ))}
      <FileGroup
        title={t('checkout.downloads.others', { count: others.length })}
        files={others}
        downloads={downloads}
      />
    </>
  );
};

/** The files of one product that the account owns: all as one zip, or one by one. */
export const OwnedDownloadCard = ({ owned, renew }: { owned: Owned; renew: Renew }) => {
  const t = useText();
  const titleId = useId();
  const downloads = useDownloads(renew);
  const { item, orderId, orderNumber } = owned;
  return (
    <article className="ord" aria-labelledby={titleId}>
      <header className="dh">
        <span>{item.image && <Picture image={item.image} sizes="84px" alt="" />}</span>
        <div>
          <h2 className="h3" id={titleId}>
            {item.productName}
          </h2>
          <p className="pn">
            {item.sku} ·{' '}
            <Link className="link" to={orderPath(orderId, null)}>
              {t('checkout.order.title', { number: orderNumber })}
            </Link>{' '}
            · {t('checkout.downloads.licence')}
          </p>
          {item.download && <PrintQueueLink order={orderNumber} product={item.productId} />}
        </div>
      </header>
      {item.download ? (
        <FileRows files={item.download} downloads={downloads} />
      ) : (
        <p className="muted ord__none">{t('checkout.downloads.preparing')}</p>
      )}
      <DownloadProblem downloads={downloads} />
      {item.download && (
        <dl className="ord__sum">
          <dt>{t('checkout.order.checksum')}</dt>
          <dd className="mono">{item.download.sha256}</dd>
        </dl>
      )}
    </article>
  );
};
