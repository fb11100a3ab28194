import { useMemo, useState } from 'react';
import type { PickupCarrier, PickupKind } from '../../../codegen/schema.gen.ts';
import type { Spot } from './map/view.ts';
import { locate, type NotLocated } from './locate.ts';
import { usePickupPointsQuery } from './PickupPoints.gen.ts';

/** What was looked for: something that is called like a text, or what lies around a spot. */
type Wanted = { readonly text: string } | { readonly spot: Spot };

export interface PointFilter {
  /** Null: both. */
  readonly kind: PickupKind | null;
  /** Those alone that take the money for a parcel. */
  readonly cash: boolean;
}

export interface SearchStart {
  carrier: PickupCarrier;
  country: string;
  /** Of the parcel. */
  grams: number;
  /** Where the buyer lives, or chose last; null: nothing is known. */
  wanted: Wanted | null;
  cash: boolean;
}

const NO_POINTS = [] as const;
/** So many of the nearest are seen on the map at first. */
const FIRST_SEEN = 8;

interface Asked {
  wanted: Wanted | null;
  country: string;
  filter: PointFilter;
}

const useFound = ({ carrier, grams }: SearchStart, { wanted, country, filter }: Asked) => {
  const place = wanted && ('text' in wanted ? { text: wanted.text } : wanted.spot);
  const narrowed = { ...(filter.kind && { kind: filter.kind }), ...(filter.cash && { cash: true }) };
  const { data, previousData, loading, error, refetch } = usePickupPointsQuery({
    variables: { input: { carrier, country, grams, ...place, ...narrowed } },
    skip: !wanted,
  });
  const found = wanted ? (data ?? previousData)?.pickupPoints : undefined;
  const spots = useMemo((): readonly Spot[] => {
    if (!found?.origin || found.points.length === 0) return NO_POINTS;
    return [found.origin, ...found.points.slice(0, FIRST_SEEN)];
  }, [found]);
  const { points = NO_POINTS, origin = null } = found ?? {};
  return { points, origin, spots, loading: loading && wanted !== null, error, refetch };
};

const useLocating = (onFound: (spot: Spot) => void) => {
  const [locating, setLocating] = useState(false);
  const [notLocated, setNotLocated] = useState<NotLocated | null>(null);
  const lookNear = async () => {
    setNotLocated(null);
    setLocating(true);
    const answer = await locate();
    setLocating(false);
    if (typeof answer === 'string') setNotLocated(answer);
    else onFound(answer);
  };
  return { locating, notLocated, lookNear };
};

/** The search of a buyer for a point: what is asked, narrowed and found. */
export const usePointSearch = (start: SearchStart) => {
  const [country, setCountry] = useState(start.country);
  const [wanted, look] = useState(start.wanted);
  const [filter, setFilter] = useState<PointFilter>({ kind: null, cash: start.cash });
  const found = useFound(start, { wanted, country, filter });
  const locating = useLocating((spot) => look({ spot }));
  return { country, setCountry, filter, setFilter, look, asked: wanted !== null, ...found, ...locating };
};

export type PointSearch = ReturnType<typeof usePointSearch>;
