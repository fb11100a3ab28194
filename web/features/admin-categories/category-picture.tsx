import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PICTURE_TYPES, usePictureSending } from '../../ui/form/use-picture-sending.ts';
import type { CategoryPartsFragment as Category } from './AdminCategories.gen.ts';
import type { CategoryChanges } from './use-category-changes.ts';

interface CategoryPictureProps {
  category: Category;
  changes: CategoryChanges;
}

/** The picture of a category: that of its own, or what stands for it, and a place to drop another. */
export const CategoryPicture = ({ category, changes }: CategoryPictureProps) => {
  const t = useText();
  const address = `/api/admin/categories/${category.id}/picture`;
  const { share, problem, send } = usePictureSending(address, () => changes.pictureSent(category));
  const removing = useAction();
  const { picture, names } = category;
  const failed = problem ?? removing.problem;
  return (
    <div className="ac-picture">
      {picture && <Picture image={{ ...picture, kind: 'PHOTO', alt: names.en }} sizes="200px" cover />}
      <div className="stack">
        <FileDrop
          accept={PICTURE_TYPES}
          multiple={false}
          label={t(picture ? 'catalogue.categories.pictureOther' : 'catalogue.categories.pictureAdd')}
          hint={t('catalogue.categories.pictureHint')}
          onFiles={(files) => void send(files)}
        />
        {share !== null && <progress max={1} value={share} aria-label={t('catalogue.categories.pictureAdd')} />}
        {picture && (
          <div>
            <Button
              variant="line"
              small
              busy={removing.busy}
              onClick={() => void removing.run(() => changes.removePicture(category))}
            >
              {t('catalogue.categories.pictureRemove')}
            </Button>
          </div>
        )}
        {failed && (
          <Notice kind="error">
            <p>{failed}</p>
          </Notice>
        )}
      </div>
    </div>
  );
};
