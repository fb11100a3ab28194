import { useState } from 'react';
import type { PrintEstimateInput } from '../../../codegen/schema.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { FullProduct } from '../product/buy-box.tsx';
import { useKeptProfile } from '../../../lib/printing/kept-profile.ts';
import { ProfilePanel } from '../profile/profile-panel.tsx';
import { useProfileSlicing } from '../profile/use-profile-slicing.ts';
import { CostSum, Figures } from './print-estimate-figures.tsx';
import { PrintPricesForm } from './print-estimate-form.tsx';
import { HoursByClass } from './print-estimate-hours.tsx';
import { PartEstimates } from './print-estimate-parts.tsx';
import { usePrintPrices } from './print-estimate-prices.ts';
import { Origin } from './print-estimate-words.tsx';
import './print-estimate.css';
import { usePrintEstimateQuery, type PrintEstimateQuery } from './PrintEstimate.gen.ts';

type Answer = NonNullable<PrintEstimateQuery['product']>;

/** All classes are known, or none is: the parts were measured or they were not. */
const hoursOf = ({ fast, quick, classic }: Answer) =>
  fast && quick && classic && { FAST: fast.hours, QUICK: quick.hours, CLASSIC: classic.hours };

/** The answer for `input`, and until it is here the one before, always with what it was asked for. */
const useEstimate = (id: number, input: PrintEstimateInput) => {
  // Answers for prices that are being typed are not worth keeping.
  const asked = usePrintEstimateQuery({ variables: { id, mine: input } });
  const [counted, setCounted] = useState<{ answer: Answer; input: PrintEstimateInput } | null>(null);
  const answer = asked.data?.product;
  if (answer && answer !== counted?.answer) setCounted({ answer, input });
  return { asked, counted };
};

/** What the model takes to print on the buyer's printer, at the buyer's prices. Asks the server when it is shown. */
export function PrintEstimate({ product: { id, parts } }: { product: Pick<FullProduct, 'id' | 'parts'> }) {
  const t = useText();
  const { prices, input, change } = usePrintPrices();
  const profile = useKeptProfile();
  const slicing = useProfileSlicing(id, input.printerClass, profile);
  const sliced = slicing.isThrough ? profile : null;
  const { asked, counted } = useEstimate(id, sliced ? { ...input, profile: sliced.settings } : input);
  if (asked.error) return <LoadFailure error={asked.error} busy={asked.loading} onRetry={() => void asked.refetch()} />;
  if (!counted) return <Skeleton height="var(--est-room)" />;
  const { answer } = counted;
  const { mine } = answer;
  const hours = hoursOf(answer);
  if (!mine || !hours) return <Notice>{t('products.estNone')}</Notice>;
  const { layerHeightMm, infillPercent, walls } = mine;
  return (
    <div className="two est2">
      <section>
        <div className="row between est__head">
          <h2 className="h2">{t('products.estTitle')}</h2>
          <span className="num faint">
            {t('products.estParts', { count: mine.parts.reduce((sum, { quantity }) => sum + quantity, 0) })}
          </span>
        </div>
        <Figures estimate={mine} measured={answer.measuredPrint} parts={parts} />
        <HoursByClass
          hours={hours}
          chosen={counted.input.printerClass}
          own={counted.input.profile && profile ? { name: profile.name, hours: mine.hours } : null}
        />
        <p className="est__o">
          <Origin of={mine.hours.origin} />
          <span>
            {t(`products.estOriginNote.${counted.input.profile ? 'PROFILE' : mine.hours.origin}`)}{' '}
            {t('products.estSettings', { layer: layerHeightMm, infill: infillPercent, walls })}
          </span>
        </p>
        <PartEstimates estimate={mine} parts={parts} />
      </section>
      <PrintPricesForm
        prices={prices}
        onChange={change}
        usualWatts={counted.input.printerWatts == null ? mine.printerWatts : null}
        profile={<ProfilePanel slicing={slicing} />}
      >
        <CostSum estimate={mine} input={counted.input} />
      </PrintPricesForm>
    </div>
  );
}
