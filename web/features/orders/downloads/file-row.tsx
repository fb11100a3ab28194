import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatSize } from '../../../intl/file-size.ts';
import { useText } from '../../../intl/use-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { DownloadLink } from './download-link.tsx';
import type { Downloads } from './use-download.ts';

interface FileRowProps {
  title: string;
  detail?: string;
  file: { url: string; sizeBytes: number; sha256: string };
  /** The word on the button. */
  action: string;
  downloads: Downloads;
  hint?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** One file with its size and checksum, and the button that loads it. */
export const FileRow = ({ title, detail, file, action, downloads, hint, children }: FileRowProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <li>
      <span className="dls__name">
        <Icon name="file" />
        <span>
          {title}
          {detail && <span className="pn">{detail}</span>}
          <span className="dls__sum mono" title={t('checkout.order.checksum')}>
            {file.sha256}
          </span>
          {hint && <span className="dls__hint">{hint}</span>}
        </span>
      </span>
      <span className="num faint nowrap">{formatSize(intl, file.sizeBytes)}</span>
      <span className="dls__get">
        {children}
        <DownloadLink href={file.url} downloads={downloads} small>
          <span>
            {action} <span className="sr">{title}</span>
          </span>
        </DownloadLink>
      </span>
    </li>
  );
};
