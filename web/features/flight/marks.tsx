import type { CSSProperties } from 'react';

/** The centre of gravity: a quartered circle. */
export const GravityMark = ({ style }: { style: CSSProperties }) => (
  <span className="pin" style={style}>
    <svg viewBox="0 0 22 22" aria-hidden>
      <circle cx="11" cy="11" r="10" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.3" />
      <path d="M11 1a10 10 0 0 1 10 10H11ZM11 21A10 10 0 0 1 1 11h10Z" fill="var(--ink)" />
    </svg>
  </span>
);

/** The centre of pressure: a ring with a dot. */
export const PressureMark = ({ style }: { style: CSSProperties }) => (
  <span className="pin" style={style}>
    <svg viewBox="0 0 22 22" aria-hidden>
      <circle cx="11" cy="11" r="10" fill="var(--sheet)" stroke="var(--signal-text)" strokeWidth="1.6" />
      <circle cx="11" cy="11" r="3.4" fill="var(--signal-text)" />
    </svg>
  </span>
);
