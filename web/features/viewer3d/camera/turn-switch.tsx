import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Icon, IconFrame } from '../../../ui/icon.tsx';
import type { View } from './view.ts';

const BARS = 'M7 4.5v11M13 4.5v11';

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
      {turns ? (
        <IconFrame>
          <path d={BARS} />
        </IconFrame>
      ) : (
        <Icon name="play" />
      )}
      {!small && <span>{text}</span>}
    </button>
  );
}
