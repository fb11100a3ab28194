import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { languageHref } from './language-href.ts';

export interface LanguageChoice {
  locale: Locale;
  switching: boolean;
  failed: boolean;
  switchTo: (locale: Locale) => void;
}

const useDismissal = (open: boolean, close: () => void) => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      area.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, close]);
  return area;
};

/** The languages under a button. Each is a link too, so that it works before the script is here. */
export const LanguageMenu = ({ locale, switching, switchTo }: LanguageChoice) => {
  const t = useText();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const area = useDismissal(open, close);
  const choose = (event: MouseEvent, language: Locale) => {
    event.preventDefault();
    setOpen(false);
    area.current?.querySelector('button')?.focus();
    switchTo(language);
  };
  return (
    <div className="lang-menu" ref={area}>
      <button
        type="button"
        className="lang"
        aria-expanded={open}
        aria-busy={switching || undefined}
        aria-label={t('nav.languageNow', { name: LOCALE_NAMES[locale] })}
        onClick={() => setOpen(!open)}
      >
        {locale.toUpperCase()} <Icon name="chev" size={14} />
      </button>
      <ul className="menu" hidden={!open}>
        {LOCALES.map((language) => (
          <li key={language}>
            <a
              href={languageHref(pathname, search, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale || undefined}
              onClick={(event) => choose(event, language)}
            >
              {LOCALE_NAMES[language]}
              {language === locale && <Icon name="check" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
