import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Place } from './measure/snap.ts';
import { actionOf, type ViewerAction } from './tools/viewer-keys.ts';

type Host = RefObject<HTMLElement | null>;

/** Hears the viewer's keys while the picture has the focus. */
export function useKeys(host: Host, onAction: (action: ViewerAction) => void) {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    const ending = new AbortController();
    host.current?.addEventListener(
      'keydown',
      (event) => {
        const action = actionOf(event);
        if (!action) return;
        event.preventDefault();
        act(action);
      },
      { signal: ending.signal },
    );
    return () => ending.abort();
  }, [host]);
}

/** Further than this between press and release is a turn of the model, not a press on it. */
const STILL = 5;

/** Hears presses on the picture: by one finger or the first button, let go where it was put down. */
export function usePress(host: Host, onPress: (place: Place) => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const down = new Set<number>();
    let from: Place | null = null;
    const lift = ({ pointerId }: PointerEvent) => down.delete(pointerId);
    host.current?.addEventListener(
      'pointerdown',
      ({ pointerId, offsetX: x, offsetY: y }) => {
        down.add(pointerId);
        from = down.size === 1 ? { x, y } : null;
      },
      { signal },
    );
    host.current?.addEventListener(
      'pointerup',
      ({ offsetX: x, offsetY: y, button }) => {
        if (from && button === 0 && Math.hypot(x - from.x, y - from.y) <= STILL) press({ x, y });
        from = null;
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, lift, { signal });
    return () => ending.abort();
  }, [host]);
}
