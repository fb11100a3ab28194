import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Seg } from '../../../ui/seg.tsx';
import { Slider } from './slider.tsx';
import { millimetres, sizeText } from '../measure/units.ts';
import { lengthOf, type Measuring } from '../measure/use-measure.ts';
import type { Axis, Change, Shown } from '../viewer-state.ts';

const AXES = (['x', 'y', 'z'] as const).map((value) => ({ value, content: value.toUpperCase() }));

interface StripProps {
  shown: Shown;
  change: (change: Change) => void;
  /** How far the plane can go either way, millimetres. */
  reach: Record<Axis, number>;
  cut: [number, number] | null;
  measuring: Measuring;
}

function SectionStrip({ shown, change, reach, cut }: StripProps) {
  const intl = useIntl();
  const t = useText();
  const limit = Math.max(0.5, Math.floor(reach[shown.axis] * 2) / 2);
  const place = millimetres(intl, shown.at);
  return (
    <div className="vw__tool vw__tool--cut">
      <Seg
        label={t('products.viewerPlane')}
        value={shown.axis}
        options={AXES}
        onChange={(axis) => change({ do: 'set', to: { axis, at: 0 } })}
      />
      <Slider
        name={t('products.viewerPlaneAt')}
        min={-limit}
        max={limit}
        step={0.5}
        press={1}
        value={shown.at}
        text={place}
        onChange={(at) => change({ do: 'set', to: { at } })}
      />
      <span className="num">{place}</span>
      <output className="num">{cut ? t('products.viewerCut', { size: sizeText(intl, cut, 1) }) : '–'}</output>
      <IconButton
        icon="flip"
        label={t('products.viewerFlip')}
        aria-pressed={shown.flipped}
        onClick={() => change({ do: 'set', to: { flipped: !shown.flipped } })}
      />
    </div>
  );
}

function ExplodeStrip({ shown, change }: StripProps) {
  const intl = useIntl();
  const t = useText();
  const share = intl.formatNumber(shown.apart / 100, { style: 'percent' });
  return (
    <div className="vw__tool">
      <strong>{t('products.viewerApart')}</strong>
      <Slider
        name={t('products.viewerApart')}
        min={0}
        max={100}
        step={1}
        press={10}
        value={shown.apart}
        text={share}
        onChange={(apart) => change({ do: 'set', to: { apart } })}
      />
      <span className="num">{share}</span>
    </div>
  );
}

function MeasureStrip({ measuring: { points, missed, middle, clear } }: StripProps) {
  const intl = useIntl();
  const t = useText();
  const length = lengthOf(points);
  const next = points.length === 1 ? t('products.viewerSecond') : t('products.viewerFirst');
  return (
    <div className="vw__tool vw__tool--measure">
      <output>
        {length === null ? (
          missed ? (
            t('products.viewerMissed')
          ) : (
            next
          )
        ) : (
          <strong className="num">{millimetres(intl, length)}</strong>
        )}
      </output>
      <Button small variant="line" onClick={middle}>
        {t('products.viewerPoint')}
      </Button>
      <IconButton icon="x" label={t('products.viewerClear')} onClick={clear} disabled={points.length === 0} />
    </div>
  );
}

/** What the tool in use is set by: one strip at the bottom of the picture. */
export function ToolStrip(props: StripProps) {
  switch (props.shown.tool) {
    case 'section':
      return <SectionStrip {...props} />;
    case 'explode':
      return <ExplodeStrip {...props} />;
    case 'measure':
      return <MeasureStrip {...props} />;
    default:
      return null;
  }
}
