import { useText } from '../../../intl/use-text.ts';
import { PartDrawing } from './part-drawing.tsx';
import type { DraftPart } from './use-model-draft.ts';
import type { Report } from './use-model-uploads.ts';

/** The drawing of a part with its sizes and findings, and its photograph. */
export const PartPictures = ({ part, report }: { part: DraftPart; report: Report | undefined }) => {
  const t = useText();
  const { photo, drawing, frameMm } = part.pictures ?? {};
  return (
    <div className="mv__pics" data-both={photo ? true : undefined}>
      <div className="drawn mv__box">
        {drawing && !frameMm ? (
          <img src={drawing.url} alt={t('catalogue.model.drawing')} />
        ) : (
          <PartDrawing sizeMm={part.sizeMm} frame={frameMm} drawing={drawing?.url} report={report} />
        )}
      </div>
      {photo && (
        <div className="photo">
          <img src={photo.url} width={photo.width} height={photo.height} alt={t('catalogue.model.photo')} />
        </div>
      )}
    </div>
  );
};
