import { useEffect, useState } from 'react';
import { useRefusalText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useAdminProductQuery, type EditableFieldsFragment, type PictureFieldsFragment } from './EditProduct.gen.ts';
import { FileDrop } from './file-drop.tsx';
import { ProductNav } from './product-nav.tsx';
import { useSortProductPicturesMutation } from './ProductPictures.gen.ts';
import { SortGrid } from './sort-grid.tsx';
import { usePictureUpload, useRemoval, type SentFile } from './use-gallery.ts';
import { Waiting } from './waiting.tsx';
import './admin-product.css';
import './admin-gallery.css';

type Picture = PictureFieldsFragment;

const keysOf = (pictures: readonly Picture[]) => pictures.map(({ key }) => key);

const percent = (share: number) => Math.round(share * 100);

const Sent = ({ file, onForget }: { file: SentFile; onForget: () => void }) => {
  const t = useText();
  const explain = useRefusalText();
  const { name, share, refusal } = file;
  return (
    <li className="panel pe-sent">
      <div className="row between">
        <span className="num">{name}</span>
        {refusal ? (
          <IconButton icon="x" label={t('catalogue.gallery.forget', { name })} onClick={onForget} />
        ) : (
          <span className="num faint">{t('catalogue.gallery.share', { percent: percent(share) })}</span>
        )}
      </div>
      {refusal ? (
        <Notice kind="error">{explain(refusal)}</Notice>
      ) : (
        <progress className="pe-progress" max={1} value={share} aria-label={name} />
      )}
    </li>
  );
};

interface GalleryProps {
  product: EditableFieldsFragment;
  reload: () => Promise<readonly Picture[]>;
}

/** The pictures as they are stored, and in the order that is being made; what arrives meanwhile stands behind it. */
const useOrder = (stored: readonly Picture[]) => {
  const [saved, setSaved] = useState(stored);
  const [order, setOrder] = useState(stored);
  useEffect(() => {
    setSaved(stored);
    setOrder(stored);
  }, [stored]);
  const show = (pictures: readonly Picture[]) => {
    setSaved(pictures);
    setOrder((before) => {
      const kept = before.flatMap(({ key }) => pictures.filter((one) => one.key === key));
      const came = pictures.filter(({ key }) => !before.some((one) => one.key === key));
      const sorted = keysOf(before).join() !== keysOf(saved).join();
      return sorted ? [...kept, ...came] : [...pictures];
    });
  };
  return { order, setOrder, show, changed: keysOf(order).join() !== keysOf(saved).join() };
};

const Gallery = ({ product: { id, translations, sku, pictures }, reload }: GalleryProps) => {
  const t = useText();
  const offerUndo = useUndo();
  const { order, setOrder, show, changed } = useOrder(pictures);
  const [sort] = useSortProductPicturesMutation();
  const { busy, problem, run } = useAction();
  const { sent, send, forget } = usePictureUpload(id, async () => show(await reload()));
  const { remove, restore } = useRemoval(id, show);
  const save = () =>
    run(async () => show((await sort({ variables: { id, keys: keysOf(order) } })).data!.sortProductPictures));
  const removeOne = (picture: Picture) => {
    const place = order.indexOf(picture);
    void run(async () => {
      await remove(picture);
      offerUndo(t('catalogue.gallery.removed', { number: place + 1 }), () => restore(picture, place));
    });
  };
  const name = translations[0]?.name ?? sku;
  return (
    <>
      <AdminTop
        title={t('catalogue.gallery.of', { name })}
        back={{ to: '/admin/products', text: t('catalogue.edit.products') }}
      >
        {changed && <span className="faint">{t('catalogue.edit.unsaved')}</span>}
        <Button small busy={busy} disabled={!changed} onClick={() => void save()}>
          {t('catalogue.gallery.saveOrder')}
        </Button>
      </AdminTop>
      <ProductNav id={id} current="gallery" />
      <p className="muted pe-hint" id="gallery-keys">
        {t('catalogue.gallery.hint')}
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      <SortGrid productId={id} pictures={order} onOrder={setOrder} onSaved={show} onRemove={removeOne}>
        <FileDrop
          accept="image/jpeg,image/png,image/webp"
          label={t('catalogue.gallery.drop')}
          hint={t('catalogue.gallery.dropHint')}
          onFiles={(files) => void send(files)}
        />
      </SortGrid>
      <ul className="pe-sentlist" aria-live="polite">
        {sent.map((file) => (
          <Sent key={file.id} file={file} onForget={() => forget(file.id)} />
        ))}
      </ul>
    </>
  );
};

/** The pictures of a product: their order, their words, new ones. */
export const GalleryPage = ({ id }: { id: number }) => {
  const { data, error, refetch } = useAdminProductQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const reload = async () => (await refetch()).data!.adminProduct.pictures;
  return <Gallery product={data.adminProduct} reload={reload} />;
};
