import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import type { DashboardQuery } from './Dashboard.gen.ts';
import { axisLines, axisTop, cornersOf, heightOf, markedPoints, nearest, peakOf, placeOf } from './chart-scale.ts';
import { useDayText } from './use-day-text.ts';

export type VisitDays = NonNullable<DashboardQuery['adminDashboard']['visits']>['days'];

const WEEK = 7;

/** How far a key moves along the days; null for any other key. */
const stepOf = (key: string, count: number): number | null =>
  ({
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -WEEK,
    PageUp: WEEK,
    Home: -count,
    End: count,
  })[key] ?? null;

const polyline = (corners: readonly { x: number; y: number }[]): string =>
  corners.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

const polygon = (corners: readonly { x: number; y: number }[]): string =>
  `polygon(${['0% 100%', ...corners.map(({ x, y }) => `${x.toFixed(2)}% ${y.toFixed(2)}%`), '100% 100%'].join(', ')})`;

const at = (x: number, y: number): CSSProperties => ({ insetInlineStart: `${x}%`, bottom: `${y}%` });

/** A point and its words, which stand on the side where there is room. */
const Point = ({ x, y, text, peak }: { x: number; y: number; text: string; peak?: boolean }) => (
  <span className={peak ? 'vch__dot vch__dot--peak' : 'vch__dot'} style={at(x, y)} data-side={x > 50 ? 'end' : 'start'}>
    <span className="num">{text}</span>
  </span>
);

const Lines = ({ days, top }: { days: VisitDays; top: number }) => {
  const unique = cornersOf(
    days.map(({ uniqueCount }) => uniqueCount),
    top,
  );
  const all = cornersOf(
    days.map(({ count }) => count),
    top,
  );
  return (
    <>
      <span className="vch__hatch" style={{ clipPath: polygon(unique) }} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <polyline className="vch__unique" points={polyline(unique)} />
        <polyline className="vch__all" points={polyline(all)} />
      </svg>
    </>
  );
};

const Axes = ({ days, top }: { days: VisitDays; top: number }) => {
  const intl = useIntl();
  const { short } = useDayText();
  const marks = markedPoints(days.length);
  return (
    <>
      {axisLines(top).map((value) => (
        <span key={value} className="vch__line" style={{ bottom: `${heightOf(value, top)}%` }}>
          <span className="num">{intl.formatNumber(value)}</span>
        </span>
      ))}
      {marks.map((i, n) => (
        <span
          key={i}
          className={classNames(
            'vch__date num',
            n % 2 === 1 && 'vch__date--between',
            n > 0 && n === marks.length - 1 && 'vch__date--last',
          )}
          style={{ insetInlineStart: `${placeOf(i, days.length)}%` }}
        >
          {short(days[i]!.date)}
        </span>
      ))}
    </>
  );
};

/** The day that keys or the pointer are at; the peak while they are at none. */
const useChosenDay = (count: number, peak: number) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const current = Math.min(chosen ?? peak, count - 1);
  const leave = () => setChosen(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, count);
    if (step === null) return;
    event.preventDefault();
    setChosen(Math.min(count - 1, Math.max(0, current + step)));
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest((clientX - left) / width, count));
  };
  return { chosen, current, moves: { onKeyDown, onPointerMove, onPointerLeave: leave, onBlur: leave } };
};

/** The day that is pointed at, with its figures. */
const ChosenDay = ({ days, current, top }: { days: VisitDays; current: number; top: number }) => {
  const intl = useIntl();
  const { short } = useDayText();
  const { date, count, uniqueCount } = days[current]!;
  const x = placeOf(current, days.length);
  const text = `${short(date)} · ${intl.formatNumber(count)} / ${intl.formatNumber(uniqueCount)}`;
  return (
    <>
      <span className="vch__cursor" style={{ insetInlineStart: `${x}%` }} />
      <Point x={x} y={heightOf(count, top)} text={text} />
    </>
  );
};

/** Visits and visitors per day; pointer and arrow keys move along the days, the peak is named. */
export const VisitsChart = ({ days }: { days: VisitDays }) => {
  const t = useText();
  const { short, long } = useDayText();
  const counts = days.map(({ count }) => count);
  const peak = peakOf(counts);
  const top = axisTop(counts[peak]!);
  const { chosen, current, moves } = useChosenDay(days.length, peak);
  const { date, count, uniqueCount } = days[current]!;
  const peakText = t('dashboard.visits.peak', { count: counts[peak]!, day: short(days[peak]!.date) });
  return (
    <div className="vch">
      <div
        className="vch__plot"
        role="slider"
        tabIndex={0}
        aria-label={t('dashboard.visits.byDay')}
        aria-readonly
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={current + 1}
        aria-valuetext={t('dashboard.visits.onDay', { day: long(date), count, unique: uniqueCount })}
        {...moves}
      >
        <Axes days={days} top={top} />
        <Lines days={days} top={top} />
        {(chosen === null || chosen === peak) && counts[peak]! > 0 && (
          <Point peak x={placeOf(peak, days.length)} y={heightOf(counts[peak]!, top)} text={peakText} />
        )}
        {chosen !== null && chosen !== peak && <ChosenDay days={days} current={current} top={top} />}
      </div>
    </div>
  );
};
