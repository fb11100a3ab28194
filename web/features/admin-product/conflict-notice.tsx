import { useIntl } from 'react-intl';
import { PLAIN_FIELDS } from '../../codegen/product-fields.gen.ts';
import { formatClock } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { isSame } from '../../lib/form/at-path.ts';
import { ClashNotice } from './clash-notice.tsx';
import type { Component } from './components.ts';
import { useFormView } from './form-context.ts';
import { fieldAt, PRINT_KEYS, type SaleRow } from './product-values.ts';
import type { Conflict } from './use-product-form.ts';

const PLAIN = ['name', 'summary', 'specLine', 'description', 'notes', 'features', 'hints', ...PRINT_KEYS] as const;
const FACTS = ['slug', 'sku', 'active', 'price', 'category', 'later', 'viewer', 'components', 'counterpart'] as const;

/** What a field of the form is called. */
const useFieldName = () => {
  const t = useText();
  return (name: string): string => {
    const [language = '', key = ''] = name.split('.');
    const text = PLAIN.find((one) => one === key);
    if (text) return `${t(`catalogue.edit.${text}`)} (${language.toUpperCase()})`;
    const fact = FACTS.find((one) => one === name);
    if (fact) return t(`catalogue.edit.${fact}`);
    const plain = PLAIN_FIELDS.find((one) => one.name === name);
    return plain ? t(plain.label) : key || name;
  };
};

const shown = (name: string, value: unknown): string => {
  if (name === 'components') return (value as readonly Component[]).map((one) => one.name.en).join(', ');
  if (name === 'later')
    return (value as readonly SaleRow[]).map(({ price, from, to }) => `${price} (${from} – ${to})`).join(', ');
  if (value === null) return '';
  if (name === 'counterpart') return `#${value as number}`;
  if (Array.isArray(value)) return value.join(' ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/<[^>]*>/g, ' ').trim();
};

/** What somebody else saved while the form of a product was open. */
export const ConflictNotice = ({ conflict }: { conflict: Conflict }) => {
  const t = useText();
  const intl = useIntl();
  const fieldName = useFieldName();
  const { values, set } = useFormView();
  const { by, at, taken, clashes } = conflict;
  return (
    <ClashNotice
      who={
        by && at
          ? t('catalogue.edit.conflict.who', { by, at: formatClock(intl, at) })
          : t('catalogue.edit.conflict.somebody')
      }
      taken={taken.map(fieldName)}
      clashes={clashes.map(({ name, mine, theirs }) => ({
        name,
        label: fieldName(name),
        mine: shown(name, mine),
        theirs: shown(name, theirs),
        isTheirs: isSame(fieldAt(values, name), theirs),
      }))}
      onChoose={(name, whose) => {
        const clash = clashes.find((one) => one.name === name)!;
        set(clash.name, clash[whose] as never);
      }}
    />
  );
};
