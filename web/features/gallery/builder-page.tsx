import './gallery.css';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Head } from '../../lib/head.tsx';
import { useAccount } from '../../lib/account/use-account.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BuildGrid, GalleryPaging } from './build-grid.tsx';
import { useBuilderQuery, type BuilderQuery } from './Builder.gen.ts';
import { windowOf } from './gallery-address.ts';
import { OwnBuilds } from './own-builds.tsx';

const Figures = ({ figures }: Pick<BuilderQuery['builder'], 'figures'>) => {
  const t = useText();
  const { formatNumber } = useIntl();
  const rows = [
    [t('gallery.figure.builds'), figures.builds],
    [t('gallery.figure.hours'), Math.round(figures.hours)],
    [t('gallery.figure.flown'), figures.flown],
  ] as const;
  return (
    <dl className="kpis">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="v">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What one customer has published; the customer alone also sees what waits or was refused. */
export const BuilderPage = ({ id }: { id: string }) => {
  const t = useText();
  const [params] = useSearchParams();
  const { user } = useAccount();
  const { data, previousData } = useBuilderQuery({ variables: { id, ...windowOf(params) } });
  const known = data ?? previousData;
  if (!known) return null;
  const { builder, builds } = known;
  const name = builder.name ?? t('gallery.someone');
  const { since } = builder.figures;
  const own = user?.id === id;
  return (
    <div className="wrap">
      <Head title={t('gallery.buildsBy', { name })} />
      <Breadcrumb
        label={t('gallery.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { to: '/gallery', text: t('nav.gallery') }, { text: name }]}
      />
      <div className="ugh">
        <div>
          <h1 className="h1">{name}</h1>
          {since && <p className="muted">{t('gallery.since', { year: since.slice(0, 4) })}</p>}
        </div>
        <Figures figures={builder.figures} />
      </div>
      {own && (
        <p className="gallery-own">
          <ButtonLink small icon="plus" to="/gallery/new">
            {t('gallery.addBuild')}
          </ButtonLink>
        </p>
      )}
      {own && <OwnBuilds />}
      {builds.items.length > 0 ? (
        <BuildGrid builds={builds.items} caption="model" />
      ) : (
        <EmptyState art="paper" title={t('gallery.noneYet')} />
      )}
      <GalleryPaging total={builds.totalCount} />
    </div>
  );
};
