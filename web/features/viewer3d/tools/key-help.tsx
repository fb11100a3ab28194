import { useEffect, useRef } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';

const LINES = [
  [['←', '→', '↑', '↓'], 'products.viewerKeyTurn'],
  [['+', '−'], 'products.viewerKeyZoom'],
  [['⇧', '←', '→', '↑', '↓'], 'products.viewerKeyPan'],
  [['0'], 'products.viewerResetShort'],
  [['S'], 'products.viewerSection'],
  [['E'], 'products.viewerApart'],
  [['M'], 'products.viewerMeasure'],
  [['⏎'], 'products.viewerPoint'],
  [['L'], 'products.viewerLayers'],
  [['H'], 'products.viewerHeat'],
  [['X'], 'products.viewerXray'],
  [['W'], 'products.viewerWire'],
  [['I'], 'products.viewerIsolate'],
  [['F'], 'products.viewerFull'],
  [['?'], 'products.viewerHelp'],
] as const;

const LARGE: readonly string[] = ['Section', 'Measure', 'Layers', 'Heat', 'Point', 'Isolate'].map(
  (name) => `products.viewer${name}`,
);

/** Every key of the viewer, or of the small one. Modal by the browser's own dialog; Escape closes it. */
export function KeyHelp({ small, onClose }: { small: boolean; onClose: () => void }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="kb" aria-label={t('products.viewerKeyTitle')} onClose={onClose}>
      <div className="row between">
        <h3 className="h3">{t('products.viewerKeyTitle')}</h3>
        <IconButton icon="x" label={t('products.viewerClose')} onClick={() => dialog.current?.close()} />
      </div>
      <dl>
        {LINES.filter(([, text]) => !small || !LARGE.includes(text)).map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
