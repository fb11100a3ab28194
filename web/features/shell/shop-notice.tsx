import './shop-notice.css';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { DEFAULT_LOCALE, isLocale } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { ShopInfoContext } from '../../lib/shop-info.ts';

/** What the seller wants everybody to know now. The page comes with it, so nothing moves. */
export const ShopNotice = () => {
  const t = useText();
  const { locale } = useIntl();
  const notice = useContext(ShopInfoContext)?.notice;
  if (!notice) return null;
  return (
    <aside className={`shop-notice shop-notice--${notice.kind.toLowerCase()}`} aria-label={t('common.notice')}>
      <div className="wrap">
        <p>{notice.text[isLocale(locale) ? locale : DEFAULT_LOCALE]}</p>
      </div>
    </aside>
  );
};
