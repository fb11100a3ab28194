import { useText } from '../../intl/use-text.ts';

interface PhotoProps {
  photo: { url: string; width: number; height: number; color: string };
  alt: string;
}

/** A customer's photograph, large; a press opens the whole of it. */
export const Photo = ({ photo, alt }: PhotoProps) => {
  const t = useText();
  const { url, width, height, color } = photo;
  const shown = url.startsWith('/media/') ? `${url}?w=1280&f=webp` : url;
  return (
    <a className="mod-photo" href={url} target="_blank" rel="noreferrer" style={{ background: color }}>
      <img
        src={shown}
        alt={alt || t('moderation.photo')}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
};
