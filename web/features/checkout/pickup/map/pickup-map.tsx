import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../../intl/use-text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import type { PickupPointPartsFragment } from '../PickupPoints.gen.ts';
import { clustersOf, type Cluster } from './clusters.ts';
import { MapGround } from './map-ground.tsx';
import { showing, useMapView, ZOOM_STEP } from './use-map-view.ts';
import { placeOf, spotOf, zoomed, type Spot, type View } from './view.ts';

type Point = PickupPointPartsFragment;

interface PickupMapProps {
  country: string;
  points: readonly Point[];
  /** What is to be seen at first; the same list until something else was looked for. */
  spots: readonly Spot[];
  origin: Spot | null;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** To look for points around the middle of what is seen. */
  onLook: (spot: Spot) => void;
}

interface MarkProps {
  cluster: Cluster<Point>;
  scale: number;
  chosen: string | null;
  onPress: () => void;
}

const Mark = ({ cluster, scale, chosen, onPress }: MarkProps) => {
  const { x, y, points } = cluster;
  const isChosen = points.some(({ id }) => id === chosen);
  const [first] = points;
  const isBox = points.length === 1 && first!.kind === 'BOX';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list beside the map is the way of the keyboard
    <g
      className={classNames('pmap__mark', isChosen && 'pmap__mark--on')}
      transform={`translate(${x} ${y}) scale(${1 / scale})`}
      onClick={onPress}
    >
      <circle className="pmap__touch" r="22" />
      {isBox ? <rect x="-9" y="-9" width="18" height="18" /> : <circle r={points.length > 1 ? 15 : 10} />}
      {points.length > 1 && (
        <text textAnchor="middle" dy="0.35em">
          {points.length}
        </text>
      )}
    </g>
  );
};

const Zoom = ({ change }: { change: (how: (view: View) => View) => void }) => {
  const t = useText();
  return (
    <div className="pmap__zoom">
      <IconButton
        icon="plus"
        label={t('checkout.pickup.zoomIn')}
        onClick={() => change((view) => zoomed(view, ZOOM_STEP))}
      />
      <IconButton
        icon="minus"
        label={t('checkout.pickup.zoomOut')}
        onClick={() => change((view) => zoomed(view, 1 / ZOOM_STEP))}
      />
    </div>
  );
};

const Origin = ({ spot, scale }: { spot: Spot; scale: number }) => {
  const { x, y } = placeOf(spot);
  return <path className="pmap__origin" d="M-9 0H9M0-9V9" transform={`translate(${x} ${y}) scale(${1 / scale})`} />;
};

/** The points on a drawn map, to be dragged and zoomed. It says nothing that the list beside it does not. */
export const PickupMap = ({ country, points, spots, origin, chosen, onChoose, onLook }: PickupMapProps) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { view, size, isMoved, change, handlers } = useMapView(place, { country, spots });
  const { width, height } = size;
  const point = points.find(({ id }) => id === chosen);
  useEffect(() => {
    if (point && width > 0) change(showing(point, { width, height }));
  }, [point, width, height, change]);
  const press = ({ points: [first, ...others], x, y }: Cluster<Point>) => {
    if (others.length === 0) onChoose(first!.id);
    else change(({ scale }) => zoomed({ x, y, scale }, 2.5));
  };
  const [left, top] = [view.x - width / 2 / view.scale, view.y - height / 2 / view.scale];
  return (
    <div className="pmap">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keys move the map, so a screen reader must pass them on */}
      <div
        ref={place}
        className="pmap__place"
        role="application"
        aria-label={t('checkout.pickup.map')}
        aria-describedby={helpId}
        tabIndex={0}
        {...handlers}
      >
        {width > 0 && (
          <svg aria-hidden viewBox={`${left} ${top} ${width / view.scale} ${height / view.scale}`}>
            <MapGround view={view} />
            {origin && <Origin spot={origin} scale={view.scale} />}
            {clustersOf(points, view.scale).map((cluster) => (
              <Mark
                key={cluster.points[0]!.id}
                cluster={cluster}
                scale={view.scale}
                chosen={chosen}
                onPress={() => press(cluster)}
              />
            ))}
          </svg>
        )}
      </div>
      {/* oxlint-enable */}
      <p className="sr" id={helpId}>
        {t('checkout.pickup.mapKeys')}
      </p>
      <Zoom change={change} />
      {isMoved && (
        <div className="pmap__look">
          <Button variant="line" small icon="search" onClick={() => onLook(spotOf(view))}>
            {t('checkout.pickup.lookHere')}
          </Button>
        </div>
      )}
    </div>
  );
};
