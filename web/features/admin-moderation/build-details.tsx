import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ModeratedBuildPartsFragment as Build } from './ModeratedBuilds.gen.ts';

const Facts = ({ build }: { build: Build }) => {
  const t = useText();
  const intl = useIntl();
  const { printer, material, grams, hours, launches, alt, submittedAt } = build;
  const facts: [string, string | null][] = [
    [t('moderation.sentIn'), submittedAt && formatMoment(intl, submittedAt)],
    [t('gallery.fact.printer'), printer],
    [t('gallery.fact.material'), material],
    [t('gallery.fact.grams'), grams === null ? null : t('gallery.grams', { grams: intl.formatNumber(grams) })],
    [t('gallery.fact.hours'), hours === null ? null : t('gallery.hours', { hours: intl.formatNumber(hours) })],
    [t('gallery.fact.launches'), launches === null ? null : intl.formatNumber(launches)],
    [t('moderation.alt'), alt],
  ];
  return (
    <dl className="spec">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
    </dl>
  );
};

/** All that a builder tells, who it is, and what others hold against it. */
export const BuildDetails = ({ build }: { build: Build }) => {
  const t = useText();
  const intl = useIntl();
  const { title, builder, product, story, reason, reports } = build;
  return (
    <>
      <div>
        <h2 className="h3">{title}</h2>
        <p className="muted">
          <Link className="link" to={`/admin/users/${builder.id}`}>
            {builder.name ?? t('moderation.someone')}
          </Link>
          {' · '}
          <Link className="link" to={`/products/${product.id}`}>
            {product.name}
          </Link>
        </p>
      </div>
      {story && <p className="mod-text">{story}</p>}
      {reports.map(({ reason: why, reportedAt }) => (
        <Notice key={`${reportedAt} ${why}`} kind="warn" icon="flag">
          <p>{t('moderation.reported', { at: formatMoment(intl, reportedAt) })}</p>
          <p className="mod-text">{why}</p>
        </Notice>
      ))}
      {reason && (
        <Notice kind="error" icon="info">
          <p>{t('moderation.refusedFor', { reason })}</p>
        </Notice>
      )}
      <Facts build={build} />
    </>
  );
};
