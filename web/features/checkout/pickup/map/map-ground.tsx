import { memo } from 'react';
import shapes from './shapes.json';
import { TOWNS, type Rank } from './towns.ts';
import { placeOf, type View } from './view.ts';

/** Borders, rivers and lakes of Natural Earth, which is in the public domain (1:10 million by world-atlas 2.0.2, simplified). */
const Shapes = memo(function Shapes() {
  return (
    <>
      <path className="pmap__land" d={shapes.land} />
      <path className="pmap__river" d={shapes.rivers} />
      <path className="pmap__lake" d={shapes.lakes} />
    </>
  );
});

/** Pixels per unit from which towns of a rank are named. */
const NAMED_FROM: Readonly<Record<Rank, number>> = { 1: 0, 2: 0.13, 3: 0.35 };

const Towns = ({ scale }: { scale: number }) => (
  <>
    {TOWNS.filter(([rank]) => scale >= NAMED_FROM[rank]).map(([rank, name, lat, lng]) => {
      const { x, y } = placeOf({ lat, lng });
      return (
        <g
          key={name}
          className={`pmap__town pmap__town--${rank}`}
          transform={`translate(${x} ${y}) scale(${1 / scale})`}
        >
          <circle r="2.5" />
          <text x="6" dy="0.35em">
            {name}
          </text>
        </g>
      );
    })}
  </>
);

/** What lies under the points. */
export const MapGround = ({ view: { scale } }: { view: View }) => (
  <>
    <Shapes />
    <Towns scale={scale} />
  </>
);
