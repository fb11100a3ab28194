import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminIcon } from '../../ui/admin-icon.tsx';
import { Tag } from '../../ui/badge.tsx';
import { Seg } from '../../ui/seg.tsx';
import { useFormView } from './form-context.ts';
import { LANGUAGES, type Language } from './model/languages.ts';
import { missingTexts } from './product-values.ts';

/** The same fields in each language: side by side where there is room and they are wanted so, else those of one language. */
export const LanguageColumns = ({ children }: { children: (language: Language) => ReactNode }) => {
  const { language: shown, all } = useFormView();
  const t = useText();
  return (
    <div className="pe-langs" data-all={all || undefined}>
      {LANGUAGES.map((language) => (
        <div
          key={language}
          className="pe-lang"
          role="group"
          aria-label={t(`catalogue.edit.language.${language}`)}
          data-shown={language === shown || undefined}
        >
          {children(language)}
        </div>
      ))}
    </div>
  );
};

interface LanguageBarProps {
  onLanguage: (language: Language) => void;
  onAll: (all: boolean) => void;
}

/** Which languages are edited, and what each of them lacks. */
export const LanguageBar = ({ onLanguage, onAll }: LanguageBarProps) => {
  const t = useText();
  const { values, language, all } = useFormView();
  const options = LANGUAGES.map((value) => {
    const missing = missingTexts(values, value).length;
    const content = (
      <>
        <abbr title={t(`catalogue.edit.language.${value}`)}>{value.toUpperCase()}</abbr>
        {missing > 0 && <Tag kind="warn">{t('catalogue.edit.missing', { count: missing })}</Tag>}
      </>
    );
    return { value, content };
  });
  return (
    <div className="row pe-bar" data-all={all || undefined}>
      <Seg label={t('catalogue.edit.languages')} value={language} options={options} onChange={onLanguage} />
      <button type="button" className="btn btn--line btn--sm pe-side" aria-pressed={all} onClick={() => onAll(!all)}>
        <AdminIcon name="columns" />
        {t('catalogue.edit.sideBySide')}
      </button>
    </div>
  );
};

/** The head of a column: which language it is, and whether something is missing in it. */
export const LanguageHead = ({ language }: { language: Language }) => {
  const t = useText();
  const { values } = useFormView();
  const missing = missingTexts(values, language).length;
  return (
    <p className="pe-lang__head">
      {t(`catalogue.edit.language.${language}`)}
      {missing > 0 && <Tag kind="warn">{t('catalogue.edit.missing', { count: missing })}</Tag>}
    </p>
  );
};
