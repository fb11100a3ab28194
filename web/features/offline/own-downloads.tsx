import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatDate, formatMoment } from '../../intl/dates.ts';
import { formatSize } from '../../intl/file-size.ts';
import { useText } from '../../intl/use-text.ts';
import { keptDownloads, type KeptDownload } from '../../lib/files/kept-downloads.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { Icon } from '../../ui/icon.tsx';

const Row = ({ download: { name, file, boughtAt } }: { download: KeptDownload }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <li>
      <Icon name="file" />
      <span>
        {name}
        <span className="pn">{file?.name ?? t('offline.downloads.preparing')}</span>
      </span>
      <span className="muted">{t('offline.downloads.bought', { date: formatDate(intl, boughtAt) })}</span>
      <span className="num nowrap">{file && formatSize(intl, file.sizeBytes)}</span>
    </li>
  );
};

/** What the signed-in customer owns, as the account listed it last in this session; nothing for anybody else. */
export const OwnDownloads = () => {
  const t = useText();
  const intl = useIntl();
  const { user } = useAccount();
  const id = user?.id;
  const kept = useMemo(() => (id ? keptDownloads.get(id) : null), [id]);
  if (!kept || kept.downloads.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="own-downloads">
      <div className="sec__h">
        <h2 className="h2" id="own-downloads">
          {t('offline.downloads.title')}
        </h2>
      </div>
      <p className="muted">{t('offline.downloads.text', { date: formatMoment(intl, kept.keptAt) })}</p>
      <ul className="offline__files">
        {kept.downloads.map((download) => (
          <Row key={download.id} download={download} />
        ))}
      </ul>
    </section>
  );
};
