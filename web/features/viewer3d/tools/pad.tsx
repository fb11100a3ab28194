import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Icon, IconFrame, type IconName } from '../../../ui/icon.tsx';
import type { Move } from './viewer-keys.ts';
import './pad.css';

const WAYS = [
  ['left', 'panLeft'],
  ['right', 'panRight'],
  ['up', 'panUp'],
  ['down', 'panDown'],
] as const satisfies [Move, Move][];

const FOUR_WAYS =
  'M10 2.5v15M2.5 10h15M7.5 5 10 2.5 12.5 5m-5 10 2.5 2.5 2.5-2.5M5 7.5 2.5 10 5 12.5m10-5 2.5 2.5-2.5 2.5';

interface StepProps {
  icon: IconName;
  label: string;
  /** Where the arrow points; none is to the right. */
  way?: string;
  onClick: () => void;
}

const Step = ({ icon, label, way, onClick }: StepProps) => (
  <button type="button" className={way && `ic--${way}`} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

function Modes({ panning, onPanning }: { panning: boolean; onPanning: (panning: boolean) => void }) {
  const t = useText();
  return (
    <>
      <button type="button" aria-pressed={!panning} onClick={() => onPanning(false)}>
        <Icon name="rot" />
        <span>{t('products.viewerKeyTurn')}</span>
      </button>
      <button type="button" aria-pressed={panning} onClick={() => onPanning(true)}>
        <IconFrame>
          <path d={FOUR_WAYS} />
        </IconFrame>
        <span>{t('products.viewerKeyPan')}</span>
      </button>
    </>
  );
}

/** Turns, moves and zooms by single presses, for those who do not drag. */
export function Pad({ onMove }: { onMove: (move: Move) => void }) {
  const t = useText();
  const [panning, setPanning] = useState(false);
  return (
    <div className="vw__pad" role="group" aria-label={t('products.viewerPad')}>
      <Modes panning={panning} onPanning={setPanning} />
      {WAYS.map(([way, pan]) => (
        <Step
          key={way}
          icon="arrow"
          way={way}
          label={t(panning ? 'products.viewerMoveWay' : 'products.viewerTurnWay', { way })}
          onClick={() => onMove(panning ? pan : way)}
        />
      ))}
      <Step icon="minus" label={t('products.viewerFarther')} onClick={() => onMove('farther')} />
      <Step icon="plus" label={t('products.viewerCloser')} onClick={() => onMove('closer')} />
    </div>
  );
}
