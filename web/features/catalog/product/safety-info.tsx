import { useText } from '../../../intl/use-text.ts';
import { sellerAddress, useShopInfo } from '../../../lib/shop-info.ts';
import type { FullProduct } from './buy-box.tsx';
import { Section } from './section.tsx';

const SMALL_PARTS: MessageId = 'products.safetySmallParts';
const ADULT: MessageId = 'products.safetyAge';
const BATTERY: MessageId = 'products.safetyBattery';

/** What is dangerous about the models of a category, beside what holds for all. */
const BY_CATEGORY: Record<string, readonly MessageId[]> = {
  planes: ['products.safetyPlanes', BATTERY],
  boats: ['products.safetyBoats', BATTERY],
  cars: ['products.safetyCars', BATTERY],
  rockets: ['products.safetyRockets'],
};

const warningsFor = ({ productType, category }: FullProduct): readonly MessageId[] => [
  productType === 'PHYSICAL' ? SMALL_PARTS : 'products.safetyFiles',
  ADULT,
  ...(BY_CATEGORY[category.code] ?? []),
];

/** Who made it, what it is and what to beware of: Regulation (EU) 2023/988, Art. 19 asks for it before the purchase. */
export function SafetyInfo({ product }: { product: FullProduct }) {
  const t = useText();
  const { seller } = useShopInfo();
  return (
    <Section id="safety" title={t('products.safety')}>
      <div className="two two--text">
        <dl className="spec" aria-label={t('products.manufacturer')}>
          <div className="spec__r">
            <dt>{t('products.manufacturer')}</dt>
            <dd>
              {seller.name}, {sellerAddress(seller)}, {t('products.manufacturerCountry')}
            </dd>
          </div>
          <div className="spec__r">
            <dt>{t('products.manufacturerContact')}</dt>
            <dd>
              <a className="link" href={`mailto:${seller.email}`}>
                {seller.email}
              </a>
            </dd>
          </div>
          <div className="spec__r">
            <dt>{t('products.identifier')}</dt>
            <dd>{product.sku}</dd>
          </div>
        </dl>
        <ul className="prose safety__w" aria-label={t('products.warnings')}>
          {warningsFor(product).map((warning) => (
            <li key={warning}>{t(warning)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
