import { useEffect, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { BarAction } from '../use-actions.ts';
import type { Shown } from '../viewer-state.ts';

const TOOLS = [
  ['room', 'cube', 'products.roomShort'],
  ['section', 'section', 'products.viewerSection'],
  ['explode', 'box', 'products.viewerApart'],
  ['measure', 'measure', 'products.viewerMeasure'],
  ['layers', 'menu', 'products.viewerLayers'],
  ['heat', 'warn', 'products.viewerHeat'],
  ['xray', 'xray', 'products.viewerXray'],
  ['wire', 'wire', 'products.viewerWire'],
] as const satisfies [BarAction, IconName, string][];

const BESIDE = [
  ['reset', 'rot', 'products.viewerReset'],
  ['help', 'keys', 'products.viewerHelp'],
  ['full', 'full', 'products.viewerFull'],
] as const satisfies [BarAction, IconName, string][];

interface BarProps {
  shown: Shown;
  act: (action: BarAction) => void;
}

/** Whether the browser can fill the screen with a part of the page; assumed until it is known. */
function useFullScreen() {
  const [can, setCan] = useState(true);
  useEffect(() => setCan(document.fullscreenEnabled), []);
  return can;
}

/** One row of tools with words. A tool that is pressed again ends. */
export function ToolBar({ shown, act }: BarProps) {
  const t = useText();
  const canFill = useFullScreen();
  return (
    <div className="vw__bar strip-x" role="toolbar" aria-label={t('products.viewerTools')}>
      {TOOLS.map(([action, icon, text]) => (
        <button
          key={action}
          type="button"
          aria-pressed={action === 'room' ? undefined : shown.tool === action || shown.look === action}
          onClick={() => act(action)}
        >
          <Icon name={icon} />
          {t(text)}
        </button>
      ))}
      <span className="sp" />
      {BESIDE.map(
        ([action, icon, text]) =>
          (canFill || action !== 'full') && (
            <button key={action} type="button" className="ic" aria-label={t(text)} onClick={() => act(action)}>
              <Icon name={icon} />
              {action === 'reset' && <span>{t('products.viewerResetShort')}</span>}
            </button>
          ),
      )}
    </div>
  );
}
