import { useEffect, useRef, useState } from 'react';
import { useAction } from '../use-action.ts';

const LOOK_MS = 2_000;
/** Looks without a part more: the work was lost, or waits behind that of others. */
const MOST_IDLE_LOOKS = 45;

/** How far something is sliced. */
export interface Sliced {
  readonly parts: number;
  readonly tried: number;
  readonly failed: number;
}

export interface SlicingOrder {
  /** Null until it is known. */
  readonly known: Sliced | null;
  /** All parts are sliced. */
  readonly isThrough: boolean;
  readonly isUnderWay: boolean;
  /** The shop does not get on with it. */
  readonly isStuck: boolean;
  readonly problem: string | null;
  readonly start: () => void;
}

interface Asked {
  readonly known: Sliced | null;
  /** Tells apart what is asked for. */
  readonly subject: string;
  readonly refetch: () => Promise<unknown>;
  readonly slice: () => Promise<unknown>;
}

const isWhole = ({ parts, tried }: Sliced) => tried === parts;

/** Has something sliced when it is started, and asks again and again how far that is. */
export const useSlicingOrder = ({ known, subject, refetch, slice }: Asked): SlicingOrder => {
  const { problem, run } = useAction();
  const [order, setOrder] = useState<string | null>(null);
  const [isStuck, setStuck] = useState(false);
  const isOrdered = order === subject && known !== null && !isWhole(known);
  const isUnderWay = isOrdered && !isStuck;
  const idle = useRef(0);
  const look = useRef(refetch);
  look.current = refetch;
  const tried = known?.tried;
  useEffect(() => {
    idle.current = 0;
  }, [tried, isUnderWay]);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      idle.current += 1;
      if (idle.current > MOST_IDLE_LOOKS) setStuck(true);
      else void look.current().catch(() => undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  const start = () => {
    setStuck(false);
    void run(slice).then((done) => done && setOrder(subject));
  };
  const isThrough = known !== null && isWhole(known) && known.failed === 0;
  return { known, isThrough, isUnderWay, isStuck: isOrdered && isStuck, problem, start };
};
