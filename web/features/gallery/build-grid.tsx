import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BuildPhoto } from './build-photo.tsx';
import type { BuildFieldsFragment } from './Gallery.gen.ts';
import { galleryHref, PAGE_SIZE, pageOf } from './gallery-address.ts';
import { LikeButton } from './like-button.tsx';
import { Lightbox } from './lightbox.tsx';
import { useLikes, type Likes } from './use-likes.ts';

const SIZES = '(max-width: 1000px) 50vw, 33vw';
const EARLY = 4;

interface BuildGridProps {
  builds: readonly BuildFieldsFragment[];
  /** Below a photograph: who built it, or what it is. */
  caption: 'builder' | 'model';
}

interface CaptionProps extends Pick<BuildGridProps, 'caption'> {
  build: BuildFieldsFragment;
  likes: Likes;
}

const Caption = ({ build, caption, likes }: CaptionProps) => {
  const t = useText();
  return (
    <figcaption>
      <span>
        {build.title}
        {caption === 'builder' ? (
          <Link className="faint" to={`/gallery/${build.builder.id}`}>
            {build.builder.name ?? t('gallery.someone')}
          </Link>
        ) : (
          <span className="faint">{build.product.name}</span>
        )}
      </span>
      <LikeButton build={build} likes={likes} />
    </figcaption>
  );
};

/** Photographs in columns, each in its own shape; one opens over the page at an address of its own. */
export const BuildGrid = ({ builds, caption }: BuildGridProps) => {
  const [params] = useSearchParams();
  const likes = useLikes(builds);
  const page = pageOf(params);
  const keep: Record<string, string> = page > 1 ? { page: String(page) } : {};
  return (
    <>
      {likes.problem && <Notice kind="error">{likes.problem}</Notice>}
      <div className="mas">
        {builds.map((build, index) => (
          <figure key={build.id}>
            <Link to={galleryHref(params, { ...keep, build: build.id })} preventScrollReset data-build={build.id}>
              <BuildPhoto build={build} sizes={SIZES} early={index < EARLY} />
            </Link>
            <Caption build={build} caption={caption} likes={likes} />
          </figure>
        ))}
      </div>
      <Lightbox builds={builds} likes={likes} shown={params.get('build')} closed={galleryHref(params, keep)} />
    </>
  );
};

/** Links to the pages before and after; nothing when all stand on one. */
export const GalleryPaging = ({ total }: { total: number }) => {
  const t = useText();
  const [params] = useSearchParams();
  const page = pageOf(params);
  const last = Math.ceil(total / PAGE_SIZE);
  if (last <= 1) return null;
  const to = (next: number) => galleryHref(params, { page: next > 1 ? String(next) : null });
  return (
    <nav className="pag" aria-label={t('gallery.pages')}>
      {page > 1 ? (
        <Link rel="prev" to={to(page - 1)} aria-label={t('gallery.previous')}>
          <span className="pag__back">
            <Icon name="arrow" />
          </span>
        </Link>
      ) : (
        <span />
      )}
      <span className="num">{t('gallery.page', { page, last })}</span>
      {page < last ? (
        <Link rel="next" to={to(page + 1)} aria-label={t('gallery.next')}>
          <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
};
