import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { languageHref } from './language-href.ts';
import { MAIN_LINKS } from './links.ts';

interface PlainNavProps {
  locale: Locale;
}

const Written = ({ locale }: PlainNavProps) => {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <noscript>
      <div className="wrap nav__plain">
        <form className="search" role="search" action="/products">
          <input name="search" type="search" maxLength={200} aria-label={t('nav.searchLabel')} />
          <button className="btn btn--line btn--sm" type="submit">
            {t('nav.search')}
          </button>
        </form>
        <nav className="nav__plain-links" aria-label={t('nav.main')}>
          {MAIN_LINKS.map(({ to, text }) => (
            <a key={to} href={to}>
              {t(text)}
            </a>
          ))}
        </nav>
        <nav aria-label={t('nav.language')}>
          {LOCALES.map((language) => (
            <a
              key={language}
              href={languageHref(pathname, search, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === locale || undefined}
            >
              {LOCALE_NAMES[language]}
            </a>
          ))}
        </nav>
      </div>
      <style>{'.lang-menu,.nav__m{display:none!important}'}</style>
    </noscript>
  );
};

/**
 * For visitors without script, whose menus stay closed: the languages, and on a narrow screen the search and the screens.
 * React leaves what stands in a `noscript` as the server wrote it, so scripts need not bring it.
 */
export const PlainNav: ComponentType<PlainNavProps> = import.meta.env.SSR ? Written : () => <noscript />;
