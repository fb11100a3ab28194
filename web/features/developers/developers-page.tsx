import './developers.css';
import { useText } from '../../intl/use-text.ts';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { ClientPart, GraphQLPart, PersistedPart, RestPart } from './calling-parts.tsx';
import { ChangesPart } from './changes-part.tsx';
import { CrossOriginPart, OfficePart, PagesPart } from './office-parts.tsx';
import { KeysPart, LimitsPart } from './rules-parts.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

const PARTS = [
  ['keys', KeysPart],
  ['graphql', GraphQLPart],
  ['client', ClientPart],
  ['pages', PagesPart],
  ['limits', LimitsPart],
  ['persisted', PersistedPart],
  ['rest', RestPart],
  ['origins', CrossOriginPart],
  ['office', OfficePart],
  ['webhooks', WebhooksPart],
  ['changes', ChangesPart],
] as const;

/** How programs of third parties read the shop and hear of what happens in it. */
export const DevelopersPage = () => {
  const t = useText();
  return (
    <div className="wrap">
      <PublicHead title={t('developers.title')} description={t('developers.lead')} type="article" />
      <PublicBreadcrumb
        label={t('developers.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { text: t('developers.title') }]}
      />
      <div className="dev">
        <nav className="dev__nav" aria-label={t('developers.contents')}>
          {PARTS.map(([part]) => (
            <a key={part} href={`#${part}`}>
              {t(`developers.${part}.title`)}
            </a>
          ))}
        </nav>
        <article>
          <h1 className="h1">{t('developers.headline')}</h1>
          <p className="lead">{t('developers.lead')}</p>
          {PARTS.map(([part, Part]) => (
            <section key={part} id={part} aria-labelledby={`${part}-title`}>
              <h2 className="h2" id={`${part}-title`}>
                {t(`developers.${part}.title`)}
              </h2>
              <Part />
            </section>
          ))}
        </article>
      </div>
    </div>
  );
};
