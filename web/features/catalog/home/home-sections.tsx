import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { layoutOf, type HomeKit } from './home-stage.ts';
import type { HomeQuery } from './Home.gen.ts';
import { ProductCard } from '../product-card.tsx';
import { Section } from '../product/section.tsx';

export function Workbenches({ data }: { data: HomeQuery }) {
  const t = useText();
  const intl = useIntl();
  const categories = data.categories.filter(({ productCount }) => productCount > 0);
  const all = t('home.allModels', { count: data.newest.totalCount });
  return (
    <Section title={t('home.benches', { count: categories.length })} link={{ to: '/products', text: all }}>
      <ul className="cats">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={`/products?category=${category.slug}`}>
              <span className="cats__p">
                {category.image && <Picture image={category.image} alt="" sizes="(max-width:1000px) 46vw, 284px" />}
              </span>
              <span className="row between">
                <span className="h3">{category.name}</span>
                <span className="num faint">
                  <span aria-hidden>{intl.formatNumber(category.productCount)}</span>
                  <span className="sr">{t('home.modelCount', { count: category.productCount })}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Newest({ data: { newest } }: { data: HomeQuery }) {
  const t = useText();
  const link = { to: '/products?sort=newest', text: t('home.allNew') };
  return (
    <Section title={t('home.newest')} link={link}>
      <div className="grid">
        {newest.nodes.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </Section>
  );
}

type PriceOf = HomeQuery['cheapestKit']['nodes'][number]['price'] | undefined;

function From({ price }: { price: PriceOf }) {
  const t = useText();
  if (!price) return null;
  return (
    <>
      <dt>{t('home.from')}</dt>
      <dd>{price.minor === 0 ? t('home.free') : <Price value={price} />}</dd>
    </>
  );
}

const SIZES = '(max-width:1000px) 100vw, 664px';

function KitWay({ kit, price }: { kit: HomeKit; price: PriceOf }) {
  const t = useText();
  return (
    <div>
      <Picture image={layoutOf(kit)} sizes={SIZES} />
      <div className="b stack">
        <h3 className="h3">{t('home.kitTitle')}</h3>
        <p className="muted">{t('home.kitText')}</p>
        <dl className="spec">
          <dt>{t('home.inTheBox')}</dt>
          <dd>{t('home.inTheBoxList')}</dd>
          {kit.shipsInDays !== null && (
            <>
              <dt>{t('home.ships')}</dt>
              <dd>{t('home.shipsIn', { days: kit.shipsInDays })}</dd>
            </>
          )}
          <From price={price} />
        </dl>
      </div>
    </div>
  );
}

function FilesWay({ kit, price }: { kit: HomeKit; price: PriceOf }) {
  const t = useText();
  const bed = kit.neededBedMm;
  return (
    <div>
      {kit.counterpart && <Picture image={kit.counterpart.image} sizes={SIZES} />}
      <div className="b stack">
        <h3 className="h3">{t('home.filesTitle')}</h3>
        <p className="muted">{t('home.filesText')}</p>
        <dl className="spec">
          <dt>{t('home.youGet')}</dt>
          <dd>{t('home.youGetList')}</dd>
          {bed && (
            <>
              <dt>{t('home.youNeed')}</dt>
              <dd>{t('home.printerFrom', { side: bed })}</dd>
            </>
          )}
          <From price={price} />
        </dl>
      </div>
    </div>
  );
}

/** The two ways one model is sold, shown with the kit of the stage. */
export function Ways({ kit, data }: { kit: HomeKit; data: HomeQuery }) {
  const t = useText();
  return (
    <Section id="ways" title={t('home.ways')}>
      <div className="ways">
        <KitWay kit={kit} price={data.cheapestKit.nodes[0]?.price} />
        <FilesWay kit={kit} price={data.cheapestFiles.nodes[0]?.price} />
      </div>
    </Section>
  );
}
