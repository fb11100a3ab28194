import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Select } from '../../ui/form/field.tsx';

/** A published version, the newest first in lists. */
export interface ComparableVersion {
  readonly id: string;
  readonly version: string;
  readonly publishedAt: string;
}

export interface ChosenVersions {
  readonly older: string;
  readonly newer: string;
}

interface VersionChoiceProps {
  versions: readonly ComparableVersion[];
  chosen: ChosenVersions;
  onChoose: (chosen: ChosenVersions) => void;
}

/** Which two versions are compared. */
export function VersionChoice({ versions, chosen, onChoose }: VersionChoiceProps) {
  const intl = useIntl();
  const t = useText();
  const select = (key: keyof ChosenVersions) => (
    <Select
      label={t(`changes.${key}`)}
      value={chosen[key]}
      onChange={({ target }) => onChoose({ ...chosen, [key]: target.value })}
    >
      {versions.map(({ id, version, publishedAt }) => (
        <option key={id} value={id}>
          {t('changes.version', { version: version.replace(/^v/i, '') })}, {formatDate(intl, publishedAt)}
        </option>
      ))}
    </Select>
  );
  return (
    <div className="mch__c">
      {select('older')}
      {select('newer')}
    </div>
  );
}
