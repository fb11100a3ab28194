import { useIntl } from 'react-intl';
import { DEFAULT_LOCALE, isLocale } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { mediaUrl } from '../../lib/cdn.ts';
import { useShopInfo } from '../../lib/shop-info.ts';

/**
 * The harmonised notice of the Union in the language of the page, once the seller has put it in, and the way to the
 * Commission's own page about it. Its words stand in the text below, for who cannot read a picture.
 */
export const OfficialNotice = () => {
  const t = useText();
  const { locale } = useIntl();
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const picture = useShopInfo().guaranteeNotice?.[language];
  const yourEurope = `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_${language}.htm`;
  return (
    <>
      {picture && (
        <a href={yourEurope}>
          <img
            className="legal-notice"
            src={mediaUrl(picture.url)}
            width={picture.width}
            height={picture.height}
            alt={t('about.guarantee.notice')}
          />
        </a>
      )}
      <p>
        <a className="link" href={yourEurope}>
          {t('about.guarantee.yourEurope')}
        </a>
      </p>
    </>
  );
};
