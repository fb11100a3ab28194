import { useEffect, useState } from 'react';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import { useAction } from '../../ui/use-action.ts';
import { chosenInput, type Parameter } from './chosen.ts';
import { useTailoredCopiesQuery, useTailorFilesMutation, type TailoredLineFragment } from './Tailoring.gen.ts';

const LOOK_MS = 2000;
/** Looks at something that is not made; then somebody must ask again. */
const MOST_LOOKS = 60;

/** A bought line, and how its buyer comes to it. */
export interface BoughtLine {
  readonly orderId: string;
  readonly accessToken: string | null;
  readonly lineId: string;
}

export interface Copies {
  /** Null until it is known. */
  readonly line: TailoredLineFragment | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly make: (parameters: readonly Parameter[], choice: Choice) => void;
}

/** What was made of a purchase by choice; asks again and again while something is being made. */
export const useCopies = ({ orderId, accessToken, lineId }: BoughtLine): Copies => {
  const { data, refetch } = useTailoredCopiesQuery({ variables: { orderId, accessToken } });
  const [tailor] = useTailorFilesMutation();
  const { busy, problem, run } = useAction();
  const [looks, setLooks] = useState(0);
  const line = data?.order.lines.find(({ id }) => id === lineId) ?? null;
  const isMaking = line?.tailoredCopies.some(({ state }) => state === 'MAKING') ?? false;
  useEffect(() => {
    if (!isMaking || looks >= MOST_LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      void refetch().catch(() => undefined);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isMaking, looks, refetch]);
  const make = (parameters: readonly Parameter[], choice: Choice) => {
    setLooks(0);
    const chosen = chosenInput(parameters, choice);
    void run(() => tailor({ variables: { input: { orderId, accessToken, lineId, chosen } } }));
  };
  return { line, isBusy: busy, problem, make };
};
