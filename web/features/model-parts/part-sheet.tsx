import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Balloon } from '../../ui/drawing.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ModelPartsQuery } from './ModelParts.gen.ts';

export type ModelPart = NonNullable<ModelPartsQuery['product']>['parts'][number];

const PICTURE_SIZES = '(max-width:600px) 46vw, 200px';

function Facts({ part }: { part: ModelPart }) {
  const intl = useIntl();
  const t = useText();
  const { sizeMm, grams, supports } = part;
  const [width = 0, depth = 0, height = 0] = sizeMm.map((side) =>
    intl.formatNumber(side, { maximumFractionDigits: 1 }),
  );
  const weight = intl.formatNumber(grams, { maximumFractionDigits: grams < 10 ? 1 : 0 });
  return (
    <p className="psheet__f num">
      <span className="nowrap">{t('parts.size', { width, depth, height })}</span>
      <span className="nowrap">{t('parts.grams', { grams: weight })}</span>
      {supports !== null && <span className="nowrap">{t(supports ? 'parts.supports' : 'parts.noSupports')}</span>}
    </p>
  );
}

/** One part as it comes off the printer and as it is drawn, with what a maker asks of it first. */
export function PartSheet({ part }: { part: ModelPart }) {
  const intl = useIntl();
  const { number, name, quantity, material, colour, photo, image } = part;
  return (
    <li className="psheet">
      <div className="psheet__p">
        {photo && <Picture image={photo} sizes={PICTURE_SIZES} />}
        {image && <Picture image={image} sizes={PICTURE_SIZES} />}
      </div>
      <div>
        <h3 className="psheet__t">
          <Balloon number={number} />
          <span>
            {name}
            {quantity > 1 && <span className="num faint">{`\u00a0×\u00a0${intl.formatNumber(quantity)}`}</span>}
          </span>
        </h3>
        <p className="muted psheet__m">{[material, colour].filter(Boolean).join(', ')}</p>
        <Facts part={part} />
      </div>
    </li>
  );
}
