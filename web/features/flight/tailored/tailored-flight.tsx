import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { useTailoredModel } from '../../../lib/tailored-model.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionSkeleton } from '../../../ui/section-skeleton.tsx';
import type { RocketFieldsFragment } from '../Flight.gen.ts';
import { RocketFlight } from '../rocket-flight.tsx';
import type { SuppliesProps } from '../supplies/flight-supplies.tsx';
import { useTailoredRocket } from './use-tailored-rocket.ts';

const motorsOf = ({ mounts }: RocketFieldsFragment) =>
  mounts.map(({ motors }) => motors.map(({ maker, name }) => `${maker} ${name}`).join()).join('/');

interface TailoredFlightProps {
  id: number;
  rocket: RocketFieldsFragment;
  offer: SuppliesProps;
}

/** The flight of a rocket as the visitor chose it on its page, shown once its motors are in their order: nothing grows before the eyes. */
export function TailoredFlight({ id, rocket, offer }: TailoredFlightProps) {
  const t = useText();
  const model = useTailoredModel(id);
  const flown = useTailoredRocket(rocket, model);
  const [isRanked, setRanked] = useState(rocket.mounts.length === 0);
  return (
    <>
      {!isRanked && <SectionSkeleton />}
      <div hidden={!isRanked}>
        {/* Other motors are another form. */}
        <RocketFlight key={motorsOf(flown)} rocket={flown} offer={offer} onRanked={() => setRanked(true)}>
          {model && <Notice>{t('flight.tailored')}</Notice>}
        </RocketFlight>
      </div>
    </>
  );
}
