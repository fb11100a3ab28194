import './gallery.css';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/form/field.tsx';
import { PublicBreadcrumb } from '../../ui/breadcrumb.tsx';
import { PublicHead } from '../../ui/public-head.tsx';
import { BuildGrid, GalleryPaging } from './build-grid.tsx';
import { galleryHref, galleryVariables, modelOf } from './gallery-address.ts';
import { useGalleryQuery, type GalleryQuery } from './Gallery.gen.ts';

const Categories = ({ categories }: Pick<GalleryQuery['galleryFilters'], 'categories'>) => {
  const t = useText();
  const [params] = useSearchParams();
  const chosen = params.get('category');
  const choices = [{ slug: null, name: t('gallery.all') }, ...categories];
  return (
    <nav className="seg gallery-seg" aria-label={t('gallery.categories')}>
      {choices.map(({ slug, name }) => (
        <Link
          key={slug}
          to={galleryHref(params, { category: slug, model: null })}
          aria-current={slug === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
};

const Models = ({ models }: Pick<GalleryQuery['galleryFilters'], 'models'>) => {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Select
      label={t('gallery.model')}
      value={modelOf(params) ?? ''}
      onChange={({ target }) =>
        void navigate(galleryHref(params, { model: target.value || null, category: null }), {
          preventScrollReset: true,
        })
      }
    >
      <option value="">{t('gallery.allModels')}</option>
      {models.map(({ count, product }) => (
        <option key={product.id} value={product.id}>
          {t('gallery.modelCount', { name: product.name, count })}
        </option>
      ))}
    </Select>
  );
};

/** Everything that customers have published; the filters and the page are the address. */
export const GalleryPage = () => {
  const t = useText();
  const [params] = useSearchParams();
  const { data, previousData } = useGalleryQuery({ variables: galleryVariables(params) });
  const known = data ?? previousData;
  if (!known) return null;
  const { builds, galleryFilters } = known;
  return (
    <div className="wrap">
      <PublicHead title={t('gallery.title')} description={t('gallery.description')} />
      <PublicBreadcrumb
        label={t('gallery.breadcrumb')}
        items={[{ to: '/', text: t('nav.home') }, { text: t('nav.gallery') }]}
      />
      <div className="gallery-head">
        <div>
          <h1 className="h1">{t('gallery.headline')}</h1>
          <p className="lead" role="status">
            {t('gallery.lead', { count: builds.totalCount })}
          </p>
        </div>
        <ButtonLink to="/gallery/new">{t('gallery.add')}</ButtonLink>
      </div>
      <div className="gallery-filters">
        <Categories categories={galleryFilters.categories} />
        <Models models={galleryFilters.models} />
      </div>
      {builds.items.length > 0 ? (
        <BuildGrid builds={builds.items} caption="builder" />
      ) : (
        <EmptyState art="paper" title={t('gallery.none')}>
          {t('gallery.noneHint')}
        </EmptyState>
      )}
      <GalleryPaging total={builds.totalCount} />
    </div>
  );
};
