import { useId, type RefObject } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { LoadStrip } from './load-strip.tsx';
import { Refused } from './refused.tsx';
import { prefetchViewer, type ViewerState } from './use-viewer.ts';

interface StageProps {
  host: RefObject<HTMLDivElement | null>;
  state: ViewerState;
  poster: PictureSource;
  views: readonly PictureSource[];
  name: string;
  sizes: string;
  begin: () => void;
}

function Overlay({ state, views, begin }: Pick<StageProps, 'state' | 'views' | 'begin'>) {
  const t = useText();
  switch (state.phase) {
    case 'idle':
      return (
        <Button
          className="vw__start"
          icon="cube"
          onPointerEnter={prefetchViewer}
          onFocus={prefetchViewer}
          onClick={begin}
        >
          {t('products.viewerStart')}
        </Button>
      );
    case 'loading':
      return <LoadStrip loaded={state.loaded} total={state.total} onCancel={state.cancel} />;
    case 'ready':
      return null;
    default:
      return <Refused phase={state.phase} views={views} onAgain={begin} />;
  }
}

/** The picture: its poster, and over it the place of the canvas, once the model is there. What comes with the model hears its keys and presses. */
export function Stage({ host, state, poster, views, name, sizes, begin }: StageProps) {
  const t = useText();
  const helpId = useId();
  const ready = state.phase === 'ready';
  return (
    <>
      <Picture image={poster} alt={ready ? '' : poster.alt} sizes={sizes} className="vw__poster" />
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keys and presses move the model, so a screen reader must pass them on */}
      <div
        ref={host}
        className="vw__canvas"
        role="application"
        aria-label={t('products.viewerLabel', { name })}
        aria-describedby={helpId}
        aria-hidden={!ready}
        tabIndex={ready ? 0 : -1}
      />
      {/* oxlint-enable */}
      <p className="sr" id={helpId}>
        {t('products.viewerKeys')}
      </p>
      <Overlay state={state} views={views} begin={begin} />
    </>
  );
}
