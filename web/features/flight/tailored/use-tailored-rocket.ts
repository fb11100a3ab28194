import { useMemo } from 'react';
import type { TailoredModel } from '../../../lib/tailored-model.ts';
import type { RocketFieldsFragment } from '../Flight.gen.ts';
import { changedFacts } from './changed-facts.ts';
import { useFittingMotorsQuery } from './FittingMotors.gen.ts';

type Mount = RocketFieldsFragment['mounts'][number];

const roomOf = ({ diameterMm, lengthMm, passMm, reachMm }: Mount) => ({ diameterMm, lengthMm, passMm, reachMm });

const roomsOf = ({ mounts }: RocketFieldsFragment) => mounts.map(roomOf);

/** A rocket as it is for a choice; its parts weigh as much more as there is more of them. */
export const tailoredRocket = (rocket: RocketFieldsFragment, model: TailoredModel): RocketFieldsFragment => {
  const changed = changedFacts(rocket, model.flight);
  return {
    ...changed,
    // The motors of a mount are those that the shop says fit.
    mounts: changed.mounts.map((mount, i) => ({ ...mount, motors: rocket.mounts[i]!.motors })),
    masses: rocket.masses.map((mass) => ({
      ...mass,
      grams: mass.grams * (mass.partId === null ? 1 : (model.shares[mass.partId] ?? 1)),
    })),
  };
};

/** The rocket as it was chosen, with the motors that go into it; as it is by standard until these are known. */
export const useTailoredRocket = (rocket: RocketFieldsFragment, model: TailoredModel | null): RocketFieldsFragment => {
  const changed = useMemo(() => (model ? tailoredRocket(rocket, model) : rocket), [rocket, model]);
  const rooms = roomsOf(changed);
  const isSame = JSON.stringify(rooms) === JSON.stringify(roomsOf(rocket));
  const { data } = useFittingMotorsQuery({ variables: { rooms }, skip: isSame });
  return useMemo(() => {
    if (isSame) return changed;
    if (!data) return rocket;
    const mounts = changed.mounts.map((mount, i) => ({ ...mount, motors: data.fittingMotors[i]!.motors }));
    return { ...changed, mounts };
  }, [changed, data, isSame, rocket]);
};
