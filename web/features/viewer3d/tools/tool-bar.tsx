import { useEffect, useState, type ReactElement } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { BarAction } from '../use-actions.ts';
import { ToolIcon } from './tool-icon.tsx';
import type { Shown } from '../viewer-state.ts';

const TOOLS = [
  ['room', <Icon key="room" name="cube" />, 'products.roomShort'],
  ['section', <ToolIcon key="section" name="section" />, 'products.viewerSection'],
  ['explode', <Icon key="explode" name="box" />, 'products.viewerApart'],
  ['measure', <ToolIcon key="measure" name="measure" />, 'products.viewerMeasure'],
  ['layers', <Icon key="layers" name="menu" />, 'products.viewerLayers'],
  ['heat', <ToolIcon key="heat" name="heat" />, 'products.viewerHeat'],
  ['xray', <ToolIcon key="xray" name="xray" />, 'products.viewerXray'],
  ['wire', <ToolIcon key="wire" name="wire" />, 'products.viewerWire'],
] as const satisfies [BarAction, ReactElement, string][];

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
          {icon}
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
