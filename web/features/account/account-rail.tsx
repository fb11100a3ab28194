import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { signOut } from '../../lib/account/sign-out.ts';
import { Icon } from '../../ui/icon.tsx';
import { RAIL_ROWS } from './rail-rows.ts';
import type { AccountPageName } from './rail-rows.ts';

/** Room left before the current item of the strip, so that the one before it is seen. */
const LEAD = 56;

/** Where the rows stand side by side, the strip starts at the current one. */
const useCurrentInSight = (current: AccountPageName) => {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const strip = rail.current;
    const row = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && row && strip.scrollWidth > strip.clientWidth) {
      strip.scrollLeft = row.offsetLeft - strip.offsetLeft - LEAD;
    }
  }, [current]);
  return rail;
};

/** The screens of the account beside each of them; a strip that scrolls on narrow windows. */
export const AccountRail = ({ current }: { current: AccountPageName }) => {
  const t = useText();
  const rail = useCurrentInSight(current);
  return (
    <nav className="aside strip-x" aria-label={t('auth.account.title')} ref={rail}>
      {RAIL_ROWS.map(({ page, to, icon }) => (
        <Link key={page} to={to} aria-current={page === current ? 'page' : undefined}>
          <Icon name={icon} />
          {t(`auth.account.rail.${page}`)}
        </Link>
      ))}
      <button type="button" onClick={signOut}>
        <Icon name="out" />
        {t('auth.account.rail.signOut')}
      </button>
    </nav>
  );
};
