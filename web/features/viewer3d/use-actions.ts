import type { RefObject } from 'react';
import type { ViewerState } from './use-viewer.ts';
import type { Change, Look, Tool } from './viewer-state.ts';

/** What can be asked for before the model is there. */
export type BarAction = Tool | Exclude<Look, 'solid'> | 'reset' | 'full' | 'help' | 'room';

interface Parts {
  readonly state: ViewerState;
  readonly change: (change: Change) => void;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onDialog: (dialog: 'help' | 'room') => void;
  /** Begins to load. */
  readonly begin: () => void;
}

function fill(frame: HTMLElement | null) {
  void (document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen?.());
}

/** What the bar's buttons do, and the keys that mean the same. A tool that is pressed before the model is there begins to load it. */
export function useActions({ state, change, frame, onDialog, begin }: Parts) {
  return (action: BarAction) => {
    switch (action) {
      case 'full':
        return fill(frame.current);
      case 'help':
      case 'room':
        return onDialog(action);
      case 'reset':
        change({ do: 'reset' });
        return state.viewer?.view.reset();
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
