import './legal.css';
import { use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../intl/dates.ts';
import { isLocale, DEFAULT_LOCALE } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { useShopInfo } from '../../lib/shop-info.ts';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { fillIn, type LegalDocument } from './document.ts';
import { loadDocument, loadedDocument } from './documents.ts';
import type { LegalPageName } from './documents.ts';
import { LegalBlock } from './legal-block.tsx';
import { useLegalTextQuery, type LegalTextQuery } from './LegalText.gen.ts';
import { legalVariables, VERSION, versionAddress } from './versions.ts';

const useDocument = (page: LegalPageName): LegalDocument => {
  const { locale } = useIntl();
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const shop = useShopInfo();
  const text = loadedDocument(page, language) ?? use(loadDocument(page, language));
  return useMemo(() => fillIn(text, shop), [text, shop]);
};

type Stored = LegalTextQuery['legalText'];

interface Shown {
  /** From which day it holds. */
  readonly day: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly body: ReactNode }[];
}

const builtIn = ({ version: day, sections }: LegalDocument): Shown => ({
  day,
  sections: sections.map(({ id, title, blocks }) => ({
    id,
    title,
    body: blocks.map((block, place) => <LegalBlock key={place} block={block} />),
  })),
});

/** Headings under which an owner may have put it, in each language; the link to its form tells it else. */
const WITHDRAWAL = { id: 'withdrawal', title: /withdraw|odst[uú]p|widerruf/i, link: 'href="/withdrawal"' } as const;

/** The section that other pages, mails and search engines point to: under its built-in heading, or another one. */
const withdrawalIn = (sections: Stored['sections'], document: LegalDocument) => {
  const own = document.sections.find(({ id }) => id === WITHDRAWAL.id)?.title;
  return (
    own &&
    (sections.find(({ title }) => title === own) ??
      sections.find(({ title }) => WITHDRAWAL.title.test(title)) ??
      sections.find(({ html }) => html.includes(WITHDRAWAL.link)))
  );
};

/**
 * Its HTML was reduced to text structure and links by the server. A section that kept its built-in heading keeps its anchor, which
 * pages, mails and search engines point to; that of the withdrawal does so under any heading.
 */
const published = (day: string, { sections }: Stored, document: LegalDocument): Shown => {
  const withdrawal = withdrawalIn(sections, document);
  const anchorOf = (section: Stored['sections'][number]): string => {
    if (section === withdrawal) return WITHDRAWAL.id;
    return document.sections.find(({ title }) => title === section.title)?.id ?? section.id;
  };
  return {
    day,
    sections: sections.map((section) => ({
      id: anchorOf(section),
      title: section.title,
      body: <div className="legal-html" dangerouslySetInnerHTML={{ __html: section.html }} />,
    })),
  };
};

/** The version of the address, or the one that holds. */
const useShown = (page: LegalPageName, document: LegalDocument) => {
  const [search] = useSearchParams();
  const { data } = useLegalTextQuery({ variables: legalVariables(page, search) });
  const stored = data?.legalText;
  const isBuiltIn = search.get(VERSION) === document.version;
  const shown = stored?.day && !isBuiltIn ? published(stored.day, stored, document) : builtIn(document);
  return { shown, days: [...(stored?.days ?? []), document.version] };
};

const Contents = ({ sections }: Pick<Shown, 'sections'>) => {
  const t = useText();
  return (
    <nav className="legal-contents" aria-label={t('about.legal.contents')}>
      <ol>
        {sections
          .filter(({ title }) => title)
          .map(({ id, title }, index) => (
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

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(useIntl(), day)}</time>;

/** Says of a former version that another one holds, and which ones there are. */
const Versions = ({ shown, days }: { shown: string; days: readonly string[] }) => {
  const t = useText();
  if (days.length === 1) return null;
  return (
    <section className="legal-versions" aria-labelledby="legal-versions">
      <h2 className="h3" id="legal-versions">
        {t('about.legal.versions')}
      </h2>
      <ul>
        {days.map((day, place) => (
          <li key={day}>
            {day === shown ? (
              <b>
                <Day day={day} />
              </b>
            ) : (
              <Link className="link" to={place === 0 ? '.' : versionAddress(day)}>
                <Day day={day} />
              </Link>
            )}{' '}
            {place === 0 && <span className="muted">{t('about.legal.inForce')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface LegalPageProps {
  page: LegalPageName;
  /** What stands above the text. */
  lead?: ReactNode;
}

/** A legal page with its table of contents, in the language of the shop, and the versions that there were. */
export const LegalPage = ({ page, lead }: LegalPageProps) => {
  const t = useText();
  const document = useDocument(page);
  const { title, description } = document;
  const { shown, days } = useShown(page, document);
  const { day, sections } = shown;
  const numbered = sections.filter((section) => section.title);
  return (
    <div className="wrap">
      <PublicHead title={title} description={description} type="article" />
      <PublicBreadcrumb label={t('about.breadcrumb')} items={[{ to: '/', text: t('nav.home') }, { text: title }]} />
      <div className="legal-page">
        <Contents sections={sections} />
        <article className="prose">
          <h1 className="h1">{title}</h1>
          <p className="faint num legal-version">
            {t('about.legal.validFrom')} <Day day={day} />
          </p>
          {day !== days[0] && <p className="notice notice--warn">{t('about.legal.former')}</p>}
          {lead}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={section.title && `${section.id}-title`}>
              {section.title && (
                <h2 className="h2" id={`${section.id}-title`}>
                  {numbered.indexOf(section) + 1} {section.title}
                </h2>
              )}
              {section.body}
            </section>
          ))}
          <Versions shown={day} days={days} />
        </article>
      </div>
    </div>
  );
};
