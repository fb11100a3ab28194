import { useText } from '../../intl/use-text.ts';
import { Dim } from '../../ui/drawing.tsx';
import type { RocketFieldsFragment } from './Flight.gen.ts';
import { GravityMark, PressureMark } from './marks.tsx';
import type { Stability } from './rocket.ts';
import { finPaths, sectionPath } from './rocket-outline.ts';
import { useNumber } from './use-number.ts';

interface DrawingProps {
  rocket: RocketFieldsFragment;
  stability: Stability;
  from: number;
}

const EDGE = 6;
/** A shorter dimension line has no room for its number. */
const ROOM = 9;

function Outline({ rocket: { sections, fins }, from, box }: Omit<DrawingProps, 'stability'> & { box: string }) {
  const flown = (stage: number) => (stage < from ? 'is-gone' : undefined);
  return (
    <svg viewBox={box} aria-hidden className="fl__o">
      {fins.flatMap((set, i) => finPaths(set).map((d) => <path key={`${i}${d}`} d={d} className={flown(set.stage)} />))}
      {sections.map((section) => (
        <path key={section.fromMm} d={sectionPath(section)} className={flown(section.stage)} />
      ))}
    </svg>
  );
}

interface WidthsProps {
  tubes: RocketFieldsFragment['sections'];
  /** Where a distance from the tip is, in per cent of the drawing. */
  at: (mm: number) => number;
  half: number;
}

/** The diameters of the tubes. */
function Widths({ tubes, at, half }: WidthsProps) {
  const n = useNumber();
  return tubes.map(({ fromMm, lengthMm: one, aftMm }) => (
    <span
      key={fromMm}
      className="mark hide-m"
      style={{ left: `${at(fromMm + one * 0.16)}%`, top: `calc(${50 * (1 - aftMm / (2 * half))}% - 18px)` }}
    >
      ⌀ {n(aftMm)}
    </span>
  ));
}

interface CentresProps {
  cg: number;
  cp: number;
  start: number;
  end: number;
}

/** Both centres with their lines, in per cent of the drawing. */
function Centres({ cg, cp, start, end }: CentresProps) {
  return (
    <>
      <span className="vl" style={{ left: `${cg}%`, bottom: '-62px' }} />
      <span className="vl vl--s" style={{ left: `${cp}%`, bottom: '-88px' }} />
      <span className="vl" style={{ left: `${start}%`, top: '50%', bottom: '-114px' }} />
      <span className="vl" style={{ left: `${end}%`, top: '50%', bottom: '-114px' }} />
      <GravityMark style={{ left: `${cg}%`, top: '50%' }} />
      <PressureMark style={{ left: `${cp}%`, top: '50%' }} />
      <span className={cg <= cp ? 'mark mark--l' : 'mark mark--r'} style={{ left: `${cg}%`, top: '-22px' }}>
        CG
      </span>
      <span
        className={cg <= cp ? 'mark mark--r mark--s' : 'mark mark--l mark--s'}
        style={{ left: `${cp}%`, top: '-22px' }}
      >
        CP
      </span>
    </>
  );
}

/** The rocket from the side with both centres and their distances from the tip. */
export function RocketDrawing({ rocket, stability: { gravity, pressure }, from }: DrawingProps) {
  const t = useText();
  const n = useNumber();
  const { lengthMm, sections, fins } = rocket;
  const half = Math.max(...fins.map(({ bodyMm, spanMm }) => bodyMm / 2 + spanMm)) + EDGE;
  const long = Math.max(lengthMm, ...fins.map((set) => set.fromMm + set.sweepMm + set.tipMm));
  const wide = long + 2 * EDGE;
  const at = (mm: number) => ((mm + EDGE) / wide) * 100;
  const [cg, cp] = [at(gravity.atMm), at(pressure.atMm)];
  const gap = Math.abs(cp - cg);
  const flown = sections.filter(({ stage }) => stage >= from);
  const span = Math.max(...fins.filter(({ stage }) => stage >= from).map(({ bodyMm, spanMm }) => bodyMm / 2 + spanMm));
  const end = Math.max(...flown.map(({ fromMm, lengthMm: one }) => fromMm + one));
  const words = { cg: n(gravity.atMm), cp: n(pressure.atMm), length: n(end) };
  return (
    <figure className="drawn fl__f" aria-label={t('flight.sideView', words)} role="img">
      <div className="fl__x" aria-hidden>
        <Outline rocket={rocket} from={from} box={`${-EDGE} ${-half} ${wide} ${2 * half}`} />
        <Widths tubes={flown.filter(({ shape }) => shape === 'TUBE')} at={at} half={half} />
        <Centres {...{ cg, cp, start: at(0), end: at(end) }} />
        <Dim style={{ left: `${at(0)}%`, width: `${cg - at(0)}%`, bottom: '-60px' }}>{t('flight.toCg', words)}</Dim>
        {gap >= ROOM && (
          <Dim style={{ left: `${Math.min(cg, cp)}%`, width: `${gap}%`, bottom: '-60px' }}>
            {n(Math.abs(pressure.atMm - gravity.atMm))}
          </Dim>
        )}
        <Dim style={{ left: `${at(0)}%`, width: `${cp - at(0)}%`, bottom: '-86px' }}>{t('flight.toCp', words)}</Dim>
        <Dim style={{ left: `${at(0)}%`, width: `${at(end) - at(0)}%`, bottom: '-112px' }}>{words.length}</Dim>
        <Dim vertical style={{ left: '100%', top: `${(1 - span / half) * 50}%`, height: `${(span / half) * 100}%` }}>
          {n(2 * span)}
        </Dim>
      </div>
    </figure>
  );
}
