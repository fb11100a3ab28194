import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { BedPicture } from './bed-picture.tsx';
import { fitOnBed, type Fit } from './fit.ts';
import type { HomeKit } from './home-stage.ts';
import { PrinterField } from './printer-field.tsx';
import { usePrinter } from './printer.ts';
import { Section } from './section.tsx';
import { sizeText } from './size-text.ts';

const PLACES = {
  fits: 'products.placeFlat',
  stand: 'products.placeStand',
  turn: 'products.placeTurn',
  'too-large': 'products.placeNot',
} as const;

const volume = (sizeMm: readonly number[]) => sizeMm.reduce((product, side) => product * side, 1);

/** The name of the part that `largestPartMm` measures: the one with the same sides. */
const largestName = (kit: HomeKit, size: readonly number[]) => {
  const key = (sides: readonly number[]) =>
    [...sides]
      .sort((a, b) => a - b)
      .map(Math.round)
      .join();
  const same = kit.parts.find(({ sizeMm }) => key(sizeMm) === key(size));
  return (same ?? [...kit.parts].sort((a, b) => volume(b.sizeMm) - volume(a.sizeMm))[0])?.name;
};

function FitFacts({ kit, size, fit }: { kit: HomeKit; size: readonly number[]; fit: Fit }) {
  const t = useText();
  const intl = useIntl();
  return (
    <dl className="spec printer__s" aria-live="polite">
      <dt>{t('products.largestPart')}</dt>
      <dd>
        {largestName(kit, size)} {sizeText(intl, size)}
      </dd>
      <dt>{t('products.placement')}</dt>
      <dd>{t(PLACES[fit.verdict], { rise: Math.round(fit.rise), angle: fit.angle })}</dd>
      <dt>{t('products.margin')}</dt>
      <dd>{fit.verdict === 'too-large' ? '–' : t('products.marginValue', { margin: fit.margin })}</dd>
    </dl>
  );
}

/** Asks for the print bed once and shows the kit's largest part on it. */
export function HomeFit({ kit }: { kit: HomeKit }) {
  const t = useText();
  const { bed } = usePrinter();
  const size = kit.largestPartMm;
  if (!size) return null;
  const fit = fitOnBed(size, bed);
  return (
    <Section title={t('home.fit')}>
      <div className="printer">
        <div className="stack">
          <p className="lead">{t('home.fitLead')}</p>
          <div className="printer__f">
            <PrinterField />
          </div>
        </div>
        <div className="printer__r">
          <BedPicture bed={bed} fit={fit} />
          <div className="printer__t">
            <p className="faint">{t('home.fitExample', { name: kit.name })}</p>
            <FitFacts kit={kit} size={size} fit={fit} />
          </div>
        </div>
      </div>
    </Section>
  );
}
