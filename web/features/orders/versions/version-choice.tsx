import { useText } from '../../../intl/use-text.ts';
import { Seg } from '../../../ui/seg.tsx';
import type { VersionHead } from './use-item-version.ts';
import { versionLabel } from './version-label.ts';

interface VersionChoiceProps {
  versions: readonly VersionHead[];
  value: string;
  onChange: (id: string) => void;
}

/** Which version's files are shown; the only one is named, with nothing to choose. */
export const VersionChoice = ({ versions, value, onChange }: VersionChoiceProps) => {
  const t = useText();
  const [only] = versions;
  if (!only) return null;
  if (versions.length === 1) {
    return <span className="tag">{t('checkout.downloads.same', { version: versionLabel(only.version) })}</span>;
  }
  const options = versions.map(({ id, version }) => ({ value: id, content: versionLabel(version) }));
  return <Seg label={t('checkout.downloads.version')} value={value} options={options} onChange={onChange} />;
};
