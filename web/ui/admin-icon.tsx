import type { ReactElement } from 'react';
import { IconFrame } from './icon.tsx';

const SHAPES = {
  chart: <path d="M3 3v14h14M6.5 13V9.5m3.5 3.5V6m3.5 7v-5" />,
  users: (
    <>
      <circle cx="7.5" cy="7" r="3" />
      <path d="M2 16.5c.4-3.2 2.6-4.4 5.5-4.4s5 1.2 5.5 4.4M13 4.3a3 3 0 0 1 0 5.4m2 2.7c1.8.5 2.8 1.8 3 4.1" />
    </>
  ),
  store: (
    <>
      <ellipse cx="10" cy="5" rx="6.5" ry="2.5" />
      <path d="M3.5 5v10c0 1.4 2.9 2.5 6.5 2.5s6.5-1.1 6.5-2.5V5m-13 5c0 1.4 2.9 2.5 6.5 2.5s6.5-1.1 6.5-2.5" />
    </>
  ),
  percent: (
    <>
      <path d="M4.5 15.5 15.5 4.5" />
      <circle cx="6.5" cy="6.5" r="2.3" />
      <circle cx="13.5" cy="13.5" r="2.3" />
    </>
  ),
  key: (
    <>
      <circle cx="6.5" cy="13.5" r="3.5" />
      <path d="m9 11 7.5-7.5m-3 3 2.5 2.5" />
    </>
  ),
  log: <path d="M4 3h12v14H4ZM7 7h6M7 10h6M7 13h4" />,
  settings: (
    <>
      <path d="M3 5.5h6m4 0h4M3 10h2m4 0h8M3 14.5h8m4 0h2" />
      <circle cx="11" cy="5.5" r="2" />
      <circle cx="7" cy="10" r="2" />
      <circle cx="13" cy="14.5" r="2" />
    </>
  ),
  edit: <path d="M3.5 16.5 4.3 13 13.5 3.8l2.7 2.7L7 15.7Zm8-10.7 2.7 2.7" />,
  grip: <path d="M7.5 4.5v.1m0 5.4v.1m0 5.4v.1m5-11v.1m0 5.4v.1m0 5.4v.1" strokeWidth="2.2" strokeLinecap="round" />,
  undo: <path d="M4 8h8a4.5 4.5 0 0 1 0 9H7M7 4.5 3.5 8 7 11.5" />,
  more: <path d="M4.5 10h.1m5.4 0h.1m5.4 0h.1" strokeWidth="2.2" strokeLinecap="round" />,
  columns: <path d="M3 4h14v12H3Zm4.7 0v12m4.6-12v12" />,
  bookmark: <path d="M5 3h10v14l-5-3.5L5 17Z" />,
  up: <path d="M10 17V7m-4.5 4L10 6.5l4.5 4.5M3 3h14" />,
} satisfies Record<string, ReactElement>;

export type AdminIconName = keyof typeof SHAPES;

/** A line icon that only the administration uses; the storefront never loads it. */
export const AdminIcon = ({ name, size, label }: { name: AdminIconName; size?: number; label?: string }) => (
  <IconFrame size={size} label={label}>
    {SHAPES[name]}
  </IconFrame>
);
