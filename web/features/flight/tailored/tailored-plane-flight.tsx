import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { useTailoredModel } from '../../../lib/tailored-model.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { PlaneFieldsFragment } from '../Flight.gen.ts';
import { PlaneFlight } from '../plane-flight.tsx';
import type { SuppliesProps } from '../supplies/flight-supplies.tsx';
import { tailoredPlane } from './tailored-plane.ts';

interface TailoredPlaneFlightProps {
  id: number;
  plane: PlaneFieldsFragment;
  offer: SuppliesProps;
}

/** The flight of a plane as the visitor chose it on its page. */
export function TailoredPlaneFlight({ id, plane, offer }: TailoredPlaneFlightProps) {
  const t = useText();
  const { locale } = useIntl();
  const model = useTailoredModel(id);
  const flown = useMemo(() => (model ? tailoredPlane(plane, model, locale) : plane), [plane, model, locale]);
  const motors = flown.motor.choices.map(({ name }) => name).join('/');
  return (
    // Other motors are another form.
    <PlaneFlight key={motors} plane={flown} offer={offer}>
      {model && <Notice>{t('flight.tailoredPlane')}</Notice>}
    </PlaneFlight>
  );
}
