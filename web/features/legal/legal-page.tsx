import './legal.css';
import { use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../intl/dates.ts';
import { isLocale, DEFAULT_LOCALE } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { useShopInfo } from '../../lib/shop-info.ts';
import { PublicBreadcrumb } from '../../ui/public-breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { fillIn, type LegalDocument } from './document.ts';
import { loadDocument, loadedDocument } from './documents.ts';
import type { LegalPageName } from './documents.ts';
import { LegalBlock } from './legal-block.tsx';

const useDocument = (page: LegalPageName): LegalDocument => {
  const { locale } = useIntl();
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const shop = useShopInfo();
  const text = loadedDocument(page, language) ?? use(loadDocument(page, language));
  return useMemo(() => fillIn(text, shop), [text, shop]);
};

const Contents = ({ sections }: Pick<LegalDocument, 'sections'>) => {
  const t = useText();
  return (
    <nav className="legal-contents" aria-label={t('about.legal.contents')}>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="num faint">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface LegalPageProps {
  page: LegalPageName;
  /** What stands above the text. */
  lead?: ReactNode;
}

/** A legal page with its table of contents, in the language of the shop. */
export const LegalPage = ({ page, lead }: LegalPageProps) => {
  const t = useText();
  const intl = useIntl();
  const { title, description, version, sections } = useDocument(page);
  return (
    <div className="wrap">
      <PublicHead title={title} description={description} type="article" />
      <PublicBreadcrumb label={t('about.breadcrumb')} items={[{ to: '/', text: t('nav.home') }, { text: title }]} />
      <div className="legal-page">
        <Contents sections={sections} />
        <article className="prose">
          <h1 className="h1">{title}</h1>
          <p className="faint num legal-version">
            {t('about.legal.validFrom')} <time dateTime={version}>{formatDay(intl, version)}</time>
          </p>
          {lead}
          {sections.map(({ id, title: heading, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 className="h2" id={`${id}-title`}>
                {index + 1} {heading}
              </h2>
              {blocks.map((block, place) => (
                <LegalBlock key={place} block={block} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
};
