import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { openingOf } from './opening-hours.ts';
import type { PickupPointPartsFragment } from './PickupPoints.gen.ts';

type Point = PickupPointPartsFragment;

/** When a point is open; nothing where nobody knows. */
const Opening = ({ point }: { point: Point }) => {
  const t = useText();
  const opening = openingOf(point, new Date());
  if (!opening) return point.kind === 'BOX' ? t('checkout.pickup.always') : null;
  const { today, open } = opening;
  if (!today) return t('checkout.pickup.closedToday');
  return t(open ? 'checkout.pickup.openNow' : 'checkout.pickup.closedNow', { today });
};

/** Where a point is, what it is, when it is open and whether it takes money. */
export const PointFacts = ({ point }: { point: Point }) => {
  const t = useText();
  return (
    <>
      <span className="point__name">{point.name}</span>
      <span className="method__d">
        {point.street}, {point.postcode} {point.city}
      </span>
      <span className="method__d">
        {t(`checkout.pickup.kind.${point.kind}`)}
        {point.cash && ` · ${t('checkout.pickup.takesCash')}`}
      </span>
      <span className="method__d">
        <Opening point={point} />
      </span>
    </>
  );
};

const KILOMETRE = 1000;

/** How far a point is, as people say it. */
export const Distance = ({ metres }: { metres: number }) => {
  const intl = useIntl();
  if (metres < KILOMETRE) {
    return intl.formatNumber(Math.round(metres / 10) * 10, { style: 'unit', unit: 'meter' });
  }
  const digits = metres < 10 * KILOMETRE ? 1 : 0;
  return intl.formatNumber(metres / KILOMETRE, { style: 'unit', unit: 'kilometer', maximumFractionDigits: digits });
};
