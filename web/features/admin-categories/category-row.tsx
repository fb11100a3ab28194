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

interface StepProps {
  /** What it does, said of this category by its name. */
  label: string;
  disabled?: boolean;
  busy?: boolean;
  onPress: () => void;
  children: string;
}

const Step = ({ label, onPress, ...rest }: StepProps) => (
  <Button variant="line" small aria-label={label} onClick={onPress} {...rest} />
);

const Actions = ({ category, changes, first, last, onEdit }: CategoryRowProps & { onEdit: () => void }) => {
  const t = useText();
  const { busy, problem, run } = useAction();
  const hiding = useAction();
  const values = { name: useCategoryName()(category.names) };
  const [shown, shownOf] = category.hidden
    ? (['catalogue.categories.show', 'catalogue.categories.showOf'] as const)
    : (['catalogue.categories.hide', 'catalogue.categories.hideOf'] as const);
  const move = (by: -1 | 1) => void run(() => changes.move(category, by));
  const hide = () => void hiding.run(() => changes.setHidden(category, !category.hidden));
  const remove = () => void run(() => changes.remove(category));
  return (
    <>
      <div className="row">
        <Step label={t('catalogue.categories.upOf', values)} disabled={first} onPress={() => move(-1)}>
          {t('catalogue.categories.up')}
        </Step>
        <Step label={t('catalogue.categories.downOf', values)} disabled={last} onPress={() => move(1)}>
          {t('catalogue.categories.down')}
        </Step>
        <Step label={t('catalogue.categories.editOf', values)} onPress={onEdit}>
          {t('catalogue.categories.edit')}
        </Step>
        <Step label={t(shownOf, values)} busy={hiding.busy} onPress={hide}>
          {t(shown)}
        </Step>
        {category.productCount === 0 && (
          <Step label={t('catalogue.categories.removeOf', values)} busy={busy} onPress={remove}>
            {t('catalogue.categories.remove')}
          </Step>
        )}
      </div>
      {(problem ?? hiding.problem) && <Notice kind="error">{problem ?? hiding.problem}</Notice>}
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
