import type { ReactElement } from 'react';
import { IconFrame } from '../../../ui/icon.tsx';

const SHAPES = {
  section: <path d="M3 3.5h14v13H3ZM10 1.5v17M10.5 8.5 16.5 3.8M10.5 13.5l6.5-5M12.5 16.3l4.3-3.3" />,
  measure: <path d="M3 4v12M17 4v12M3 10h14M3 10l3-2m-3 2 3 2m11-2-3-2m3 2-3 2" />,
  heat: <path d="M3 17h14M8 17V9.5L3.5 4h13L12 9.5V17" />,
  xray: (
    <>
      <path d="M10 2.5 16.5 6v8L10 17.5 3.5 14V6Z" />
      <path d="M3.5 6 10 9.5 16.5 6M10 9.5v8M3.5 14l6.5-3.5 6.5 3.5M10 2.5v8" strokeDasharray="1.5 1.8" />
    </>
  ),
  wire: <path d="M2.5 15.5 10 3l7.5 12.5Zm0 0L10 10.5l7.5 5M10 3v7.5M6.2 9.2h7.6" />,
} satisfies Record<string, ReactElement>;

/** A line icon that only the viewer uses; other pages never load it. */
export const ToolIcon = ({ name }: { name: keyof typeof SHAPES }) => <IconFrame>{SHAPES[name]}</IconFrame>;
