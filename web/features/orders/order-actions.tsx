import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { DownloadLink, DownloadProblem } from './downloads/download-link.tsx';
import { formatSize } from '../../intl/file-size.ts';
import { useDownloads } from './downloads/use-download.ts';

interface PaidItem {
  id: string;
  productName: string;
  download: { zipUrl: string; sizeBytes: number } | null;
}

/** A button for each thing of a paid order that can be downloaded. */
export const OrderDownloadButtons = ({ items }: { items: readonly PaidItem[] }) => {
  const t = useText();
  const intl = useIntl();
  const downloads = useDownloads();
  const files = items.flatMap(({ id, productName, download }) => (download ? [{ id, productName, ...download }] : []));
  return (
    <>
      {files.map(({ id, productName, zipUrl, sizeBytes }) => (
        <DownloadLink key={id} href={zipUrl} downloads={downloads} main>
          {files.length === 1
            ? t('checkout.result.download', { size: formatSize(intl, sizeBytes) })
            : t('checkout.result.downloadNamed', { name: productName, size: formatSize(intl, sizeBytes) })}
        </DownloadLink>
      ))}
      <DownloadProblem downloads={downloads} />
    </>
  );
};
