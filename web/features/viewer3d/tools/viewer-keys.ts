import type { BarAction } from '../use-actions.ts';

export type Move =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'panLeft'
  | 'panRight'
  | 'panUp'
  | 'panDown'
  | 'closer'
  | 'farther';

export type ViewerAction = BarAction | Move | 'isolate' | 'point' | 'leave';

const ARROWS: Record<string, readonly [turn: Move, pan: Move]> = {
  ArrowLeft: ['left', 'panLeft'],
  ArrowRight: ['right', 'panRight'],
  ArrowUp: ['up', 'panUp'],
  ArrowDown: ['down', 'panDown'],
};

const KEYS: Record<string, ViewerAction> = {
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '−': 'farther',
  '0': 'reset',
  s: 'section',
  e: 'explode',
  m: 'measure',
  l: 'layers',
  h: 'heat',
  x: 'xray',
  w: 'wire',
  i: 'isolate',
  f: 'full',
  '?': 'help',
  enter: 'point',
  escape: 'leave',
};

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key means to the viewer; null leaves it to the browser. */
export function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): ViewerAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  const arrow = ARROWS[key];
  if (arrow) return arrow[shiftKey ? 1 : 0];
  return KEYS[key.toLowerCase()] ?? null;
}

/** What only the large viewer has: its tools need a strip, its parts a list. */
const LARGE: readonly ViewerAction[] = ['section', 'measure', 'layers', 'heat', 'point', 'isolate'];

/** Whether the small viewer knows the action too. */
export const isForSmall = (action: ViewerAction) => !LARGE.includes(action);
