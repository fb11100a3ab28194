import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBodies, type Bodies, type Drawn } from './use-bodies.ts';

/** Draws bodies in three dimensions; from whoever may. */
export type BodiesPicture = (bodies: Drawn['bodies'], label: string) => ReactNode;

interface TailoredPictureProps {
  program: string;
  choice: Choice;
  picture: BodiesPicture;
  /** Hears of each choice that was drawn. */
  onDrawn?: (drawn: Drawn) => void;
  /** Tells whoever writes the program why nothing was drawn, and no more; else it is said here. */
  onFault?: (fault: Bodies['fault']) => void;
}

const LANGUAGES = ['sk', 'de'] as const;

function FaultNotice({ fault }: { fault: NonNullable<Bodies['fault']> }) {
  const t = useText();
  const { locale } = useIntl();
  const language = LANGUAGES.find((known) => known === locale) ?? 'en';
  if (fault.fault === 'REFUSED') return <Notice kind="warn">{fault.reason[language]}</Notice>;
  return <Notice kind="error">{t(fault.fault === 'TOO_LARGE' ? 'tailoring.tooLarge' : 'tailoring.notDrawn')}</Notice>;
}

/** The parts that depend on a choice, as they will be, and why there are none. */
export function TailoredPicture({ program, choice, picture, onDrawn, onFault }: TailoredPictureProps) {
  const t = useText();
  const { drawn, isDrawing, fault } = useBodies(program, choice);
  const tell = useEffectEvent((what: Drawn) => onDrawn?.(what));
  useEffect(() => {
    if (drawn) tell(drawn);
  }, [drawn]);
  const tellFault = useEffectEvent((what: Bodies['fault']) => onFault?.(what));
  useEffect(() => tellFault(fault), [fault]);
  const isSaid = fault && (!onFault || fault.fault === 'REFUSED');
  return (
    <div className="tlr__p">
      <div className="tlr__v" aria-busy={isDrawing} data-stale={fault ? true : undefined}>
        {drawn ? (
          picture(drawn.bodies, t('tailoring.picture'))
        ) : (
          <p className="faint">{isDrawing && t('tailoring.drawing')}</p>
        )}
      </div>
      <div role="status">{isSaid && <FaultNotice fault={fault} />}</div>
    </div>
  );
}
