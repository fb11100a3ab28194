import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { CategoryPartsFragment as Category } from './AdminCategories.gen.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { useCategoryName, type CategoryChanges } from './use-category-changes.ts';

interface CategoryRowProps {
  category: Category;
  changes: CategoryChanges;
  first: boolean;
  last: boolean;
}

const Actions = ({ category, changes, first, last, onEdit }: CategoryRowProps & { onEdit: () => void }) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const hiding = useAction();
  const values = { name: useCategoryName()(category.names) };
  return (
    <>
      <div className="row">
        <Button
          variant="line"
          small
          disabled={first}
          aria-label={t('catalogue.categories.upOf', values)}
          onClick={() => void run(() => changes.move(category, -1))}
        >
          {t('catalogue.categories.up')}
        </Button>
        <Button
          variant="line"
          small
          disabled={last}
          aria-label={t('catalogue.categories.downOf', values)}
          onClick={() => void run(() => changes.move(category, 1))}
        >
          {t('catalogue.categories.down')}
        </Button>
        <Button variant="line" small aria-label={t('catalogue.categories.editOf', values)} onClick={onEdit}>
          {t('catalogue.categories.edit')}
        </Button>
        <Button
          variant="line"
          small
          busy={hiding.busy}
          aria-label={t(category.hidden ? 'catalogue.categories.showOf' : 'catalogue.categories.hideOf', values)}
          onClick={() => void hiding.run(() => changes.setHidden(category, !category.hidden))}
        >
          {t(category.hidden ? 'catalogue.categories.show' : 'catalogue.categories.hide')}
        </Button>
        {category.productCount === 0 && (
          <Button
            variant="line"
            small
            busy={busy}
            aria-label={t('catalogue.categories.removeOf', values)}
            onClick={() => void run(() => changes.remove(category))}
          >
            {t('catalogue.categories.remove')}
          </Button>
        )}
      </div>
      {(problem ?? hiding.problem) && (
        <Notice kind="error">
          <p>{problem ?? hiding.problem}</p>
        </Notice>
      )}
    </>
  );
};

/** A category as it is, or the form that names it anew and moves it. */
export const CategoryRow = (props: CategoryRowProps) => {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const { category, changes } = props;
  const { names, slug, hidden, productCount } = category;
  const own = useCategoryName()(names);
  return (
    <li>
      <h2 className="h3">{own}</h2>
      {hidden && (
        <div>
          <Tag kind="warn">{t('catalogue.categories.hidden')}</Tag>
        </div>
      )}
      <p className="muted">
        <span className="num">{slug}</span> ·{' '}
        <Link className="link" to={`/admin/products?category=${slug}`}>
          {t('catalogue.categories.products', { count: productCount })}
        </Link>
      </p>
      {editing && <CategoryPicture category={category} changes={changes} />}
      {editing ? (
        <CategoryForm
          words={category}
          slug={slug}
          submit={t('catalogue.categories.save')}
          onSave={(next, word) => changes.save(category, word, next).then(() => setEditing(false))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Actions {...props} onEdit={() => setEditing(true)} />
      )}
    </li>
  );
};
