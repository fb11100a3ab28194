import { NavLink } from 'react-router-dom';
import { LOCALE_NAMES, LOCALES } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Seg } from '../../ui/seg.tsx';
import { AccountButtons } from './account-buttons.tsx';
import type { LanguageChoice } from './language-menu.tsx';
import { MAIN_LINKS } from './links.ts';
import { Logo } from './logo.tsx';
import { SearchForm } from './search-form.tsx';

export interface MenuProps {
  open: boolean;
  onClose: () => void;
  language: LanguageChoice;
}

const LANGUAGES = LOCALES.map((value) => ({ value, content: LOCALE_NAMES[value], lang: value }));

/** What the bar has no room for on a narrow screen. */
export const MenuSheet = ({ open, onClose, language }: MenuProps) => {
  const t = useText();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      label={t('nav.menu')}
      closeLabel={t('nav.closeMenu')}
      header={<Logo label={t('nav.logo')} onClick={onClose} />}
      footer={<AccountButtons onLeave={onClose} />}
    >
      <SearchForm className="search--block" onSearch={onClose} />
      <nav className="menu-links" aria-label={t('nav.main')}>
        {MAIN_LINKS.map(({ to, text }) => (
          <NavLink key={to} to={to} end={to === '/'} onClick={onClose}>
            {t(text)}
          </NavLink>
        ))}
        <NavLink to="/wishlist" onClick={onClose}>
          {t('nav.wishlistTitle')}
        </NavLink>
      </nav>
      <Seg block label={t('nav.language')} value={language.locale} options={LANGUAGES} onChange={language.switchTo} />
    </Drawer>
  );
};
