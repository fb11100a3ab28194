import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { useNear } from '../../../ui/use-near.ts';
import { BedPicture } from '../print/bed-picture.tsx';
import type { BedFitPartsFragment } from '../print/Fit.gen.ts';
import type { HomeKit } from './home-stage.ts';
import { PrinterField } from '../print/printer-field.tsx';
import { usePrinter } from '../print/printer.ts';
import { Section } from '../product/section.tsx';
import { sizeText } from '../product/size-text.ts';
import { useFits } from '../print/use-fits.ts';

const PLACES = {
  FITS: 'products.placeFlat',
  TURNED: 'products.placeTurn',
  TOO_WIDE: 'products.placeNot',
  TOO_TALL: 'products.placeNot',
} as const;

/** The name of the part that the fit speaks of: the one of its size. */
const partName = (kit: HomeKit, { sizeMm }: BedFitPartsFragment) =>
  kit.parts.find((part) => part.sizeMm.join() === sizeMm.join())?.name;

function FitFacts({ kit, fit }: { kit: HomeKit; fit: BedFitPartsFragment }) {
  const t = useText();
  const intl = useIntl();
  const { verdict, turnDegrees, marginMm, sizeMm } = fit;
  const held = verdict === 'FITS' || verdict === 'TURNED';
  return (
    <dl className="spec printer__s" aria-live="polite">
      <dt>{t('products.tightestPart')}</dt>
      <dd>
        {partName(kit, fit)} {sizeText(intl, sizeMm)}
      </dd>
      <dt>{t('products.placement')}</dt>
      <dd>{t(PLACES[verdict], { rise: Math.round(sizeMm[2] ?? 0), angle: turnDegrees ?? 0 })}</dd>
      <dt>{t('products.margin')}</dt>
      <dd>{held ? t('products.marginValue', { margin: Math.floor(marginMm ?? 0) }) : '–'}</dd>
    </dl>
  );
}

/** Asks for the printer once and shows on its bed the part of the kit that decides. */
export function HomeFit({ kit }: { kit: HomeKit }) {
  const t = useText();
  const { bed } = usePrinter();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const fit = useFits([kit])(kit);
  if (fit === null) return null;
  return (
    <Section title={t('home.fit')}>
      <div className="printer">
        <div className="stack">
          <p className="lead">{t('home.fitLead')}</p>
          <div className="printer__f" ref={place}>
            <PrinterField seen={near} />
          </div>
        </div>
        <div className="printer__r">
          <BedPicture bed={bed} fit={fit} />
          <div className="printer__t">
            <p className="faint">{t('home.fitExample', { name: kit.name })}</p>
            {fit && <FitFacts kit={kit} fit={fit} />}
          </div>
        </div>
      </div>
    </Section>
  );
}
