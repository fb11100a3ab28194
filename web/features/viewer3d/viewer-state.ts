export type Axis = 'x' | 'y' | 'z';
export type Tool = 'section' | 'explode' | 'measure' | 'layers' | 'heat';
export type Look = 'solid' | 'xray' | 'wire';

/** What the viewer shows, apart from where the camera stands. One tool is in use at a time; its effect ends with it. */
export interface Shown {
  readonly tool: Tool | null;
  readonly look: Look;
  readonly axis: Axis;
  /** Distance of the cutting plane from the middle of the model, millimetres. */
  readonly at: number;
  /** Shows the half behind the plane instead of the one before it. */
  readonly flipped: boolean;
  /** How far the parts are apart while the tool is in use, per cent. */
  readonly apart: number;
  readonly hidden: ReadonlySet<string>;
  readonly selected: string | null;
  /** The selected part alone in its material, the others as a ghost. */
  readonly isolated: boolean;
}

export const AT_FIRST: Shown = {
  tool: null,
  look: 'solid',
  axis: 'y',
  at: 0,
  flipped: false,
  apart: 100,
  hidden: new Set(),
  selected: null,
  isolated: false,
};

export type Change =
  | { do: 'tool'; tool: Tool }
  | { do: 'look'; look: Look }
  | { do: 'set'; to: Partial<Pick<Shown, 'axis' | 'at' | 'flipped' | 'apart'>> }
  | { do: 'select'; id: string }
  | { do: 'isolate' }
  | { do: 'hide'; id: string }
  | { do: 'showAll' }
  | { do: 'reset' };

function toggled(hidden: ReadonlySet<string>, id: string) {
  const next = new Set(hidden);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The next state. A tool or look that is chosen again ends; what cannot be done (isolate nothing) changes nothing. */
export function changed(shown: Shown, change: Change): Shown {
  switch (change.do) {
    case 'tool':
      return { ...shown, tool: shown.tool === change.tool ? null : change.tool };
    case 'look':
      return { ...shown, look: shown.look === change.look ? 'solid' : change.look };
    case 'set':
      return { ...shown, ...change.to };
    case 'select':
      return { ...shown, selected: change.id };
    case 'isolate':
      return shown.selected === null ? shown : { ...shown, isolated: !shown.isolated };
    case 'hide':
      return { ...shown, hidden: toggled(shown.hidden, change.id) };
    case 'showAll':
      return { ...shown, hidden: AT_FIRST.hidden, isolated: false };
    case 'reset':
      return { ...AT_FIRST, selected: shown.selected };
  }
}
