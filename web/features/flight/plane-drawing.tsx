import { useText } from '../../intl/use-text.ts';
import { Dim } from '../../ui/drawing.tsx';
import type { PlaneFieldsFragment } from './Flight.gen.ts';
import { GravityMark } from './marks.tsx';
import type { PlaneFigures, PlaneSetup } from './plane.ts';
import type { Units } from './use-units.ts';

interface DrawingProps {
  plane: PlaneFieldsFragment;
  figures: PlaneFigures;
  setup: PlaneSetup;
  units: Units;
}

const EDGE = 12;
/** A battery as it is drawn: length and width. */
const BATTERY = [72, 34] as const;

/** Points come as pairs of behind and to port; the nose points up, port lies left. */
const outlinePath = (outline: readonly (readonly number[])[]): string =>
  `M${outline.map(([behind, port]) => `${-(port ?? 0)} ${behind}`).join('L')}Z`;

/** The plane from above: where it balances, where it may, and the battery on its rail. */
export function PlaneDrawing({ plane, figures: { gravity }, setup, units }: DrawingProps) {
  const t = useText();
  const { outlines, wing, balance, battery } = plane;
  const along = outlines.flat().map(([behind]) => behind ?? 0);
  const [front, back] = [Math.min(...along) - EDGE, Math.max(...along) + EDGE];
  const half = wing.spanMm / 2 + EDGE;
  const down = (mm: number) => ((mm - front) / (back - front)) * 100;
  const right = (mm: number) => ((mm + half) / (2 * half)) * 100;
  const [from, to] = [down(balance.fromMm), down(balance.toMm)];
  const words = { at: units.length(gravity.atMm), from: units.length(balance.fromMm), to: units.length(balance.toMm) };
  const [long, wide] = [(BATTERY[0] / (back - front)) * 100, (BATTERY[1] / (2 * half)) * 100];
  return (
    <figure className="drawn fl__f fl__f--plan" aria-label={t('flight.planView', words)} role="img">
      <div className="fl__x" aria-hidden>
        <svg viewBox={`${-half} ${front} ${2 * half} ${back - front}`} className="fl__o">
          {outlines.map((outline, i) => (
            <path key={i} d={outlinePath(outline)} />
          ))}
        </svg>
        <span className="band" style={{ top: `${from}%`, height: `${to - from}%` }} />
        <span className="np" style={{ top: `${down(balance.neutralMm)}%` }} />
        <span
          className="bat-rail"
          style={{ top: `${down(battery.fromMm)}%`, height: `${down(battery.toMm) - down(battery.fromMm)}%` }}
        />
        <span className="bat" style={{ top: `${down(setup.batteryMm)}%`, height: `${long}%`, width: `${wide}%` }} />
        <GravityMark style={{ left: '50%', top: `${down(gravity.atMm)}%` }} />
        <span className="mark mark--r" style={{ left: '56%', top: `calc(${from}% - 18px)` }}>
          CG {words.at}
        </span>
        <span className="mark mark--l hide-m" style={{ left: '14%', top: `calc(${down(balance.neutralMm)}% - 8px)` }}>
          NP {units.length(balance.neutralMm)}
        </span>
        <Dim
          style={{
            left: `${right(-wing.spanMm / 2)}%`,
            width: `${right(wing.spanMm / 2) - right(-wing.spanMm / 2)}%`,
            bottom: '-34px',
          }}
        >
          {units.length(wing.spanMm)}
        </Dim>
        <Dim vertical style={{ left: '-4px', top: `${down(0)}%`, height: `${down(wing.rootMm) - down(0)}%` }}>
          {units.length(wing.rootMm)}
        </Dim>
      </div>
    </figure>
  );
}
