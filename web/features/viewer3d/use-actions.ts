import type { RefObject } from 'react';
import { isMove, move } from './moves.ts';
import type { Measuring } from './use-measure.ts';
import type { ViewerState } from './use-viewer.ts';
import type { ViewerAction } from './viewer-keys.ts';
import type { Change, Shown } from './viewer-state.ts';

interface Parts {
  readonly state: ViewerState;
  readonly shown: Shown;
  readonly change: (change: Change) => void;
  readonly measuring: Measuring;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
  /** Begins to load. */
  readonly begin: () => void;
}

function fill(frame: HTMLElement | null) {
  void (document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen?.());
}

/** What keys and buttons do. A tool that is pressed before the model is there begins to load it. */
export function useActions({ state, shown, change, measuring, frame, onHelp, begin }: Parts) {
  return (action: ViewerAction) => {
    const view = state.viewer?.view;
    if (isMove(action)) {
      state.use();
      if (view) move(view, action);
      return;
    }
    switch (action) {
      case 'full':
        return fill(frame.current);
      case 'help':
        return onHelp();
      case 'point':
        return measuring.middle();
      case 'leave':
        return shown.tool && change({ do: 'tool', tool: shown.tool });
      case 'isolate':
        return change({ do: 'isolate' });
      case 'reset':
        measuring.clear();
        change({ do: 'reset' });
        return view?.reset();
      case 'xray':
      case 'wire':
        change({ do: 'look', look: action });
        break;
      default:
        change({ do: 'tool', tool: action });
    }
    if (state.phase === 'idle') begin();
  };
}
