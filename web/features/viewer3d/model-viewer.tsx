import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import { PartTree } from './parts/part-tree.tsx';
import { Stage } from './stage.tsx';
import { ToolBar } from './tools/tool-bar.tsx';
import { useActions } from './use-actions.ts';
import { useShown } from './use-shown.ts';
import { useViewer } from './use-viewer.ts';
import type { ViewerPart } from './parts/viewer-part.ts';
import { NO_SETTINGS, type ViewerSettings } from './viewer-settings.ts';
import './viewer.css';
import './tools/viewer-tools.css';

interface ModelViewerProps {
  /** Address of the GLB. */
  src: string;
  /** The seller's wishes; a change is shown at once. */
  settings: ViewerSettings | null;
  poster: PictureSource;
  /** Stand in for the model where there is no WebGL. */
  views: readonly PictureSource[];
  name: string;
  parts: readonly ViewerPart[];
  /** Whose parts can be shown as they were sliced. */
  productId: number;
  /** Only the picture with three tools. */
  compact?: boolean;
  /** Starts loading when it appears, because the visitor has just asked for 3D. */
  autoStart?: boolean;
  onStart?: () => void;
}

/** Comes with the 3D code. */
const Overlays = lazyPart(() => import('./overlays.tsx').then((module) => module.Overlays), true);
const RoomDialog = lazyPart(() => import('./room/room-dialog.tsx').then((module) => module.RoomDialog));
const KeyHelp = lazyPart(() => import('./tools/key-help.tsx').then((module) => module.KeyHelp), true);

const WIDE = '(max-width:1000px) 100vw, 1036px';
const NARROW = '(max-width:1000px) 100vw, 742px';

function useParts({ src, settings, autoStart = false, onStart }: ModelViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'help' | 'room' | null>(null);
  const state = useViewer({ host, src, settings: settings ?? NO_SETTINGS, autoStart });
  const { shown, change, cut } = useShown(state.viewer);
  const asked = useRef(false);
  const begin = () => {
    asked.current = true;
    onStart?.();
    state.start();
  };
  /** The button that was pressed is gone: the focus goes on to what it brought. */
  const goOn = (to: HTMLElement | null | undefined) => {
    if (asked.current && document.activeElement === document.body) to?.focus({ preventScroll: true });
  };
  const onPhase = useEffectEvent(() => goOn(frame.current?.querySelector<HTMLElement>('.vw__c button')));
  useEffect(() => {
    if (!state.viewer) onPhase();
  }, [state.phase, state.viewer]);
  const onHands = () => goOn(host.current);
  const act = useActions({ state, change, frame, begin, onDialog: setDialog });
  return { frame, host, state, shown, change, cut, begin, act, dialog, setDialog, onHands };
}

function Viewer(props: ModelViewerProps) {
  const t = useText();
  const { poster, views, name, parts, productId, compact = false } = props;
  const own = useParts(props);
  const { state, shown, change, act } = own;
  const { viewer, phase } = state;
  const picture = (
    <div
      className={compact ? 'v3 vw__c' : 'vw__c'}
      ref={compact ? own.frame : undefined}
      data-phase={phase}
      data-tool={shown.tool ?? undefined}
      style={props.settings?.background ? { background: props.settings.background } : undefined}
    >
      <Stage {...{ ...own, poster, views, name }} sizes={compact ? NARROW : WIDE} />
      {viewer && (
        <Overlays {...own} {...{ viewer, parts, compact, productId }} turns={props.settings?.autoRotate ?? false} />
      )}
      {own.dialog === 'help' && <KeyHelp small={compact} onClose={() => own.setDialog(null)} />}
      {own.dialog === 'room' && <RoomDialog src={props.src} name={name} onClose={() => own.setDialog(null)} />}
    </div>
  );
  if (compact) return picture;
  return (
    <>
      <div className="vw" ref={own.frame}>
        {picture}
        <ToolBar shown={shown} act={act} />
        <PartTree parts={parts} shown={shown} change={change} />
      </div>
      <p className="vw__fine faint">{t('products.viewerFine')}</p>
    </>
  );
}

/**
 * The model on a turntable. It shows its poster until it is asked for 3D; only then are the 3D code and the model
 * fetched. Mouse, touch and keys turn it; it is cut, taken apart, measured and seen through by one row of tools.
 */
export function ModelViewer(props: ModelViewerProps) {
  return <Viewer key={props.src} {...props} />;
}
