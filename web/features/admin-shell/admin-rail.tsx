import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { Permission } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { signOut } from '../../lib/account/sign-out.ts';
import { Icon } from '../../ui/icon.tsx';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { placeOf, rowsFor, type RailName } from './rail-rows.tsx';

/** Room left before the current item of the strip, so that the one before it is seen. */
const LEAD = 76;

/** Where the rows stand side by side, the strip starts at the current one, once it is there. */
const useCurrentInSight = (pathname: string, rows: number) => {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const strip = rail.current;
    const row = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && row && strip.scrollWidth > strip.clientWidth) {
      strip.scrollLeft = row.offsetLeft - strip.offsetLeft - LEAD;
    }
  }, [pathname, rows]);
  return rail;
};

interface AdminRailProps {
  /** What the admin may see; others' screens are not offered. */
  permissions: readonly Permission[];
  /** How much waits behind a screen. */
  counts: Partial<Record<RailName, number>>;
}

/** The screens of the administration beside each of them; a strip that scrolls on narrow windows. */
export const AdminRail = ({ permissions, counts }: AdminRailProps) => {
  const t = useText();
  const intl = useIntl();
  const { pathname } = useLocation();
  const rail = useCurrentInSight(pathname, permissions.length);
  const place = placeOf(pathname);
  const isCurrent = (to: string) => place === to || place.startsWith(`${to}/`);
  return (
    <nav className="adm__nav strip-x" aria-label={t('admin.rail')} ref={rail}>
      <Link className="logo" to="/admin/panel" aria-label={t('admin.rail.home')}>
        <LogoMark />
        <span>Martyx</span>
      </Link>
      {rowsFor(permissions).map(({ name, to, icon }) => {
        const count = counts[name];
        return (
          <Link key={name} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
            {icon}
            {t(`admin.rail.${name}`)}
            {count !== undefined && count > 0 && <span className="n num faint">{intl.formatNumber(count)}</span>}
          </Link>
        );
      })}
      <span className="adm__gap" />
      <Link to="/account/security">
        <Icon name="lock" />
        {t('admin.rail.security')}
      </Link>
      <Link to="/">
        <Icon name="ext" />
        {t('admin.rail.shop')}
      </Link>
      <button type="button" onClick={signOut}>
        <Icon name="out" />
        {t('admin.rail.signOut')}
      </button>
    </nav>
  );
};
