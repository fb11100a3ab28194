import type { VisitStoreQuery } from './VisitStore.gen.ts';

type Node = VisitStoreQuery['visitStore']['nodes'][number];

const CENTRE = { x: 120, y: 108 };
const RADIUS = 74;

const placeOf = (index: number, count: number): { x: number; y: number } => {
  const angle = (index / count) * 2 * Math.PI;
  return { x: CENTRE.x + RADIUS * Math.sin(angle), y: CENTRE.y - RADIUS * Math.cos(angle) };
};

/** The nodes on their ring, numbered as in the table below, which says the same in words. */
export const NodeRing = ({ nodes }: { nodes: readonly Node[] }) => (
  <svg className="vst__ring" viewBox="0 0 240 216" aria-hidden>
    <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} />
    {nodes.map(({ address, state }, i) => {
      const { x, y } = placeOf(i, nodes.length);
      return (
        <g key={address} className={state === 'DOWN' ? 'vst__node vst__node--down' : 'vst__node'}>
          <circle cx={x} cy={y} r={17} />
          <text x={x} y={y + 4}>
            {i + 1}
          </text>
        </g>
      );
    })}
  </svg>
);
