import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DimProps {
  /** A real dimension of the thing in the picture. */
  children: ReactNode;
  vertical?: boolean;
  /** Place in the picture, in per cent. */
  style: CSSProperties;
}

/** A dimension line over a drawing. */
export const Dim = ({ children, vertical, style }: DimProps) => (
  <span className={classNames('dim', vertical && 'dim--v')} style={style}>
    <i />
    <b>{children}</b>
    <i />
  </span>
);

interface BalloonProps {
  number: number;
  on?: boolean;
  /** Where the leader ends on the part, in per cent; left out, the balloon stands in the text. */
  at?: { x: number; y: number };
  /** Length of the leader in pixels; below the balloon, or above it with `up`. */
  leader?: number;
  up?: boolean;
}

/** The number of a part, in the picture or beside its row in the table. */
export const Balloon = ({ number, on, at, leader = 40, up }: BalloonProps) => (
  <span
    className={classNames('bal', on && 'bal--on', !at && 'bal--flat', up && 'bal--up')}
    style={
      at &&
      ({
        left: `${at.x}%`,
        top: `calc(${at.y}% ${up ? '+' : '-'} ${leader + 13}px)`,
        '--ld': `${leader}px`,
      } as CSSProperties)
    }
  >
    {number}
  </span>
);
