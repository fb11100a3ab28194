import { useState } from 'react';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { sendFile } from '../../lib/send-file.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useAction } from '../../ui/use-action.ts';
import type { CategoryPartsFragment as Category } from './AdminCategories.gen.ts';
import type { CategoryChanges } from './use-category-changes.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface CategoryPictureProps {
  category: Category;
  changes: CategoryChanges;
}

/** Sends one picture at a time; `share` is how much of it is on its way, null when none is. */
const useSending = ({ category, changes }: CategoryPictureProps) => {
  const explain = useRefusalText();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async ([file]: File[]) => {
    if (!file || share !== null) return;
    const address = `/api/admin/categories/${category.id}/picture`;
    setShare(0);
    setProblem(null);
    try {
      await sendFile({ method: 'POST', address, file, onProgress: setShare });
      await changes.pictureSent(category);
    } catch (error) {
      const refusal = shopErrorOf(error);
      const unknown = refusal.code === 'UNSUPPORTED_MEDIA_TYPE';
      setProblem(explain(unknown ? { ...refusal, code: 'PHOTO_NOT_RECOGNISED' } : refusal));
    } finally {
      setShare(null);
    }
  };
  return { share, problem, send };
};

/** The picture of a category: that of its own, or what stands for it, and a place to drop another. */
export const CategoryPicture = (props: CategoryPictureProps) => {
  const t = useText();
  const { share, problem, send } = useSending(props);
  const removing = useAction();
  const { category, changes } = props;
  const { picture, names } = category;
  const failed = problem ?? removing.problem;
  return (
    <div className="ac-picture">
      {picture && <Picture image={{ ...picture, kind: 'PHOTO', alt: names.en }} sizes="200px" cover />}
      <div className="stack">
        <FileDrop
          accept={ACCEPTED}
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
