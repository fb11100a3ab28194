import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { whenIdle } from '../lib/timing/when-idle.ts';

interface LazyPartOptions<Props> {
  /** Always the same function. */
  load: () => Promise<ComponentType<Props>>;
  wanted: boolean;
  /** Its code did not arrive; the next time that it is wanted it is asked for again. */
  onLost: () => void;
}

/** A part of the page that comes when the browser is idle, or at once when it is wanted earlier; null until it is here. */
export const useLazyPart = <Props>({ load, wanted, onLost }: LazyPartOptions<Props>): ComponentType<Props> | null => {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (part) return;
    const take = () => load().then((loaded) => setPart(() => loaded));
    if (!wanted) return whenIdle(() => void take().catch(() => undefined));
    take().catch(() => lost());
  }, [part, load, wanted]);
  return part;
};
