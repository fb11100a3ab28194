export type ViewerAction =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'panLeft'
  | 'panRight'
  | 'panUp'
  | 'panDown'
  | 'closer'
  | 'farther'
  | 'reset'
  | 'explode';

const ARROWS: Record<string, readonly [turn: ViewerAction, pan: ViewerAction]> = {
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
  e: 'explode',
  E: 'explode',
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
  return KEYS[key] ?? null;
}
