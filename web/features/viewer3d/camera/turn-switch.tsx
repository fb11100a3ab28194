import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { IconFrame } from '../../../ui/icon.tsx';
import type { View } from './view.ts';

const BARS = 'M7 4.5v11M13 4.5v11';
const TRIANGLE = 'M6 4v12l10-6Z';

interface TurnSwitchProps {
  view: View;
  /** Among the tools of a small viewer: without words. */
  small?: boolean;
}

/** Stops a model that turns by itself, and lets it turn again. Not there where motion is unwanted: then it never does. */
export function TurnSwitch({ view, small = false }: TurnSwitchProps) {
  const t = useText();
  const follow = useCallback((listener: () => void) => view.onTurning(listener), [view]);
  const state = useSyncExternalStore(follow, () => view.turningState);
  if (state === 'never') return null;
  const turns = state === 'turning';
  const text = t(turns ? 'products.viewerPause' : 'products.viewerResume');
  return (
    <button
      type="button"
      className={small ? 'ib' : 'vw__turn'}
      aria-label={text}
      onClick={() => view.turnAlone(!turns)}
    >
      <IconFrame>
        <path d={turns ? BARS : TRIANGLE} />
      </IconFrame>
      {!small && <span>{text}</span>}
    </button>
  );
}
