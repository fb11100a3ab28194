import type { CSSProperties } from 'react';
import { Dim } from '../../../../ui/drawing.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { extentOf } from './extent.ts';
import type { Dimensions } from './gallery.ts';

/** The drawing from the side or above with its real length where its ends are known; the other measures in words. */
export function DimensionDrawing({ dimensions: { drawing, span, others } }: { dimensions: Dimensions }) {
  const extent = extentOf(drawing);
  const listed = extent ? others : [span, ...others];
  return (
    <figure className="dims drawn">
      <div className="dims__p" style={{ '--ar': drawing.width / drawing.height } as CSSProperties}>
        <Picture image={drawing} sizes="(max-width:1000px) 100vw, 742px" />
        {extent && (
          <Dim style={{ left: `${extent.left}%`, width: `${extent.width}%`, bottom: '-28px' }}>{span.value}</Dim>
        )}
      </div>
      {listed.length > 0 && (
        <dl className="dims__o num">
          {listed.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  );
}
