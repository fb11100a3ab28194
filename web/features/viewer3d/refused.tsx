import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';

interface RefusedProps {
  /** The browser does not draw in 3D, the model did not come, or the graphics have stopped. */
  phase: 'unavailable' | 'failed' | 'lost';
  /** Fixed views that stand in for the turning model. */
  views: readonly PictureSource[];
  onAgain: () => void;
}

/** Why there is no turning model, and what there is in its place. */
export function Refused({ phase, views, onAgain }: RefusedProps) {
  const t = useText();
  if (phase !== 'unavailable')
    return (
      <div className="vw__note">
        <Notice
          kind="error"
          action={
            <Button small variant="line" onClick={onAgain}>
              {t('products.again')}
            </Button>
          }
        >
          {t(phase === 'lost' ? 'products.viewerLost' : 'products.viewerFailed')}
        </Notice>
      </div>
    );
  return (
    <div className="vw__note vw__note--none">
      <Notice>
        <strong>{t('products.viewerNone')}</strong>
        <br />
        {t('products.viewerNoneText')}
      </Notice>
      {views.length > 1 && (
        <div className="vw__views">
          {views.map((view) => (
            <Picture key={view.url} image={view} sizes="(max-width:1000px) 50vw, 500px" />
          ))}
        </div>
      )}
    </div>
  );
}
