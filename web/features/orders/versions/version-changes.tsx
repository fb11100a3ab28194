import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import { formatSize } from '../../../intl/file-size.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { DownloadLink } from '../downloads/download-link.tsx';
import { FilePartsContext, type ComparedVersions } from '../file-parts.ts';
import type { ChangedPartLineFragment, OwnedVersionChangesFragment } from './ItemVersion.gen.ts';
import type { Downloads } from '../downloads/use-download.ts';
import type { LoadableVersion, VersionHead } from './use-item-version.ts';
import { versionLabel } from './version-label.ts';

const PartLine = ({ part }: { part: ChangedPartLineFragment }) => {
  const intl = useIntl();
  return (
    <li>
      <span className="pth">{part.image && <Picture image={part.image} sizes="72px" alt="" />}</span>
      <span>
        {part.name}
        <span className="pn">
          {String(part.number).padStart(2, '0')} ·{' '}
          {intl.formatNumber(part.grams, { style: 'unit', unit: 'gram', maximumFractionDigits: 1 })}
        </span>
      </span>
    </li>
  );
};

/** The old shapes over the new ones, once they are asked for. */
const ComparedShapes = (versions: ComparedVersions) => {
  const t = useText();
  const { compared } = useContext(FilePartsContext);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="new__3d">
      <Button variant="line" small icon="cube" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('checkout.downloads.shapes')}
      </Button>
      {isOpen && compared(versions)}
    </div>
  );
};

interface VersionChangesProps {
  /** Of the bought files. */
  productId: number;
  version: LoadableVersion;
  changes: OwnedVersionChangesFragment;
  /** Owned versions that it can be compared with, newest first. */
  older: readonly VersionHead[];
  onSince: (id: string) => void;
  downloads: Downloads;
}

const Since = ({ changes, older, onSince }: Pick<VersionChangesProps, 'changes' | 'older' | 'onSince'>) => {
  const t = useText();
  return (
    <label className="new__since">
      {t('checkout.downloads.since')}{' '}
      <select className="in" value={changes.sinceId} onChange={(event) => onSince(event.target.value)}>
        {older.map(({ id, version }) => (
          <option key={id} value={id}>
            {versionLabel(version)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** What a version changes against an older one, and its new and changed parts alone. */
export const VersionChanges = ({ productId, version, changes, older, onSince, downloads }: VersionChangesProps) => {
  const t = useText();
  const intl = useIntl();
  const { added, changed, removed, unchanged, download } = changes;
  const count = added.length + changed.length;
  const since = older.find(({ id }) => id === changes.sinceId);
  return (
    <div className="new">
      <p className="new__head">
        <span className="tag tag--signal">
          {t('checkout.downloads.newIn', { version: versionLabel(version.version) })}
        </span>
        <strong>{t('checkout.downloads.changed', { count })}</strong>
        <time className="faint num" dateTime={version.publishedAt}>
          {formatDate(intl, version.publishedAt)}
        </time>
      </p>
      {version.changelog && <p className="muted">{version.changelog}</p>}
      <p className="muted">{t('checkout.downloads.unchanged', { count: unchanged })}</p>
      {removed.length > 0 && (
        <p className="muted">
          {t('checkout.downloads.removed', { parts: removed.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {older.length > 1 && <Since changes={changes} older={older} onSince={onSince} />}
      <ul className="chg">
        {[...added, ...changed].map((part) => (
          <PartLine key={part.id} part={part} />
        ))}
      </ul>
      {download && (
        <DownloadLink href={download.zipUrl} downloads={downloads} main>
          {t('checkout.downloads.onlyChanged', { count })}{' '}
          <span className="num">{formatSize(intl, download.sizeBytes)}</span>
        </DownloadLink>
      )}
      {since && <ComparedShapes key={since.id} id={productId} versions={[version, since]} />}
    </div>
  );
};
