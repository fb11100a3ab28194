import './admin-categories.css';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useAdminCategoriesQuery } from './AdminCategories.gen.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryRow } from './category-row.tsx';
import { useCategoryChanges, type CategoryChanges } from './use-category-changes.ts';

const NONE = { names: { en: '', sk: '', de: '' }, descriptions: { en: '', sk: '', de: '' } };

const NewCategory = ({ create }: Pick<CategoryChanges, 'create'>) => {
  const t = useText();
  const [made, setMade] = useState(0);
  return (
    <section className="panel">
      <h2 className="h3">{t('catalogue.categories.new')}</h2>
      <CategoryForm
        key={made}
        words={NONE}
        submit={t('catalogue.categories.create')}
        onSave={(words, slug) => create(slug, words).then(() => setMade(made + 1))}
      />
    </section>
  );
};

/** The categories of the shop, in the order in which shoppers see them. */
export const CategoriesPage = () => {
  const t = useText();
  const { data, error, loading, refetch } = useAdminCategoriesQuery();
  const categories = data?.adminCategories ?? [];
  const changes = useCategoryChanges(categories);
  return (
    <>
      <AdminTop
        title={t('catalogue.categories.title')}
        back={{ to: '/admin/products', text: t('catalogue.list.title') }}
      />
      <div className="adm__two">
        <section className="panel" aria-label={t('catalogue.categories.title')}>
          <p className="muted">{t('catalogue.categories.lead')}</p>
          {!data && !error && <Skeleton height="320px" />}
          {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
          <ol className="ac-list">
            {categories.map((category, index) => (
              <CategoryRow
                key={category.id}
                category={category}
                changes={changes}
                first={index === 0}
                last={index === categories.length - 1}
              />
            ))}
          </ol>
        </section>
        {(data || error) && <NewCategory create={changes.create} />}
      </div>
    </>
  );
};
