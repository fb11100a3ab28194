import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import type { DraftPart } from './use-model-draft.ts';

export type MeshStateFields = NonNullable<DraftPart['mending']>['before'];

interface MeshStateProps {
  state: MeshStateFields;
  title: string;
  /** What the picture shows. */
  alt: string;
  /** Also how it lies: its height, what hangs over and what holds on the bed. */
  lies?: boolean;
  children?: ReactNode;
}

const useFigures = ({ triangles, volumeCm3, sizeMm, overhangCm2, firstLayerCm2 }: MeshStateFields, lies: boolean) => {
  const t = useText();
  const intl = useIntl();
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 });
  const inUnit = (value: number | null | undefined, unit: string) => value != null && `${number(value)}\u00a0${unit}`;
  const short = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const size = sizeMm ? `${sizeMm.map(short).join(' × ')}\u00a0mm` : false;
  const figures: [label: string, value: string | false][] = [
    [t('catalogue.model.triangles'), intl.formatNumber(triangles)],
    [t('catalogue.model.size'), lies && size],
    [t('catalogue.model.volume'), inUnit(volumeCm3, 'cm³') || t('catalogue.model.undefined')],
    [t('catalogue.model.overhang'), lies && inUnit(overhangCm2, 'cm²')],
    [t('catalogue.model.firstLayer'), lies && inUnit(firstLayerCm2, 'cm²')],
  ];
  return figures.filter((figure): figure is [string, string] => figure[1] !== false);
};

/** A mesh before or after the shop worked on it: its picture and figures. */
export const MeshState = ({ state, title, alt, lies = false, children }: MeshStateProps) => {
  const t = useText();
  const { photo } = state;
  return (
    <figure className="mh__view">
      <figcaption>
        <strong>{title}</strong>
      </figcaption>
      <div className="photo">
        {photo ? (
          <img {...{ src: photo.url, width: photo.width, height: photo.height }} alt={alt} />
        ) : (
          <p className="muted">{t('catalogue.model.mending.noPhoto')}</p>
        )}
      </div>
      <dl className="spec pe-spec">
        {useFigures(state, lies).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </figure>
  );
};
