import { useEffect, useRef, useState } from 'react';
import type { PrinterClass } from '../../../codegen/schema.gen.ts';
import { useAction } from '../../../ui/use-action.ts';
import type { KeptProfile } from './kept-profile.ts';
import {
  useProfileSlicingQuery,
  useSliceWithProfileMutation,
  type ProfileSlicingPartsFragment,
} from './Profile.gen.ts';

const LOOK_MS = 2_000;
/** Looks without a part more: the work was lost, or waits behind that of others. */
const MOST_IDLE_LOOKS = 45;

export interface ProfileSlicing {
  /** Null until it is known. */
  readonly known: ProfileSlicingPartsFragment | null;
  readonly isThrough: boolean;
  readonly isUnderWay: boolean;
  /** The shop does not get on with it. */
  readonly isStuck: boolean;
  readonly problem: string | null;
  readonly start: () => void;
}

const isWhole = ({ parts, tried }: ProfileSlicingPartsFragment) => tried === parts;

/** How far a model is sliced with the visitor's profile; asks again and again while that is under way. */
export const useProfileSlicing = (
  productId: number,
  printerClass: PrinterClass,
  profile: KeptProfile | null,
): ProfileSlicing => {
  const input = { productId, printerClass, profile: profile?.settings ?? {} };
  const asked = useProfileSlicingQuery({ variables: { input }, skip: !profile });
  const [slice] = useSliceWithProfileMutation();
  const { problem, run } = useAction();
  const [order, setOrder] = useState<string | null>(null);
  const [isStuck, setStuck] = useState(false);
  const known = (profile && asked.data?.profileSlicing) ?? null;
  const isOrdered = order === JSON.stringify(input) && known !== null && !isWhole(known);
  const isUnderWay = isOrdered && !isStuck;
  const idle = useRef(0);
  const { refetch } = asked;
  const tried = known?.tried;
  useEffect(() => {
    idle.current = 0;
  }, [tried, isUnderWay]);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      idle.current += 1;
      if (idle.current > MOST_IDLE_LOOKS) setStuck(true);
      else void refetch().catch(() => undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
  const start = () => {
    setStuck(false);
    void run(() => slice({ variables: { input } })).then((done) => done && setOrder(JSON.stringify(input)));
  };
  const isThrough = known !== null && isWhole(known) && known.failed === 0;
  return { known, isThrough, isUnderWay, isStuck: isOrdered && isStuck, problem, start };
};
