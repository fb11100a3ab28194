import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { BuildFieldsFragment } from './Gallery.gen.ts';
import type { Likes } from './use-likes.ts';

interface LikeButtonProps {
  build: Pick<BuildFieldsFragment, 'id' | 'title' | 'likes'>;
  likes: Likes;
  /** With a border, for a row of buttons. */
  framed?: boolean;
}

/** A heart with the number of people who like the build. */
export const LikeButton = ({ build, likes, framed }: LikeButtonProps) => {
  const t = useText();
  const { formatNumber } = useIntl();
  return (
    <button
      type="button"
      className={framed ? 'btn btn--line btn--sm like' : 'like'}
      aria-pressed={likes.has(build.id)}
      aria-label={t('gallery.like', { count: build.likes, title: build.title })}
      onClick={() => likes.press(build)}
    >
      <Icon name="heart" size={18} />
      <span className="num">{formatNumber(build.likes)}</span>
    </button>
  );
};
