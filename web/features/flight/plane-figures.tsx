import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import type { PlaneFieldsFragment } from './Flight.gen.ts';
import type { PlaneFigures as Figures } from './plane.ts';
import { useNumber } from './use-number.ts';
import type { Units } from './use-units.ts';
import { Zone } from './zone.tsx';

const GRAMS_DM2_PER_OZ_FT2 = 3.0515;
const FEET_PER_METRE = 3.280_84;

interface CardProps {
  title: string;
  value: number;
  unit: ReactNode;
  /** What the value means; one of the stretches between the bounds. */
  words: readonly string[];
  bounds: readonly number[];
  most: number;
  usual: number;
  digits: number;
  children?: ReactNode;
}

function Card({ title, value, unit, words, bounds, most, usual, digits, children }: CardProps) {
  const t = useText();
  const n = useNumber();
  const stretch = bounds.filter((bound) => value >= bound).length;
  return (
    <section className="panel">
      <h3 className="h3">{title}</h3>
      <p className="price fl__u">
        {n(value, 1)} <span>{unit}</span>
      </p>
      <Zone
        {...{ value, most, bounds, usual, wrong: [bounds.length] }}
        label={t('flight.onScale', { value: n(value, 1), most: n(most) })}
        format={(bound) => n(bound, digits)}
      />
      <p className="muted fl__s">
        {words[stretch]} {children}
      </p>
    </section>
  );
}

const CLASSES = ['SLOW', 'TRAINER', 'SPORT', 'FAST', 'EXPERT'] as const;
const CUBIC = ['GLIDER', 'PARK', 'SPORT', 'WARBIRD', 'EXPERT'] as const;
const STALL = ['SLOW', 'USUAL', 'FAST', 'EXPERT'] as const;

/** Wing loading, cubic loading and stall speed on their scales. */
export function PlaneFigures({
  plane,
  figures,
  units,
}: {
  plane: PlaneFieldsFragment;
  figures: Figures;
  units: Units;
}) {
  const t = useText();
  const n = useNumber();
  const { loading, cubic, stall } = figures;
  const metric = units.system === 'METRIC';
  const scaled = (bounds: readonly number[], by: number) => bounds.map((bound) => bound * by);
  const speed = metric ? 1 : FEET_PER_METRE;
  return (
    <div className="fl__3">
      <Card
        title={t('flight.wingLoading')}
        value={metric ? loading.metric : loading.imperial}
        unit={metric ? 'g/dm²' : 'oz/ft²'}
        bounds={scaled([8, 14, 20, 28], metric ? GRAMS_DM2_PER_OZ_FT2 : 1)}
        {...{ most: metric ? 120 : 40, usual: 1, digits: 0, words: CLASSES.map((each) => t(`flight.loading.${each}`)) }}
      />
      <Card
        title={t('flight.cubicLoading')}
        value={cubic}
        unit="oz/ft³"
        {...{
          bounds: [4, 7, 10, 13],
          most: 24,
          usual: 2,
          digits: 0,
          words: CUBIC.map((each) => t(`flight.cubic.${each}`)),
        }}
      />
      <Card
        title={t('flight.stallSpeed')}
        value={stall * speed}
        unit={metric ? 'm/s' : 'ft/s'}
        bounds={scaled([6, 9, 12], speed)}
        {...{ most: 16 * speed, usual: 1, digits: 0, words: STALL.map((each) => t(`flight.stall.${each}`)) }}
      >
        {t('flight.stallLevel', {
          speed: units.speed(stall),
          lift: n(plane.wing.maxLift, 1),
          land: units.speed(1.2 * stall),
        })}
      </Card>
    </div>
  );
}
