import type { ReactElement } from 'react';

const SHAPES = {
  search: (
    <>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M12.6 12.6 17.5 17.5" />
    </>
  ),
  heart: <path d="M10 16.8 3.4 10.2a4 4 0 0 1 0-5.7 4 4 0 0 1 5.7 0l.9.9.9-.9a4 4 0 0 1 5.7 5.7Z" />,
  cart: (
    <>
      <path d="M2 3.5h2.6l2 9.5h8.8l1.8-7H5.4" />
      <circle cx="7.6" cy="16.4" r="1.2" />
      <circle cx="14.4" cy="16.4" r="1.2" />
    </>
  ),
  user: (
    <>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3 17.5c.6-3.6 3.4-5 7-5s6.4 1.4 7 5" />
    </>
  ),
  menu: <path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h10" />,
  x: <path d="m4.5 4.5 11 11m0-11-11 11" />,
  check: <path d="m3.5 10.5 4.2 4.2L16.5 5.5" />,
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  down: <path d="M10 3v10m-4.5-4L10 13.5 14.5 9M3 17h14" />,
  arrow: <path d="M3 10h13m-5-5 5 5-5 5" />,
  chev: <path d="m5 7.5 5 5 5-5" />,
  cube: <path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6Zm0 7.5v7.5M10 10 3.5 6M10 10l6.5-4" />,
  ruler: <path d="M2.5 13 13 2.5 17.5 7 7 17.5Zm3-3 2 2m1-5 2 2m1-5 2 2" />,
  warn: <path d="M10 3 18 17H2Zm0 5v4.5m0 2v.2" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.2v4.6m0-7.6v.2" />
    </>
  ),
  eye: (
    <>
      <path d="M1.5 10C4 5.8 7 4.5 10 4.5s6 1.3 8.5 5.5c-2.5 4.2-5.5 5.5-8.5 5.5S4 14.2 1.5 10Z" />
      <circle cx="10" cy="10" r="2.5" />
    </>
  ),
  box: <path d="M3 6.5 10 3l7 3.5v7L10 17l-7-3.5Zm0 0L10 10l7-3.5M10 10v7" />,
  file: <path d="M4.5 2.5h7l4 4v11h-11Zm7 0v4h4" />,
  mail: <path d="M2.5 4.5h15v11h-15Zm0 1L10 11l7.5-5.5" />,
  trash: <path d="M3.5 5.5h13m-9-.5V3h5v2.5M5.5 5.5l.8 11.5h7.4l.8-11.5" />,
  truck: (
    <>
      <path d="M1.5 4.5h10v9h-10Zm10 3h3.7l2.8 3v3h-6.5" />
      <circle cx="5" cy="14.8" r="1.6" />
      <circle cx="14.6" cy="14.8" r="1.6" />
    </>
  ),
  ext: <path d="M8 4H4v12h12v-4M11 3.5h5.5V9M9 11l7-7" />,
  rot: <path d="M16.5 8A7 7 0 1 0 17 11.5M17 3.5V8h-4.5" />,
  lock: <path d="M4 9h12v8.5H4Zm2.5 0V6.5a3.5 3.5 0 0 1 7 0V9" />,
  out: <path d="M8 3.5H3.5v13H8M8 10h9m-3.5-3.5L17 10l-3.5 3.5" />,
  photo: <path d="M2.5 4.5h15v11h-15Zm0 8 4-4 4 4 2.5-2.5 4.5 4.5" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.5" />
      <path d="M10 1.5v2m0 13v2M1.5 10h2m13 0h2M4 4l1.4 1.4m9.2 9.2L16 16M16 4l-1.4 1.4M5.4 14.6 4 16" />
    </>
  ),
  filter: <path d="M2.5 5h15M5.5 10h9M8.5 15h3" />,
  full: <path d="M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5" />,
  keys: <path d="M1.5 5h17v10h-17ZM4.5 8h.1m2.9 0h.1m2.9 0h.1m2.9 0h.1m2.8 0h.1M6 12h8" />,
  isolate: <path d="M6 6h8v8H6ZM2.5 6V2.5H6m8 0h3.5V6m0 8v3.5H14m-8 0H2.5V14" />,
  flip: <path d="M10 2v16M7 5 2.5 10 7 15m6-10 4.5 5-4.5 5" />,
  copy: <path d="M7 6.5h9.5v10.5H7ZM4 13.5H3.5V3H13v.5" />,
  print: <path d="M3 17h14M4.5 17V4h11v13M8 4v4h4V4M10 8v2.5M6.5 14.5h7" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5V10l3 2" />
    </>
  ),
  star: <path d="m10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3-3.8-3.7 5.2-.7Z" />,
  flag: <path d="M4.5 18V3h11L13 7l2.5 4h-11" />,
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof SHAPES;

interface IconLook {
  /** Of the shape, for styles that turn the ones that point. */
  name?: string;
  /** Side in pixels; 20 when left out. */
  size?: number;
  /** A word for screen readers; an icon without one is decoration. */
  label?: string;
}

/** The square in which a line icon is drawn. */
export const IconFrame = ({ name, size, label, children }: IconLook & { children: ReactElement }) => (
  <svg
    className={name ? `i i-${name}` : 'i'}
    viewBox="0 0 20 20"
    style={size ? { width: size, height: size } : undefined}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {children}
  </svg>
);

/** One of the design's line icons, in the colour of the text round it. */
export const Icon = ({ name, ...look }: IconLook & { name: IconName }) => (
  <IconFrame name={name} {...look}>
    {SHAPES[name]}
  </IconFrame>
);
