import { useText } from '../../../intl/use-text.ts';
import { ClashNotice } from '../clash-notice.tsx';
import { PALETTE } from './part-colours.ts';
import { useLocalText } from './local-text.ts';
import type { Conflict } from './use-merged-form.ts';

const LABELS = [
  'quantity',
  'material',
  'supports',
  'turn',
  'onBed',
  'grams',
  'revision',
  'layerHeight',
  'infillFrom',
  'infillTo',
  'walls',
] as const;

/** What a field of a part or version is called. */
const useFieldName = (texts: 'partName' | 'changelog') => {
  const t = useText();
  return (name: string): string => {
    const known = LABELS.find((one) => one === name);
    if (known) return t(`catalogue.model.${known}`);
    if (name === 'hex') return t('catalogue.model.colour');
    return t(`catalogue.model.${texts}`, { language: name.toUpperCase() });
  };
};

const useShown = () => {
  const t = useText();
  const local = useLocalText();
  return (value: string | boolean): string => {
    if (typeof value === 'boolean') return t(value ? 'catalogue.model.yes' : 'catalogue.model.no');
    return local(PALETTE.find(({ hex }) => hex === value)?.name, value);
  };
};

interface DraftClashesProps {
  conflict: Conflict;
  /** What stands in the form. */
  valueOf: (name: string) => string | boolean;
  onChoose: (name: string, value: string | boolean) => void;
  /** What the texts in the three languages are. */
  texts?: 'partName' | 'changelog';
  /** What the part of a name such as `fin.quantity` is called. */
  partName?: (id: string) => string;
}

/** What somebody else changed in the version while a form of it was open: both values side by side, to choose from. */
export const DraftClashes = ({ conflict, valueOf, onChoose, texts = 'partName', partName }: DraftClashesProps) => {
  const t = useText();
  const fieldName = useFieldName(texts);
  const shown = useShown();
  const labelOf = (name: string): string => {
    const [part = '', field] = name.split('.');
    return field && partName ? `${partName(part)}: ${fieldName(field)}` : fieldName(name);
  };
  const { taken, clashes } = conflict;
  return (
    <ClashNotice
      who={t('catalogue.model.conflict')}
      taken={taken.map(labelOf)}
      clashes={clashes.map(({ name, mine, theirs }) => ({
        name,
        label: labelOf(name),
        mine: shown(mine),
        theirs: shown(theirs),
        isTheirs: valueOf(name) === theirs,
      }))}
      onChoose={(name, whose) => onChoose(name, clashes.find((one) => one.name === name)![whose])}
    />
  );
};
