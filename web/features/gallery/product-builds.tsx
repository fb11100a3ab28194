import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { BuildGrid } from './build-grid.tsx';
import { useProductBuildsQuery } from './ProductBuilds.gen.ts';
import './gallery.css';

const SHOWN = 6;

/** What customers made of a model, latest first; nothing where nothing is published. */
export const ProductBuilds = ({ id }: { id: number }) => {
  const t = useText();
  const { data } = useProductBuildsQuery({ variables: { id, first: SHOWN } });
  if (!data?.product?.builds.nodes.length) return null;
  const { nodes, totalCount } = data.product.builds;
  return (
    <section className="sec wrap" aria-labelledby="builds">
      <div className="sec__h">
        <h2 className="h2" id="builds">
          {t('gallery.headline')}
        </h2>
        <Link className="link" to={totalCount > SHOWN ? `/gallery?model=${id}` : `/gallery/new?product=${id}`}>
          {totalCount > SHOWN ? t('gallery.allOfModel', { count: totalCount }) : t('gallery.add')}
        </Link>
      </div>
      <BuildGrid builds={nodes} caption="builder" />
    </section>
  );
};
