import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Price } from '../../../ui/price.tsx';
import { BomActionContext } from '../../../lib/chosen-line.ts';
import { gapOf, inputOf, type Choice } from './print-choice.ts';
import { useKeepPrintJobMutation, usePrintQuoteQuery, type PrintQuotePartsFragment } from './PrintOffer.gen.ts';

function Sums({ quote }: { quote: PrintQuotePartsFragment }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const rows = [
    [t('products.printGrams', { grams: formatNumber(Math.round(quote.grams)) }), quote.material],
    [t('products.printHours', { hours: formatNumber(quote.hours, { maximumFractionDigits: 1 }) }), quote.machine],
    [t('products.printHandling'), quote.handling],
  ] as const;
  return (
    <dl>
      {rows.map(([label, amount]) => (
        <div className="kv" key={label}>
          <dt className="muted">{label}</dt>
          <dd>
            <Price value={amount} />
          </dd>
        </div>
      ))}
      <div className="kv">
        <dt>
          <strong>{t('products.printTotal', { copies: quote.copies })}</strong>
        </dt>
        <dd>
          <Price value={quote.total} size="large" />
        </dd>
      </div>
    </dl>
  );
}

/** What the choice costs, as the server prices it, and the way into the cart. */
export function PrintOrderPrice({ productId, choice }: { productId: number; choice: Choice }) {
  const t = useText();
  const buy = useContext(BomActionContext);
  const gap = gapOf(choice);
  const input = inputOf(productId, choice);
  const asked = usePrintQuoteQuery({ variables: { input }, skip: gap !== null });
  const [keepJob] = useKeepPrintJobMutation();
  const keep = async () => {
    const kept = (await keepJob({ variables: { input } })).data!.keepPrintJob;
    return { productId: kept.productId, productType: 'PHYSICAL' as const, price: kept.quote.total };
  };
  if (gap) return <p className="po__room muted">{t(`products.printGap.${gap}`)}</p>;
  if (asked.error) return <LoadFailure error={asked.error} busy={asked.loading} onRetry={() => void asked.refetch()} />;
  const quote = (asked.data ?? asked.previousData)?.printQuote;
  return (
    <div className="po__room stack" aria-busy={asked.loading} aria-live="polite">
      {quote ? <Sums quote={quote} /> : <Skeleton height="132px" />}
      {quote && buy([], keep)}
    </div>
  );
}
