import { useIntl } from 'react-intl';
import { PLAIN_FIELDS } from '../../codegen/product-fields.gen.ts';
import { formatClock } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { isSame } from '../../lib/form/at-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { Seg } from '../../ui/seg.tsx';
import type { Component } from './components.ts';
import { useFormView } from './form-context.ts';
import { fieldAt, PRINT_KEYS } from './product-values.ts';
import type { Conflict } from './use-product-form.ts';

const PLAIN = ['name', 'summary', 'specLine', 'description', 'notes', 'features', 'hints', ...PRINT_KEYS] as const;
const FACTS = ['slug', 'sku', 'active', 'price', 'category', 'viewer', 'components', 'counterpart'] as const;

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
  if (value === null) return '';
  if (name === 'counterpart') return `#${value as number}`;
  if (Array.isArray(value)) return value.join(' ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/<[^>]*>/g, ' ').trim();
};

/** What somebody else saved while this form was open: what was taken over, and a choice where both changed the same. */
export const ConflictNotice = ({ conflict }: { conflict: Conflict }) => {
  const t = useText();
  const intl = useIntl();
  const fieldName = useFieldName();
  const { values, set } = useFormView();
  const { by, at, taken, clashes } = conflict;
  return (
    <Notice kind="warn">
      <p>
        <strong>
          {by && at
            ? t('catalogue.edit.conflict.who', { by, at: formatClock(intl, at) })
            : t('catalogue.edit.conflict.somebody')}
        </strong>
      </p>
      {taken.length > 0 && <p>{t('catalogue.edit.conflict.taken', { fields: taken.map(fieldName).join(', ') })}</p>}
      {clashes.length > 0 && <p>{t('catalogue.edit.conflict.both')}</p>}
      <ul className="pe-clashes">
        {clashes.map(({ name, mine, theirs }) => (
          <li key={name}>
            <strong>{fieldName(name)}</strong>
            <dl>
              <dt>{t('catalogue.edit.conflict.mine')}</dt>
              <dd>{shown(name, mine) || '–'}</dd>
              <dt>{t('catalogue.edit.conflict.theirs')}</dt>
              <dd>{shown(name, theirs) || '–'}</dd>
            </dl>
            <Seg
              label={fieldName(name)}
              value={isSame(fieldAt(values, name), theirs) ? 'theirs' : 'mine'}
              options={[
                { value: 'mine', content: t('catalogue.edit.conflict.keepMine') },
                { value: 'theirs', content: t('catalogue.edit.conflict.takeTheirs') },
              ]}
              onChange={(whose) => set(name, (whose === 'mine' ? mine : theirs) as never)}
            />
          </li>
        ))}
      </ul>
      <p>{t('catalogue.edit.conflict.save')}</p>
    </Notice>
  );
};
