import { LOCALES } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { Select } from '../../ui/form/field.tsx';
import { valueAt } from '../../lib/form/at-path.ts';
import { TextAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import { useErrorAt } from './use-error-at.ts';

const GROUPS = [
  ['name', 'street', 'postcode', 'city'],
  ['companyId', 'taxId', 'vatId', 'register'],
  ['email', 'phone', 'iban', 'bic'],
] as const;

const WIDE: ReadonlySet<string> = new Set(['name', 'street', 'register']);

/** In what language the shop itself is written to; Slovak until somebody chooses. */
const LanguageField = () => {
  const t = useText();
  const { value, change } = useDraft();
  const chosen = valueAt(value, 'language');
  return (
    <Select
      label={t('settings.seller.language')}
      hint={t('settings.seller.languageHint')}
      value={typeof chosen === 'string' ? chosen : 'sk'}
      error={useErrorAt('language')}
      onChange={(event) => change('language', event.target.value)}
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale}>
          {t(`settings.language.${locale}`)}
        </option>
      ))}
    </Select>
  );
};

export const SellerForm = () => {
  const t = useText();
  return (
    <div className="adm__stack">
      {GROUPS.map((fields) => (
        <div key={fields[0]} className="panel fg">
          {fields.map((field) => (
            <TextAt
              key={field}
              path={field}
              label={t(`settings.seller.${field}`)}
              hint={field === 'vatId' ? t('settings.seller.vatIdHint') : undefined}
              wide={WIDE.has(field)}
            />
          ))}
          {fields[0] === 'email' && <LanguageField />}
        </div>
      ))}
    </div>
  );
};
