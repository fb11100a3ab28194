import { useId, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { LoadStrip } from './load-strip.tsx';
import { useViewer, type ViewerState } from './use-viewer.ts';
import { actionOf } from './viewer-keys.ts';
import './viewer.css';

interface ModelViewerProps {
  /** Address of the GLB. */
  src: string;
  /** Azimuth and elevation of the first view, degrees. */
  orbit: readonly number[];
  poster: PictureSource;
  name: string;
  /** Starts loading when it appears, because the visitor has just asked for 3D. */
  autoStart?: boolean;
  onStart?: () => void;
}

const HINTS = [
  ['rot', 'products.viewerRotate'],
  ['search', 'products.viewerZoom'],
  ['ext', 'products.viewerPan'],
] as const;

function Hints() {
  const t = useText();
  return (
    <ul className="v3__hints">
      {HINTS.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={16} />
          {t(text)}
        </li>
      ))}
    </ul>
  );
}

function Tools({ viewer, onFull }: { viewer: ViewerState; onFull: () => void }) {
  const t = useText();
  return (
    <div className="v3__tools">
      <IconButton icon="rot" label={t('products.viewerReset')} onClick={() => viewer.act('reset')} />
      <IconButton
        icon="box"
        label={t('products.viewerExplode')}
        aria-pressed={viewer.apart}
        onClick={() => viewer.act('explode')}
      />
      <IconButton icon="full" label={t('products.viewerFull')} onClick={onFull} />
    </div>
  );
}

function Refused({ viewer }: { viewer: ViewerState }) {
  const t = useText();
  if (viewer.phase === 'unavailable')
    return (
      <div className="v3__note">
        <Notice>
          <strong>{t('products.viewerNone')}</strong>
          <br />
          {t('products.viewerNoneText')}
        </Notice>
      </div>
    );
  return (
    <div className="v3__note">
      <Notice
        kind="error"
        action={
          <Button small variant="line" onClick={viewer.start}>
            {t('products.again')}
          </Button>
        }
      >
        {t('products.viewerFailed')}
      </Notice>
    </div>
  );
}

function Overlay({ viewer, onFull, onStart }: { viewer: ViewerState; onFull: () => void; onStart: () => void }) {
  const t = useText();
  switch (viewer.phase) {
    case 'idle':
      return (
        <Button className="v3__start" icon="cube" onClick={onStart}>
          {t('products.viewerStart')}
        </Button>
      );
    case 'loading':
      return <LoadStrip loaded={viewer.loaded} total={viewer.total} onCancel={viewer.cancel} />;
    case 'ready':
      return (
        <>
          <Tools viewer={viewer} onFull={onFull} />
          {!viewer.used && <Hints />}
        </>
      );
    default:
      return <Refused viewer={viewer} />;
  }
}

/**
 * The model on a turntable. It shows its poster until it is asked for 3D; only then are the 3D code and the model
 * fetched. Mouse, touch and keys turn it, the same things are buttons.
 */
export function ModelViewer({ src, orbit, poster, name, autoStart = false, onStart }: ModelViewerProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const viewer = useViewer({ canvas, src, orbit, autoStart });
  const helpId = useId();
  const ready = viewer.phase === 'ready';
  const keys = (event: KeyboardEvent) => {
    const action = ready ? actionOf(event) : null;
    if (!action) return;
    event.preventDefault();
    viewer.act(action);
  };
  const begin = () => {
    onStart?.();
    viewer.start();
  };
  return (
    <div className="v3" ref={frame} data-phase={viewer.phase}>
      <Picture
        image={poster}
        alt={ready ? '' : poster.alt}
        sizes="(max-width:1000px) 100vw, 1328px"
        className="v3__poster"
      />
      <canvas
        ref={canvas}
        className="v3__canvas"
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- keys turn the model, so a screen reader must pass them on
        role="application"
        aria-label={t('products.viewerLabel', { name })}
        aria-describedby={helpId}
        aria-hidden={!ready}
        tabIndex={ready ? 0 : -1}
        onKeyDown={keys}
      />
      <p className="sr" id={helpId}>
        {t('products.viewerKeys')}
      </p>
      <Overlay viewer={viewer} onStart={begin} onFull={() => void frame.current?.requestFullscreen?.()} />
    </div>
  );
}
