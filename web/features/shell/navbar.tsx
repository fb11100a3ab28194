import './nav.css';
import { useEffect, useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageMenu, type LanguageChoice } from './language-menu.tsx';
import { MAIN_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PlainNav } from './plain-nav.tsx';
import { SearchForm } from './search-form.tsx';
import { ThemeButton } from './theme-button.tsx';

interface NavbarProps {
  language: LanguageChoice;
  /** The wishlist's link with its count. */
  wishlist: ReactNode;
  /** The cart's button with its count. */
  cart: ReactNode;
}

/** The bar at the top; under 1180 px its links, search, languages and account move into a drawer. */
export const Navbar = ({ language, wishlist, cart }: NavbarProps) => {
  const t = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => () => setMenuOpen(false), [key]);
  const openMenu = () => setMenuOpen(true);
  return (
    <header className="nav">
      <div className="wrap nav__in">
        <IconButton
          className="nav__m"
          icon="menu"
          label={t('nav.openMenu')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={openMenu}
        />
        <Logo label={t('nav.logo')} />
        <nav className="nav__links" aria-label={t('nav.main')}>
          {MAIN_LINKS.map(({ to, text }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {t(text)}
            </NavLink>
          ))}
        </nav>
        <SearchForm />
        <div className="nav__tools">
          <LanguageMenu {...language} />
          <ThemeButton />
          <AccountLinks />
          {wishlist}
          {cart}
        </div>
      </div>
      <PlainNav locale={language.locale} />
      {language.failed && (
        <div className="wrap nav__notice">
          <Notice kind="error">{t('nav.languageFailed')}</Notice>
        </div>
      )}
      <MobileMenu open={menuOpen} onOpen={openMenu} onClose={() => setMenuOpen(false)} language={language} />
    </header>
  );
};
