import { useState } from 'react';
import { useRefusalText } from '../../../intl/errors.ts';
import { useText } from '../../../intl/use-text.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useAdminProductQuery, type EditableFieldsFragment, type PictureFieldsFragment } from '../EditProduct.gen.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { useProductTitle } from '../model/local-text.ts';
import { ProductNav } from '../product-nav.tsx';
import { SortGrid } from './sort-grid.tsx';
import { usePictures, usePictureUpload, type SentFile } from './use-gallery.ts';
import { ScreenSkeleton } from '../screen-skeleton.tsx';
import '../admin-product.css';
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

const isSame = (one: readonly Picture[], other: readonly Picture[]) => keysOf(one).join() === keysOf(other).join();

interface Order {
  readonly saved: readonly Picture[];
  readonly order: readonly Picture[];
}

/** What is stored now; an order that is being made stays, with what came behind it. */
const withStored = ({ saved, order }: Order, stored: readonly Picture[]): Order => {
  if (isSame(saved, order)) return { saved: stored, order: stored };
  const kept = order.flatMap(({ key }) => stored.filter((one) => one.key === key));
  const came = stored.filter(({ key }) => !order.some((one) => one.key === key));
  return { saved: stored, order: [...kept, ...came] };
};

/** The pictures as they are stored, and in the order that is being made. */
const useOrder = (first: readonly Picture[]) => {
  const [{ saved, order }, setOrders] = useState<Order>({ saved: first, order: first });
  return {
    order,
    changed: !isSame(saved, order),
    setOrder: (next: readonly Picture[]) => setOrders((before) => ({ ...before, order: next })),
    show: (stored: readonly Picture[]) => setOrders((before) => withStored(before, stored)),
    /** The order is the stored one from now on. */
    settle: (stored: readonly Picture[]) => setOrders({ saved: stored, order: stored }),
  };
};

const Gallery = ({ product }: { product: EditableFieldsFragment }) => {
  const { id, pictures } = product;
  const t = useText();
  const offerUndo = useUndo();
  const { order, setOrder, show, settle, changed } = useOrder(pictures);
  const { reload, sort, describe, remove, restore } = usePictures(product, show);
  const { busy, problem, run } = useAction();
  const { sent, send, forget } = usePictureUpload(id, reload);
  const save = () => run(async () => settle(await sort(keysOf(order))));
  const removeOne = (picture: Picture) => {
    const place = order.indexOf(picture);
    void run(async () => {
      await remove(picture);
      offerUndo(t('catalogue.gallery.removed', { number: place + 1 }), () => restore(picture, place));
    });
  };
  const name = useProductTitle()(product);
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
      <SortGrid pictures={order} onOrder={setOrder} onDescribe={describe} onRemove={removeOne}>
        <FileDrop
          accept="image/jpeg,image/png,image/webp"
          label={t('catalogue.gallery.drop')}
          hint={t('catalogue.gallery.dropHint')}
          onFiles={send}
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
  const { data, error, refetch } = useAdminProductQuery({ variables: { id } });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  return <Gallery key={id} product={data.adminProduct} />;
};
