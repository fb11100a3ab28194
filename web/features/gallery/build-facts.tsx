import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import type { BuildFieldsFragment } from './Gallery.gen.ts';

/** What it was printed with and how it went, as told; what was not told is left out. */
export const BuildFacts = ({ build }: { build: BuildFieldsFragment }) => {
  const t = useText();
  const { formatNumber, formatDate } = useIntl();
  const { printer, material, grams, hours, launches, publishedAt, product } = build;
  const rows = [
    { name: t('gallery.fact.printer'), value: printer },
    { name: t('gallery.fact.material'), value: material },
    { name: t('gallery.fact.grams'), value: grams !== null && t('gallery.grams', { grams: formatNumber(grams) }) },
    { name: t('gallery.fact.hours'), value: hours !== null && t('gallery.hours', { hours: formatNumber(hours) }) },
    { name: t('gallery.fact.launches'), value: launches !== null && formatNumber(launches) },
    { name: t('gallery.fact.posted'), value: publishedAt && formatDate(publishedAt, { dateStyle: 'medium' }) },
  ].filter(({ value }) => value);
  return (
    <dl className="spec">
      <dt>{t('gallery.fact.model')}</dt>
      <dd>
        <Link className="link" to={`/products/${product.id}`}>
          {product.name}
        </Link>
      </dd>
      {rows.map(({ name, value }) => (
        <div key={name} className="lb__row">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
