import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { readPrinterClass } from '../../../lib/printer-class.ts';
import type { ViewerPart } from '../parts/viewer-part.ts';
import type { RunningViewer } from '../running-viewer.tsx';
import { Figures, PartWait } from '../shown-part/part-strip.tsx';
import { Slider } from '../tools/slider.tsx';
import { LayerLegend } from './layer-legend.tsx';
import { totalsOf, wordsOf } from './layer-words.ts';
import { PrintedLayers } from './printed-layers.ts';
import type { PartLayers } from './read-layers.ts';
import { useLayers } from './use-layers.ts';
import './layers.css';

interface LayersProps {
  viewer: RunningViewer;
  productId: number;
  part: ViewerPart;
}

/** The part stands in the place of the model as long as this is shown, printed up to a layer. */
function usePrinted(viewer: RunningViewer, layers: PartLayers, at: number) {
  const [printed] = useState(() => new PrintedLayers(layers));
  useEffect(() => {
    viewer.exhibit(printed);
    return () => {
      viewer.exhibit(null);
      printed.dispose();
    };
  }, [viewer, printed]);
  useEffect(() => {
    printed.upTo(at);
    viewer.refresh();
  }, [viewer, printed, at]);
}

function Layers({ viewer, part, layers }: Omit<LayersProps, 'productId'> & { layers: PartLayers }) {
  const intl = useIntl();
  const t = useText();
  const [printer] = useState(readPrinterClass);
  const count = layers.layers.length;
  const [at, setAt] = useState(count - 1);
  usePrinted(viewer, layers, at);
  const { height, area, grams, seconds } = wordsOf(intl, layers.layers[at]!, printer);
  const whole = totalsOf(intl, layers, printer);
  const place = t('products.layersAt', { layer: at + 1, count, height });
  const time = t('products.layersSeconds', { seconds });
  return (
    <>
      <LayerLegend layers={layers} />
      <div className="vw__tool vw__tool--layers">
        <strong>{part.name}</strong>
        <Slider
          name={t('products.viewerLayers')}
          min={1}
          max={count}
          step={1}
          press={1}
          value={at + 1}
          text={t('products.layersValue', { layer: at + 1, count, height, seconds })}
          onChange={(layer) => setAt(layer - 1)}
        />
        <span className="num">{place}</span>
        <Figures
          words={[
            [t('products.layersArea'), area],
            [t('products.layersGrams'), grams],
            [t('products.layersTime'), time],
            [
              t('products.layersWhole', { printer: t(`products.estClass.${printer}`) }),
              `${whole.grams} · ${t('products.estHours', { range: whole.hours })}`,
            ],
          ]}
        />
      </div>
    </>
  );
}

/** What is printed of the chosen part up to a layer, with what that takes; why not, where that cannot be shown. */
export function LayersStrip({ viewer, productId, part }: LayersProps) {
  const { state, again } = useLayers(productId, part.id);
  if (state.phase === 'ready') return <Layers key={part.id} {...{ viewer, part }} layers={state.file} />;
  return <PartWait waits="products.layersLoading" tooLarge="products.layersTooLarge" {...{ part, state, again }} />;
}
