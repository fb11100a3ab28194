import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Seg } from '../../ui/seg.tsx';
import { FlightSupplies, type SuppliesProps } from './supplies/flight-supplies.tsx';
import type { PlaneFieldsFragment } from './Flight.gen.ts';
import { MassTable } from './mass-table.tsx';
import { figuresOf } from './plane.ts';
import { PlaneDrawing } from './plane-drawing.tsx';
import { PlaneFigures } from './plane-figures.tsx';
import { PlanePower } from './plane-power.tsx';
import { PlaneSetup } from './plane-setup.tsx';
import { useNumber } from './use-number.ts';
import { chosenNames, usePlaneSetup } from './use-plane-setup.ts';
import { useUnits, type System } from './use-units.ts';
import './flown.css';

/** How far the figures can be trusted, and the formulas that they come from. */
function Sources({ plane, units }: { plane: PlaneFieldsFragment; units: ReturnType<typeof useUnits> }) {
  const t = useText();
  const n = useNumber();
  return (
    <>
      <div className="note note--warn">
        <Icon name="warn" />
        <p>
          <FormattedMessage
            id="flight.planeEstimate"
            values={{
              strong: (text) => <strong>{text}</strong>,
              area: units.area(plane.wing.areaMm2),
              from: units.length(plane.balance.fromMm),
              to: units.length(plane.balance.toMm),
            }}
          />
        </p>
      </div>
      <div className="prose fl__q">
        <p>
          <FormattedMessage id="flight.loadingFormula" values={{ sup: (text) => <sup>{text}</sup> }} />
        </p>
        <p>
          <FormattedMessage
            id="flight.stallFormula"
            values={{ sub: (text) => <sub>{text}</sub>, lift: n(plane.wing.maxLift, 1) }}
          />
        </p>
        <p>
          {t('flight.rangeFormula', {
            neutral: units.length(plane.balance.neutralMm),
            chord: units.length(plane.wing.meanChordMm),
          })}
        </p>
      </div>
    </>
  );
}

interface PlaneFlightProps {
  plane: PlaneFieldsFragment;
  offer: SuppliesProps;
  /** Said before anything else. */
  children?: ReactNode;
}

/** How a plane balances and flies with the customer's battery and motor. */
export function PlaneFlight({ plane, offer, children }: PlaneFlightProps) {
  const t = useText();
  const [system, setSystem] = useState<System>('METRIC');
  const units = useUnits(system);
  const { choice, change, setup } = usePlaneSetup(plane);
  const figures = figuresOf(plane, setup);
  const options = [
    { value: 'METRIC' as const, content: 'g, dm²' },
    { value: 'IMPERIAL' as const, content: 'oz, ft²' },
  ];
  return (
    <section className="sec wrap fl" id="flight" aria-labelledby="flight-title">
      <div className="sec__h">
        <div>
          <h2 className="h2" id="flight-title">
            {t('flight.planeTitle')}
          </h2>
          <p className="muted fl__i">{t('flight.planeIntro')}</p>
        </div>
        <Seg label={t('flight.units')} value={system} options={options} onChange={setSystem} />
      </div>
      {children}
      <div className="fl__p">
        <PlaneDrawing plane={plane} figures={figures} setup={setup} units={units} />
        <PlaneSetup {...{ plane, choice, change, setup, figures, units }} />
      </div>
      <PlaneFigures plane={plane} figures={figures} units={units} />
      <PlanePower {...{ plane, choice, figures, units }} />
      <FlightSupplies {...offer} chosen={chosenNames(plane, choice)} />
      <Sources plane={plane} units={units} />
      <MassTable masses={plane.masses} place={t('flight.fromRoot')} />
    </section>
  );
}
