import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { withClient } from '../../../lib/graphql/lazy-client.ts';
import { Balloon } from '../../../ui/drawing.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { BedPicture } from './bed-picture.tsx';
import { bedSize } from './bed.ts';
import type { FullProduct } from '../product/buy-box.tsx';
import { needsOf, PlateSpools } from './plates/plate-spools.tsx';
import { PartFit } from './part-fit.tsx';
import { BedPlan, type PlannedBed } from './print-beds-plan.tsx';
import './print-beds.css';
import { usePrintBedsQuery } from './PrintBeds.gen.ts';
import { Origin, useRangeText } from './print-estimate-words.tsx';
import { usePlateFigures, type PlateFigures } from './plates/use-plate-figures.ts';
import { PrinterField } from './printer-field.tsx';
import { usePrinter } from './printer.ts';
import { usePartFits } from './use-part-fits.ts';

/** What the shop prints for others: with the client of GraphQL, by which it is kept for a cart. */
const PrintOrder = lazyPart(() =>
  withClient(import('../print-order/print-order.tsx')).then((module) => module.PrintOrder),
);

type Printed = Pick<FullProduct, 'id' | 'parts'>;
type Parts = FullProduct['parts'];

/** The parts on a bed by their numbers, with how often each lies there. */
const countsOn = ({ parts: placed }: PlannedBed, parts: Parts) =>
  parts
    .map((part) => ({ part, count: placed.filter(({ partId }) => partId === part.id).length }))
    .filter(({ count }) => count > 0);

interface BedProps {
  plan: PlannedBed;
  parts: Parts;
  title: string;
  figures: PlateFigures | null;
}

function Bed({ plan, parts, title, figures }: BedProps) {
  const { bed } = usePrinter();
  const range = useRangeText();
  const counts = countsOn(plan, parts);
  const copies = (count: number) => (count > 1 ? `\u00a0×\u00a0${count}` : '');
  const label = `${title}: ${counts.map(({ part, count }) => part.name + copies(count)).join(', ')}`;
  return (
    <li>
      <BedPlan bed={bed} plan={plan} parts={parts} label={label} />
      <div>
        <h3>{title}</h3>
        <p className="muted">{[plan.material, plan.colour].filter(Boolean).join(', ')}</p>
        {figures && (
          <p className="fp__f">
            <span className="num">
              {range.grams(figures.grams)} · {range.hours(figures.hours)}
            </span>
            <Origin of={figures.origin} />
            {figures.profile && <span className="faint">{figures.profile}</span>}
          </p>
        )}
        <ul>
          {counts.map(({ part, count }) => (
            <li key={part.id}>
              <Balloon number={part.number} />
              <span>
                {part.name}
                {count > 1 && <span className="num faint">{copies(count)}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Parts that go on no bed of this printer, each with why. */
function Unfit({ product }: { product: Printed }) {
  const { bed } = usePrinter();
  const fits = usePartFits(product);
  return product.parts.map((part) => {
    const fit = fits.get(part.id);
    if (fit?.verdict !== 'TOO_WIDE' && fit?.verdict !== 'TOO_TALL') return null;
    return (
      <li key={part.id}>
        <BedPicture bed={bed} fit={fit} />
        <div>
          <h3>
            <Balloon number={part.number} />
            {part.name}
          </h3>
          <PartFit fit={fit} />
        </div>
      </li>
    );
  });
}

function ChangePrinter() {
  const t = useText();
  const { printer } = usePrinter();
  const [opened, setOpened] = useState(false);
  return (
    <details className="fits__d" onToggle={() => setOpened(true)}>
      <summary className="link">{t(printer ? 'products.printerChange' : 'products.printerSet')}</summary>
      {opened && <PrinterField />}
    </details>
  );
}

/** All parts laid out on beds of the visitor's printer, or of the usual one. Asks the server when it is shown. */
function Beds({ product }: { product: Printed }) {
  const intl = useIntl();
  const t = useText();
  const { printer, bed } = usePrinter();
  const asked = usePrintBedsQuery({ variables: { id: product.id, bed } });
  const figuresOf = usePlateFigures(product.id);
  const plans = (asked.data ?? asked.previousData)?.product?.printBeds;
  if (asked.error) return <LoadFailure error={asked.error} busy={asked.loading} onRetry={() => void asked.refetch()} />;
  if (plans === null) return null;
  return (
    <section className="beds" aria-busy={asked.loading}>
      <div className="sec__h">
        <h2 className="h2">{t('products.bedsTitle')}</h2>
        {plans && <span className="num faint">{t('products.bedsCount', { count: plans.length })}</span>}
      </div>
      <p className="muted">
        {printer?.name && `${printer.name}. `}
        {t('products.bedsText', { bed: bedSize(intl, bed) })}
      </p>
      <ChangePrinter />
      {plans && <PlateSpools needs={needsOf(plans, figuresOf)} />}
      {plans ? (
        <ul className="fp">
          {plans.map((plan, i) => (
            <Bed
              key={i}
              plan={plan}
              parts={product.parts}
              title={t('products.bedNth', { number: i + 1, total: plans.length })}
              figures={figuresOf(plan)}
            />
          ))}
          <Unfit product={product} />
        </ul>
      ) : (
        <Skeleton height="340px" />
      )}
    </section>
  );
}

/** Beds for those who print themselves, and the shop's offer for those who do not. */
export function PrintBeds({ product }: { product: Printed }) {
  return (
    <>
      <Beds product={product} />
      <PrintOrder productId={product.id} />
    </>
  );
}
