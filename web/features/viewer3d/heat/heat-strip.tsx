import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { squareCentimetres, millimetres } from '../measure/units.ts';
import type { ViewerPart } from '../parts/viewer-part.ts';
import type { RunningViewer } from '../running-viewer.tsx';
import { Figures, Legend, PartWait } from '../shown-part/part-strip.tsx';
import { usePartFile } from '../shown-part/use-part-file.ts';
import { readHeatMap, type HeatMap } from './heat-map.ts';

interface HeatProps {
  viewer: RunningViewer;
  productId: number;
  part: ViewerPart;
}

function Heat({ viewer, part, map }: Omit<HeatProps, 'productId'> & { map: HeatMap }) {
  const intl = useIntl();
  const t = useText();
  useEffect(() => {
    viewer.exhibit(map);
    return () => {
      viewer.exhibit(null);
      map.dispose();
    };
  }, [viewer, map]);
  const { overhangMm2, firstLayerMm2, thinnestMm } = map.figures;
  return (
    <>
      <Legend
        label={t('products.heatLegend')}
        rows={map.legend.map(({ kind, hex }) => [t(`products.heatKind.${kind}`), hex])}
      />
      <div className="vw__tool vw__tool--wait">
        <strong>{part.name}</strong>
        <Figures
          words={[
            [t('products.heatOverhang'), squareCentimetres(intl, overhangMm2)],
            [t('products.heatFirst'), squareCentimetres(intl, firstLayerMm2)],
            [t('products.heatThin'), thinnestMm === null ? t('products.heatThick') : millimetres(intl, thinnestMm)],
          ]}
        />
      </div>
    </>
  );
}

/** What printing the chosen part takes, as colours on its shape and in figures; why not, where that cannot be shown. */
export function HeatStrip({ viewer, productId, part }: HeatProps) {
  const { state, again } = usePartFile(`/api/part-heat/${productId}/${encodeURIComponent(part.id)}`, readHeatMap);
  if (state.phase === 'ready') return <Heat key={part.id} {...{ viewer, part }} map={state.file} />;
  return <PartWait waits="products.heatLoading" tooLarge="products.heatTooLarge" {...{ part, state, again }} />;
}
