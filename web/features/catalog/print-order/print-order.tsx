import { useState } from 'react';
import { PRINT_LIMITS } from '../../../codegen/print-limits.gen.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { Quantity } from '../../../ui/form/quantity.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { emptyChoice, mostSets, setsOf, withMaterial, withSets, type Choice, type Offer } from './print-choice.ts';
import { PrintOrderParts } from './print-order-parts.tsx';
import { PrintOrderPrice } from './print-order-price.tsx';
import './print-order.css';
import { usePrintOfferQuery } from './PrintOffer.gen.ts';

interface FilamentProps {
  offer: Offer;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function Filament({ offer, choice, onChange }: FilamentProps) {
  const t = useText();
  const colours = offer.materials.find(({ material }) => material === choice.material)?.colours ?? [];
  return (
    <div className="po__filament">
      <Select
        label={t('products.printMaterial')}
        value={choice.material}
        onChange={({ target }) => onChange(withMaterial(offer, choice, target.value))}
      >
        {offer.materials.map(({ material }) => (
          <option key={material}>{material}</option>
        ))}
      </Select>
      <Select
        label={t('products.printColour')}
        value={choice.colour}
        onChange={({ target }) => onChange({ ...choice, colour: target.value })}
      >
        {colours.map(({ name, hex }) => (
          <option key={hex} value={hex}>
            {name}
          </option>
        ))}
      </Select>
      <span className="po__colour" style={{ background: choice.colour }} aria-hidden />
    </div>
  );
}

function Chooser({ productId, offer }: { productId: number; offer: Offer }) {
  const t = useText();
  const [choice, setChoice] = useState(() => emptyChoice(offer));
  const most = mostSets(offer);
  const printable = offer.parts.filter(({ problem }) => !problem);
  return (
    <section className="po" aria-labelledby="print-order">
      <h2 className="h2" id="print-order">
        {t('products.printTitle')}
      </h2>
      <p className="muted">{t('products.printText', { days: offer.days })}</p>
      <div className="two">
        <div>
          <div className="row">
            <Button
              variant="quiet"
              small
              disabled={printable.length === 0}
              onClick={() => setChoice(withSets(offer, choice, 1))}
            >
              {t('products.printAll')}
            </Button>
            <Button
              variant="quiet"
              small
              disabled={Object.keys(choice.copies).length === 0}
              onClick={() => setChoice({ ...choice, copies: {} })}
            >
              {t('products.printNone')}
            </Button>
            {most > 1 && (
              <span className="row">
                <span className="muted">{t('products.printSets')}</span>
                <Quantity
                  value={setsOf(offer, choice)}
                  min={0}
                  max={most}
                  onChange={(sets) => setChoice(withSets(offer, choice, sets))}
                  labels={{ group: t('products.printSets'), less: t('cart.less'), more: t('cart.more') }}
                />
              </span>
            )}
          </div>
          <PrintOrderParts parts={offer.parts} choice={choice} onChange={setChoice} />
        </div>
        <div className="panel stack">
          <Filament offer={offer} choice={choice} onChange={setChoice} />
          <PrintOrderPrice productId={productId} choice={choice} />
          <p className="est__n">{t('products.printLimits', { ...PRINT_LIMITS })}</p>
        </div>
      </div>
    </section>
  );
}

/** Parts that the shop prints for the visitor, with what they cost. Nothing where the shop prints nothing of the model. */
export function PrintOrder({ productId }: { productId: number }) {
  const asked = usePrintOfferQuery({ variables: { id: productId } });
  if (asked.error) return <LoadFailure error={asked.error} busy={asked.loading} onRetry={() => void asked.refetch()} />;
  const offer = asked.data?.product?.printOffer;
  return offer ? <Chooser productId={productId} offer={offer} /> : null;
}
