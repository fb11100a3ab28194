import { useEffect, useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { BarAction } from '../use-actions.ts';
import type { Look, Shown, Tool } from '../viewer-state.ts';

const TOOLS = [
  ['section', 'section', 'products.viewerSection'],
  ['explode', 'box', 'products.viewerApart'],
  ['measure', 'measure', 'products.viewerMeasure'],
] as const satisfies [Tool, IconName, string][];

const LOOKS = [
  ['xray', 'xray', 'products.viewerXray'],
  ['wire', 'wire', 'products.viewerWire'],
] as const satisfies [Look, IconName, string][];

interface BarProps {
  shown: Shown;
  act: (action: BarAction) => void;
}

/** Whether the browser can fill the screen with a part of the page; assumed until it is known. */
export function useFullScreen() {
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
      <button type="button" onClick={() => act('room')}>
        <Icon name="cube" />
        {t('products.roomShort')}
      </button>
      {[...TOOLS, ...LOOKS].map(([action, icon, text]) => (
        <button
          key={action}
          type="button"
          aria-pressed={shown.tool === action || shown.look === action}
          onClick={() => act(action)}
        >
          <Icon name={icon} />
          {t(text)}
        </button>
      ))}
      <span className="sp" />
      <button type="button" className="ic" aria-label={t('products.viewerReset')} onClick={() => act('reset')}>
        <Icon name="rot" />
        <span>{t('products.viewerResetShort')}</span>
      </button>
      <button type="button" className="ic" aria-label={t('products.viewerHelp')} onClick={() => act('help')}>
        <Icon name="keys" />
      </button>
      {canFill && (
        <button type="button" className="ic" aria-label={t('products.viewerFull')} onClick={() => act('full')}>
          <Icon name="full" />
        </button>
      )}
    </div>
  );
}
