import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Price } from '../../../ui/price.tsx';
import type { SupplyFieldsFragment } from '../Flight.gen.ts';
import { linesOf, notSold, suppliesFor, type Supply, type SupplyLine } from './supplies.ts';
import './flight-supplies.css';

export interface SuppliesProps {
  supplies: readonly SupplyFieldsFragment[];
  /** The sum of lines and the button that brings them into the cart. */
  buy: (lines: readonly SupplyLine[]) => ReactNode;
}

/** How many there are, said where that is not enough. */
function Stock({ supply: { product, quantity, buyable } }: { supply: Supply }) {
  const t = useText();
  const enough = product.available === null || buyable >= quantity;
  if (enough) return <span className="faint">{t('flight.supply.inStock')}</span>;
  return (
    <span className="fs__w">
      {buyable > 0 ? t('flight.supply.short', { count: buyable, quantity }) : t('flight.supply.out')}
    </span>
  );
}

interface RowProps {
  supply: Supply;
  ticked: boolean;
  onTick: (on: boolean) => void;
}

function Row({ supply, ticked, onTick }: RowProps) {
  const intl = useIntl();
  const t = useText();
  const { product, quantity, required, buyable } = supply;
  return (
    <li>
      <Checkbox checked={ticked} disabled={buyable === 0} onChange={({ target }) => onTick(target.checked)}>
        <span className="sr">{t('flight.supply.take', { name: product.name })}</span>
      </Checkbox>
      <span>
        <Link className="link" to={`/products/${product.id}`}>
          {product.name}
        </Link>{' '}
        {!required && <Tag>{t('flight.supply.optional')}</Tag>}
        <br />
        <span className="fs__s">
          <Stock supply={supply} />
        </span>
      </span>
      <span className="num faint nowrap">{intl.formatNumber(quantity)} ×</span>
      <span className="fs__p">
        <Price value={product.price} />
      </span>
    </li>
  );
}

/**
 * What the shop sells of all that the flight takes with the motors, propellers and batteries chosen: ticked where it is needed and
 * there, and brought into the cart at once. Nothing where it sells none of it.
 */
export function FlightSupplies({ supplies, buy, chosen }: SuppliesProps & { chosen: readonly string[] }) {
  const intl = useIntl();
  const t = useText();
  const [said, setSaid] = useState<Readonly<Record<number, boolean>>>({});
  const needed = suppliesFor(supplies, chosen);
  if (needed.length === 0) return null;
  const isTicked = ({ product: { id }, required, buyable }: Supply) => buyable > 0 && (said[id] ?? required);
  const absent = notSold(supplies, chosen);
  return (
    <section className="fl__c fs" aria-labelledby="flight-supplies">
      <h3 className="h3" id="flight-supplies">
        {t('flight.supply.title')}
      </h3>
      <ul>
        {needed.map((supply) => (
          <Row
            key={supply.product.id}
            supply={supply}
            ticked={isTicked(supply)}
            onTick={(on) => setSaid({ ...said, [supply.product.id]: on })}
          />
        ))}
      </ul>
      {absent.length > 0 && <p className="fl__n">{t('flight.supply.notSold', { names: intl.formatList(absent) })}</p>}
      {buy(linesOf(needed, isTicked))}
    </section>
  );
}
