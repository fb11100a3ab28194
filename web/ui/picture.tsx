import { mediaUrl } from '../lib/cdn.ts';
import { classNames } from './class-names.ts';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  alt: string;
  kind: 'PHOTO' | 'DRAWING';
}

interface PictureProps {
  image: PictureSource;
  /** How wide it stands, in the words of the `sizes` attribute. */
  sizes: string;
  /** Replaces the picture's own text; '' where a link beside it says the same. */
  alt?: string;
  /** The one picture that the page is about: loaded first. All others load when they come near. */
  priority?: boolean;
  square?: boolean;
  /** Fills its box by cutting the edges, for customers' photographs. */
  cover?: boolean;
  className?: string;
}

const WIDTHS = [320, 480, 640, 960, 1280, 1920];

/** The widths of one picture in one format, for `srcset`. */
export const sourceSet = ({ url, width }: PictureSource, format: 'avif' | 'webp') => {
  const widths = WIDTHS.filter((each) => each <= width);
  return (widths.length ? widths : [WIDTHS[0]!])
    .map((each) => `${mediaUrl(url)}?w=${each}&f=${format} ${each}w`)
    .join(', ');
};

/** A photograph on the studio ground, or a drawing on its grid, in a box that keeps its place while it loads. */
export const Picture = ({ image, sizes, alt = image.alt, priority, square, cover, className }: PictureProps) => {
  const base = image.kind === 'DRAWING' ? 'drawn' : 'photo';
  return (
    <picture className={classNames(base, square && `${base}--square`, cover && 'photo--cover', className)}>
      <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />
      <img
        src={mediaUrl(`${image.url}?w=${Math.min(640, WIDTHS.findLast((each) => each <= image.width) ?? 320)}&f=webp`)}
        alt={alt}
        width={image.width}
        height={image.height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
};
