import { useText } from '../../intl/use-text.ts';
import { mediaUrl } from '../../lib/cdn.ts';
import { sourceSet, type PictureSource } from '../../ui/picture.tsx';
import type { BuildFieldsFragment } from './Gallery.gen.ts';

type Shown = Pick<BuildFieldsFragment, 'alt' | 'photo' | 'product'> & { builder?: BuildFieldsFragment['builder'] };

/** What the photograph shows, in the words of its builder or in ours. */
export const useAlt = () => {
  const t = useText();
  return ({ alt, product, builder }: Shown): string =>
    alt || t('gallery.alt', { product: product.name, name: builder?.name ?? t('gallery.someone') });
};

interface BuildPhotoProps {
  build: Shown;
  sizes: string;
  /** One of the first in the window: loaded at once. */
  early?: boolean;
  /** Fills its place instead of keeping its shape. */
  fill?: boolean;
}

/** A customer's photograph in a place of its own shape and colour, so that nothing moves when it comes. */
export const BuildPhoto = ({ build, sizes, early, fill }: BuildPhotoProps) => {
  const altOf = useAlt();
  if (!build.photo) return <span className="photo" aria-hidden />;
  const { url, width, height, color } = build.photo;
  const source: PictureSource = { url, width, height, alt: '', kind: 'PHOTO' };
  const box = fill ? { background: color } : { background: color, aspectRatio: `${width}/${height}` };
  const open = url.startsWith('/media/');
  return (
    <picture className="photo photo--cover" style={box}>
      {open && <source type="image/avif" srcSet={sourceSet(source, 'avif')} sizes={sizes} />}
      {open && <source type="image/webp" srcSet={sourceSet(source, 'webp')} sizes={sizes} />}
      <img
        src={open ? mediaUrl(`${url}?w=640&f=webp`) : url}
        alt={altOf(build)}
        width={width}
        height={height}
        decoding="async"
        loading={early ? 'eager' : 'lazy'}
      />
    </picture>
  );
};
