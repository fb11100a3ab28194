import { useState, type CSSProperties, type ReactNode } from 'react';
import { useText } from '../../../../intl/use-text.ts';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { Seg } from '../../../../ui/seg.tsx';
import { DimensionDrawing } from './dimension-drawing.tsx';
import type { FullProduct } from '../buy-box.tsx';
import { dimensionsOf, picturesOf } from './gallery.ts';
import { PictureZoom } from './picture-zoom.tsx';

export type GalleryView = 'photo' | '3d' | 'dimensions';

const COVER_SIZES = '(max-width:1000px) 100vw, 742px';

const Word = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    {children}
  </>
);

interface GalleryProps {
  product: FullProduct;
  view: GalleryView;
  onView: (view: GalleryView) => void;
  /** The 3D view; null when the product has no model. */
  viewer: ReactNode;
  /** Somebody is about to ask for it. */
  onReach?: () => void;
}

function ViewSwitch({ product, view, onView, viewer, onReach }: GalleryProps) {
  const t = useText();
  const isPhoto = product.image.kind === 'PHOTO';
  const options = [
    {
      value: 'photo' as const,
      content: <Word icon={isPhoto ? 'photo' : 'file'}>{t(isPhoto ? 'products.photo' : 'products.drawing')}</Word>,
    },
    ...(viewer
      ? [{ value: '3d' as const, content: <Word icon="cube">{t('products.threeD')}</Word>, reach: onReach }]
      : []),
    ...(dimensionsOf(product)
      ? [{ value: 'dimensions' as const, content: <Word icon="ruler">{t('products.dimensions')}</Word> }]
      : []),
  ];
  if (options.length < 2) return null;
  return (
    <div className="gal__v">
      <Seg label={t('products.view')} value={view} options={options} onChange={onView} />
    </div>
  );
}

interface ThumbnailsProps {
  pictures: ReturnType<typeof picturesOf>;
  /** The one that is shown large; null: none is. */
  current: number | null;
  onChoose: (place: number) => void;
}

function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const t = useText();
  const total = pictures.length;
  const nameOf = (place: number) =>
    [t('products.picture', { number: place + 1, total }), pictures[place]!.alt].filter(Boolean).join(': ');
  return (
    <ul
      className="thumbs"
      style={{ '--n': Math.min(8, Math.max(6, total)) } as CSSProperties}
      aria-label={t('products.pictures')}
    >
      {pictures.map((picture, place) => (
        <li key={picture.url}>
          {/* Without script a link to the picture itself. */}
          <a
            role="button"
            href={`${picture.url}?w=1280&f=webp`}
            aria-label={nameOf(place)}
            aria-current={place === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(place);
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              onChoose(place);
            }}
          >
            <Picture image={picture} alt="" sizes="118px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LargePictureProps {
  picture: FullProduct['image'];
  first: boolean;
  onZoom: () => void;
}

const LargePicture = ({ picture, first, onZoom }: LargePictureProps) => {
  const t = useText();
  return (
    <button type="button" className="gal__z" onClick={onZoom} aria-label={t('products.enlarge')}>
      <Picture image={picture} sizes={COVER_SIZES} priority={first} />
    </button>
  );
};

/** The pictures with their thumbnails, and a switch to the turning model and to the dimensions where there are any. */
export function ProductGallery(props: GalleryProps) {
  const { product, view, onView, viewer } = props;
  const pictures = picturesOf(product);
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const index = Math.min(chosen, pictures.length - 1);
  const dimensions = dimensionsOf(product);
  const show = (place: number) => {
    setChosen(place);
    onView('photo');
  };
  return (
    <div className="gal">
      <div className="gal__m">
        {view === '3d' && viewer}
        {view === 'dimensions' && dimensions && <DimensionDrawing dimensions={dimensions} />}
        {view === 'photo' && (
          <LargePicture picture={pictures[index] ?? product.image} first={index === 0} onZoom={() => setZoomed(true)} />
        )}
        <ViewSwitch {...props} />
      </div>
      {pictures.length > 1 && (
        <Thumbnails pictures={pictures} current={view === 'photo' ? index : null} onChoose={show} />
      )}
      {dimensions && view !== 'dimensions' && (
        <div className="dims__w hide-m">
          <DimensionDrawing dimensions={dimensions} />
        </div>
      )}
      <PictureZoom
        pictures={pictures}
        index={index}
        open={zoomed}
        onIndex={setChosen}
        onClose={() => setZoomed(false)}
      />
    </div>
  );
}
