import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { mediaUrl } from '../../../lib/cdn.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dim } from '../../../ui/drawing.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sourceSet } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { placeBalloons } from '../product/balloons.ts';
import { extentOf } from '../product/gallery/extent.ts';
import type { Stage } from './home-stage.ts';

function Headline() {
  const t = useText();
  return (
    <div className="wrap hero__t">
      <h1 className="display">{t('home.headline')}</h1>
      <div>
        <p className="lead">{t('home.lead')}</p>
        <div className="hero__a">
          <ButtonLink to="/products">{t('home.browse')}</ButtonLink>
          <a className="link" href="#ways">
            {t('home.waysLink')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** The exploded picture on wide screens, the assembled one in 4:3 under 1000 px. */
function StagePicture({ stage: { kit, exploded } }: { stage: Stage }) {
  const wide = exploded ?? kit.image;
  return (
    <picture>
      <source media="(max-width:1000px)" type="image/avif" srcSet={sourceSet(kit.image, 'avif')} sizes="100vw" />
      <source media="(max-width:1000px)" type="image/webp" srcSet={sourceSet(kit.image, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={sourceSet(wide, 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={sourceSet(wide, 'webp')} sizes="100vw" />
      <img
        src={mediaUrl(`${wide.url}?w=1280&f=webp`)}
        alt={wide.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
      />
    </picture>
  );
}

function StageBalloons({ stage, aspect }: { stage: Stage; aspect: number }) {
  const t = useText();
  const [selected, setSelected] = useState(stage.balloons[1]?.id);
  return (
    <ol className="stage__b hide-m" aria-label={t('home.stageParts')}>
      {placeBalloons(stage.balloons, aspect).map(({ item, x, y, leader, angle }, index) => (
        <li
          key={item.id}
          className={item.id === selected ? 'sb sb--on' : 'sb'}
          style={
            {
              left: `${x}%`,
              top: `${y}%`,
              // Their last digits differ between engines, and the browser's page must be the server's.
              '--ld': `${leader.toFixed(3)}cqw`,
              '--an': `${angle.toFixed(3)}deg`,
              '--n': index,
            } as CSSProperties
          }
        >
          <span className="sb__l" aria-hidden />
          <Link
            className={item.id === selected ? 'bal bal--on' : 'bal'}
            to={`/products/${stage.kit.id}?tab=details#part-${item.number}`}
            onPointerEnter={() => setSelected(item.id)}
            onFocus={() => setSelected(item.id)}
          >
            {item.number}
            <span className="sb__n">{item.name}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The one property beside the price, the first of these that the kit has. */
const FACTS = ['apogee', 'motor', 'wingspan', 'mass', 'scale'];

function Facts({ stage: { kit } }: { stage: Stage }) {
  const t = useText();
  const fact = FACTS.flatMap((name) => kit.attributes.filter(({ key }) => key === name))[0];
  return (
    <div className="wrap">
      <div className="tblock">
        <dl>
          <div>
            <dt>{t('home.onTheBoard')}</dt>
            <dd className="h3">{kit.name}</dd>
          </div>
          <div>
            <dt>{t('home.partNumber')}</dt>
            <dd className="num">{kit.sku}</dd>
          </div>
          {fact && (
            <div>
              <dt>{fact.label}</dt>
              <dd className="num">{fact.value}</dd>
            </div>
          )}
          <div>
            <dt>{t('home.kit')}</dt>
            <dd className="num">
              <Price value={kit.price} />
            </dd>
          </div>
        </dl>
        <div className="tblock__a">
          <ButtonLink variant="line" to={`/products/${kit.id}`}>
            {t('home.seeModel')}
            <Icon name="arrow" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The headline and, on its stage, the newest kit with its parts drawn apart and numbered. */
export function HomeHero({ stage }: { stage: Stage | null }) {
  const t = useText();
  const shot = stage && (stage.exploded ?? stage.kit.image);
  const extent = stage?.exploded && extentOf(stage.exploded);
  const aspect = shot ? shot.width / shot.height : 3;
  return (
    <section className="hero">
      <Headline />
      {stage && (
        <>
          <div className="stage">
            <div className="stage__in" style={{ '--ar': stage.exploded ? aspect : 3 } as CSSProperties}>
              <StagePicture stage={stage} />
              <StageBalloons stage={stage} aspect={aspect} />
              {extent && stage.length && (
                <span className="hide-m">
                  <Dim style={{ left: `${extent.left}%`, width: `${extent.width}%`, bottom: '5%' }}>
                    {t('home.assembled', { length: stage.length })}
                  </Dim>
                </span>
              )}
            </div>
          </div>
          <Facts stage={stage} />
        </>
      )}
    </section>
  );
}
