import { useState, type ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { AdminIcon } from '../../../ui/admin-icon.tsx';
import { Tag } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture as Shown } from '../../../ui/picture.tsx';
import type { PictureFieldsFragment as Picture } from '../EditProduct.gen.ts';
import { LANGUAGES } from '../model/languages.ts';
import { PictureWords } from './picture-words.tsx';
import type { PictureTexts } from './use-gallery.ts';
import { useSorting } from './use-sorting.ts';

interface SortGridProps {
  pictures: readonly Picture[];
  onOrder: (pictures: Picture[]) => void;
  onDescribe: (key: string, texts: PictureTexts) => Promise<unknown>;
  onRemove: (picture: Picture) => void;
  /** Behind the last picture. */
  children: ReactNode;
}

const two = (place: number) => String(place + 1).padStart(2, '0');

type TileProps = Omit<SortGridProps, 'pictures' | 'onOrder' | 'children'> & {
  picture: Picture;
  /** Where it stands in the list, and where it is drawn while one of them is dragged. */
  place: number;
  order: number;
  dragged: boolean;
  grip: ReturnType<ReturnType<typeof useSorting<Picture>>['gripOf']>;
  onStep: (to: number) => void;
};

/** For who cannot drag: one place at a time. */
const MoveButtons = ({ place, onStep }: Pick<TileProps, 'place' | 'onStep'>) => {
  const t = useText();
  return (
    <div className="row sort__steps">
      <Button variant="line" small disabled={place === 0} onClick={() => onStep(place - 1)}>
        {t('catalogue.gallery.earlier')}
      </Button>
      <Button variant="line" small onClick={() => onStep(place + 1)}>
        {t('catalogue.gallery.later')}
      </Button>
    </div>
  );
};

const Tile = ({ picture, place, order, dragged, grip, onStep, onDescribe, onRemove }: TileProps) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { alt, ...image } = picture;
  const missing = LANGUAGES.filter((language) => !alt[language]).length;
  const number = place + 1;
  return (
    <li className={classNames('sort', dragged && 'is-drag')} data-place={place} style={{ order }}>
      <Shown image={{ ...image, alt: alt.en }} sizes="(max-width: 600px) 46vw, 280px" />
      <div className="sort__b">
        <span className="row">
          <span className="num">{two(order)}</span>
          {order === 0 && <Tag kind="signal">{t('catalogue.gallery.cover')}</Tag>}
        </span>
        <span className="sort__tools">
          <button
            type="button"
            className="ib"
            aria-expanded={open}
            aria-label={t('catalogue.gallery.describe', { number })}
            onClick={() => setOpen(!open)}
          >
            <AdminIcon name="edit" />
          </button>
          <IconButton
            icon="trash"
            label={t('catalogue.gallery.remove', { number })}
            onClick={() => onRemove(picture)}
          />
          <button
            type="button"
            className="ib sort__grip"
            aria-label={t('catalogue.gallery.move', { number })}
            aria-describedby="gallery-keys"
            {...grip}
          >
            <AdminIcon name="grip" />
          </button>
        </span>
      </div>
      {missing > 0 && (
        <p className="sort__missing">
          <Tag kind="warn">{t('catalogue.gallery.missing', { count: missing })}</Tag>
        </p>
      )}
      {open && <MoveButtons place={place} onStep={onStep} />}
      {open && <PictureWords picture={picture} onDescribe={onDescribe} onSaved={() => setOpen(false)} />}
    </li>
  );
};

/** Pictures in their order: dragged by their grip, moved with the arrow keys on it, or by the buttons of an opened one. */
export const SortGrid = ({ pictures, onOrder, children, ...rest }: SortGridProps) => {
  const t = useText();
  const [said, setSaid] = useState('');
  const { dragged, orders, gripOf, step } = useSorting(pictures, onOrder, (place) =>
    setSaid(t('catalogue.gallery.moved', { number: place + 1, count: pictures.length })),
  );
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <ul className="sortgrid" data-sorting={dragged === null ? undefined : true}>
        {pictures.map((picture, place) => (
          <Tile
            key={picture.key}
            {...{ ...rest, picture, place }}
            order={orders[place]!}
            dragged={dragged === place}
            grip={gripOf(place)}
            onStep={(to) => step(place, to)}
          />
        ))}
        <li style={{ order: pictures.length }}>{children}</li>
      </ul>
    </>
  );
};
