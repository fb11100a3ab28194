import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBodies, type Bodies } from './use-bodies.ts';

/** Draws bodies in three dimensions; from whoever may. */
export type BodiesPicture = (bodies: NonNullable<Bodies['bodies']>, label: string) => ReactNode;

interface TailoredPictureProps {
  program: string;
  choice: Choice;
  picture: BodiesPicture;
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
export function TailoredPicture({ program, choice, picture }: TailoredPictureProps) {
  const t = useText();
  const { bodies, isDrawing, fault } = useBodies(program, choice);
  return (
    <div className="tlr__p">
      <div className="tlr__v" aria-busy={isDrawing} data-stale={fault ? true : undefined}>
        {bodies ? (
          picture(bodies, t('tailoring.picture'))
        ) : (
          <p className="faint">{isDrawing && t('tailoring.drawing')}</p>
        )}
      </div>
      <div role="status">{fault && <FaultNotice fault={fault} />}</div>
    </div>
  );
}
