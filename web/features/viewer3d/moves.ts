import type { View } from './view.ts';
import type { Move, ViewerAction } from './viewer-keys.ts';

const TURN = Math.PI / 24;
const PAN = 24;

const MOVES: Record<Move, (view: View) => void> = {
  left: (view) => view.rotate(TURN, 0),
  right: (view) => view.rotate(-TURN, 0),
  up: (view) => view.rotate(0, TURN),
  down: (view) => view.rotate(0, -TURN),
  panLeft: (view) => view.pan(PAN, 0),
  panRight: (view) => view.pan(-PAN, 0),
  panUp: (view) => view.pan(0, PAN),
  panDown: (view) => view.pan(0, -PAN),
  closer: (view) => view.zoom(true),
  farther: (view) => view.zoom(false),
};

export const isMove = (action: ViewerAction): action is Move => action in MOVES;

/** Moves the camera by one step of a key. */
export const move = (view: View, action: Move) => MOVES[action](view);
