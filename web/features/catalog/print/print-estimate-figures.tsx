import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PrintEstimateInput } from '../../../codegen/schema.gen.ts';
import { formatMoney } from '../../../intl/money.ts';
import { useText } from '../../../intl/use-text.ts';
import type { FullProduct } from '../product/buy-box.tsx';
import { Origin, useRangeText } from './print-estimate-words.tsx';
import type { PrintEstimateQuery } from './PrintEstimate.gen.ts';

export type Estimate = NonNullable<NonNullable<PrintEstimateQuery['product']>['mine']>;
export type Measured = NonNullable<PrintEstimateQuery['product']>['measuredPrint'];

function Figure({ term, value, origin, note }: { term: string; value: string; origin?: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="est__v">{value}</dd>
      {origin && <dd>{origin}</dd>}
      {note && <dd className="est__n">{note}</dd>}
    </div>
  );
}

const byMaterial = ({ parts }: Estimate, of: FullProduct['parts']): [string, number][] => {
  const grams = new Map<string, number>();
  for (const { partId, quantity, grams: { value } } of parts) {
    const material = of.find(({ id }) => id === partId)?.material ?? '';
    grams.set(material, (grams.get(material) ?? 0) + value * quantity);
  } // oxfmt-ignore
  return [...grams];
};

interface FiguresProps {
  estimate: Estimate;
  /** What buyers told; stands before what is estimated. */
  measured: Measured;
  parts: FullProduct['parts'];
}

function Hours({ hours, measured }: { hours: Estimate['hours']; measured: Measured }) {
  const t = useText();
  const range = useRangeText();
  if (!measured)
    return <Figure term={t('products.estTime')} value={range.hours(hours)} origin={<Origin of={hours.origin} />} />;
  const { builders, medianHours, minHours: min, maxHours: max } = measured;
  const half = range.hours({ min: medianHours, max: medianHours });
  return (
    <Figure
      term={t('products.estTimeMeasured')}
      value={range.hours({ min, max })}
      origin={<span className="org org--meas">{t('products.estMeasured', { count: builders })}</span>}
      note={t('products.estMedian', { half, own: range.hours(hours) })}
    />
  );
}

/** Filament, hours and cost, each with where it comes from. */
export function Figures({ estimate, measured, parts }: FiguresProps) {
  const t = useText();
  const range = useRangeText();
  const { grams, hours, cost } = estimate;
  const materials = byMaterial(estimate, parts).map(([name, value]) => `${name} ${range.grams(value)}`.trim());
  return (
    <dl className="est__f" aria-live="polite">
      <Figure
        term={t('products.estFilament')}
        value={range.grams(grams.value)}
        origin={<Origin of={grams.origin} />}
        note={materials.join(', ')}
      />
      <Hours hours={hours} measured={measured} />
      {cost ? (
        <Figure term={t('products.estCost')} value={range.money(cost)} origin={<Origin of={cost.origin} />} />
      ) : (
        <Figure term={t('products.estCost')} value="–" note={t('products.estNoPrice')} />
      )}
    </dl>
  );
}

/** How the cost comes about; nothing without a price of filament. */
export function CostSum({ estimate, input }: { estimate: Estimate; input: PrintEstimateInput }) {
  const intl = useIntl();
  const t = useText();
  const range = useRangeText();
  const perKg = input.filamentPricePerKg;
  const { cost, grams, hours, printerWatts } = estimate;
  if (!cost || typeof perKg !== 'number') return null;
  const { currency } = cost.min;
  const euros = (minor: number) => ({ minor, currency });
  const withPower = typeof input.powerPricePerKwh === 'number';
  const filament = withPower ? Math.round((grams.value / 10) * perKg) : cost.min.minor;
  const power = { min: euros(Math.max(0, cost.min.minor - filament)), max: euros(cost.max.minor - filament) };
  const perKgText = formatMoney(intl, euros(Math.round(perKg * 100)));
  return (
    <dl className="est__s">
      <div className="kv">
        <dt className="muted">{t('products.estFilamentSum', { grams: range.grams(grams.value), price: perKgText })}</dt>
        <dd>{formatMoney(intl, euros(filament))}</dd>
      </div>
      {withPower && (
        <div className="kv">
          <dt className="muted">{t('products.estPowerSum', { hours: range.hours(hours), watts: printerWatts })}</dt>
          <dd className="nowrap">{range.money(power)}</dd>
        </div>
      )}
      <div className="kv est__sum">
        <dt>{t('products.estSum')}</dt>
        <dd className="nowrap">{range.money(cost)}</dd>
      </div>
    </dl>
  );
}
