import { useText } from '../../../intl/use-text.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Link } from 'react-router-dom';
import type { PictureFieldsFragment } from '../EditProduct.gen.ts';

const MOST = 6;

/** The first pictures, and the way to where they are sorted. */
export const PicturesPanel = ({ id, pictures }: { id: number; pictures: readonly PictureFieldsFragment[] }) => {
  const t = useText();
  return (
    <section className="panel stack">
      <div className="row between">
        <h2 className="h3">{t('catalogue.gallery.title')}</h2>
        <Link className="link" to={`/admin/products/${id}/gallery`}>
          {t('catalogue.gallery.sort')}
        </Link>
      </div>
      {pictures.length === 0 ? (
        <p className="muted">{t('catalogue.gallery.none')}</p>
      ) : (
        <div className="pe-thumbs">
          {pictures.slice(0, MOST).map(({ alt, ...picture }) => (
            <Picture key={picture.key} image={{ ...picture, alt: alt.en }} sizes="110px" />
          ))}
        </div>
      )}
    </section>
  );
};
