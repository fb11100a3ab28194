import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { groundedUnlike, type Grounded } from '../../../codegen/flight/grounded.gen.ts';
import { groundedPlaneUnlike, type GroundedPlane } from '../../../codegen/flight/grounded-plane.gen.ts';
import { useTailoredModel, type TailoredModel } from '../../../lib/tailored-model.ts';
import { useFlightQuery, type PlaneFieldsFragment, type RocketFieldsFragment } from '../Flight.gen.ts';
import { tailoredPlane } from './tailored-plane.ts';
import { useTailoredRocket } from './use-tailored-rocket.ts';

/** Milliseconds of flights at a time, so that typing and drawing go on between. */
const TURN = 8;

type Tell = (grounded: Grounded | GroundedPlane | null) => void;

interface SearchProps {
  rocket: RocketFieldsFragment;
  model: TailoredModel;
  tell: Tell;
}

function Search({ rocket, model, tell }: SearchProps) {
  const chosen = useTailoredRocket(rocket, model);
  const found = useEffectEvent(tell);
  useEffect(() => {
    // Its motors are not known yet.
    if (chosen === rocket) return;
    const search = groundedUnlike(chosen, rocket);
    let timer = 0;
    const turn = () => {
      const until = performance.now() + TURN;
      let step = search.next();
      while (!step.done && performance.now() < until) step = search.next();
      if (step.done) found(step.value);
      else timer = window.setTimeout(turn);
    };
    timer = window.setTimeout(turn);
    return () => {
      window.clearTimeout(timer);
      found(null);
    };
  }, [chosen, rocket]);
  return null;
}

interface BalanceProps {
  plane: PlaneFieldsFragment;
  model: TailoredModel;
  tell: Tell;
}

function Balance({ plane, model, tell }: BalanceProps) {
  const { locale } = useIntl();
  const found = groundedPlaneUnlike(tailoredPlane(plane, model, locale), plane);
  const said = useEffectEvent(tell);
  useEffect(() => {
    said(found);
    return () => said(null);
  }, [found]);
  return null;
}

/** Tells why a rocket or a plane should not fly as it was chosen on its page; asks for nothing before something was chosen. */
export function GroundedCheck({ id, tell }: { id: number; tell: Tell }) {
  const model = useTailoredModel(id);
  const { data } = useFlightQuery({ variables: { id }, skip: !model });
  const flight = data?.product?.flight;
  if (!model || !flight) return null;
  return flight.__typename === 'RocketFlight' ? (
    <Search rocket={flight} model={model} tell={tell} />
  ) : (
    <Balance plane={flight} model={model} tell={tell} />
  );
}
