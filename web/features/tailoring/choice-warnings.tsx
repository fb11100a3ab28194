import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { goesOnBed, type PlainBed } from '../../codegen/bed-turn.gen.ts';
import type { Grounded } from '../../codegen/flight/grounded.gen.ts';
import type { GroundedPlane } from '../../codegen/flight/grounded-plane.gen.ts';
import { laidBox } from '../../codegen/tailoring/laid-box.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Drawn } from './use-bodies.ts';

/** What a choice is examined with, from whoever may. */
export interface ChoiceChecks {
  /** The visitor's printer, or a usual one. */
  readonly bed: PlainBed;
  readonly isOwnBed: boolean;
  /** Flies what flies, and tells why it should not. */
  readonly flown: (tell: (grounded: Grounded | GroundedPlane | null) => void) => ReactNode;
}

/** Degrees from where a part stands to how it lies on its bed, by its id. */
export type Turns = Readonly<Record<string, readonly [number, number, number]>>;

const AS_IT_STANDS = [0, 0, 0] as const;

interface BedWarningProps extends Omit<ChoiceChecks, 'flown'> {
  bodies: Drawn['bodies'];
  turns: Turns;
}

function BedWarning({ bodies, turns, bed, isOwnBed }: BedWarningProps) {
  const t = useText();
  const intl = useIntl();
  const sizes = useMemo(
    () => bodies.map((body) => laidBox(body, body.dowel ? AS_IT_STANDS : (turns[body.partId] ?? AS_IT_STANDS))),
    [bodies, turns],
  );
  const tooLarge = sizes.find((size) => !goesOnBed(size, bed));
  if (!tooLarge) return null;
  const millimetres = (...sides: number[]) =>
    `${sides.map((side) => intl.formatNumber(Math.round(side))).join('\u00a0×\u00a0')}\u00a0mm`;
  const [width, depth, height] = tooLarge;
  const { widthMm, depthMm, heightMm } = bed;
  const words = { size: millimetres(width, depth, height), room: millimetres(widthMm, depthMm, heightMm) };
  return <Notice kind="warn">{t(isOwnBed ? 'tailoring.bed.own' : 'tailoring.bed.usual', words)}</Notice>;
}

interface ChoiceWarningsProps extends ChoiceChecks {
  /** Null before the first picture. */
  drawn: Drawn | null;
  turns: Turns;
}

/** Why a choice should not be printed or flown, once it was drawn. */
export function ChoiceWarnings({ drawn, turns, bed, isOwnBed, flown }: ChoiceWarningsProps) {
  const t = useText();
  const [grounded, setGrounded] = useState<Grounded | GroundedPlane | null>(null);
  return (
    <>
      {flown(setGrounded)}
      {grounded && <Notice kind="warn">{t(`tailoring.refused.${grounded}`)}</Notice>}
      {drawn && <BedWarning bodies={drawn.bodies} turns={turns} bed={bed} isOwnBed={isOwnBed} />}
    </>
  );
}
