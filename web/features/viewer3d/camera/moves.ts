import type { View } from './view.ts';
import type { Move, ViewerAction } from '../tools/viewer-keys.ts';

const TURN = Math.PI / 24;
const PAN = 24;

const MOVES: Record<Move, (view: View, steps: number) => void> = {
  left: (view, steps) => view.rotate(TURN * steps, 0),
  right: (view, steps) => view.rotate(-TURN * steps, 0),
  up: (view, steps) => view.rotate(0, TURN * steps),
  down: (view, steps) => view.rotate(0, -TURN * steps),
  panLeft: (view, steps) => view.pan(PAN * steps, 0),
  panRight: (view, steps) => view.pan(-PAN * steps, 0),
  panUp: (view, steps) => view.pan(0, PAN * steps),
  panDown: (view, steps) => view.pan(0, -PAN * steps),
  closer: (view) => view.zoom(true),
  farther: (view) => view.zoom(false),
};

export const isMove = (action: ViewerAction): action is Move => action in MOVES;

/** Moves the camera by the steps of a key, of which a held key makes many. */
export const move = (view: View, action: Move, steps = 1) => MOVES[action](view, steps);
