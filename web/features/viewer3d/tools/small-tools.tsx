import { useText } from '../../../intl/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { TurnSwitch } from '../camera/turn-switch.tsx';
import type { BarAction } from '../use-actions.ts';
import type { View } from '../camera/view.ts';
import type { Shown } from '../viewer-state.ts';

interface SmallToolsProps {
  shown: Shown;
  act: (action: BarAction) => void;
  view: View;
  /** The seller has it turn by itself. */
  turns: boolean;
}

/** The tools of a small viewer. */
export function SmallTools({ shown, act, view, turns }: SmallToolsProps) {
  const t = useText();
  return (
    <div className="v3__tools">
      {turns && <TurnSwitch view={view} small />}
      <IconButton icon="rot" label={t('products.viewerReset')} onClick={() => act('reset')} />
      <IconButton
        icon="box"
        label={t('products.viewerExplode')}
        aria-pressed={shown.tool === 'explode'}
        onClick={() => act('explode')}
      />
      <IconButton icon="cube" label={t('products.room')} onClick={() => act('room')} />
      {document.fullscreenEnabled && (
        <IconButton icon="full" label={t('products.viewerFull')} onClick={() => act('full')} />
      )}
    </div>
  );
}
