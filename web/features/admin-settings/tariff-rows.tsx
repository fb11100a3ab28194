import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { AmountAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import type { ShippingValue } from './shipping.ts';

interface TariffRowsProps {
  path: string;
  method: number;
  tariff: number;
}

/** What one way of sending costs in one zone, by weight. */
export const TariffRows = ({ path, method, tariff }: TariffRowsProps) => {
  const t = useText();
  const { value, change } = useDraft();
  const { methods, zones } = value as ShippingValue;
  const { tariffs } = methods[method]!;
  const { zone, brackets } = tariffs[tariff]!;
  const countries = zones.find(({ id }) => id === zone)?.countries ?? [];
  const label = t('settings.shipping.zone', { zone });
  return (
    <fieldset className="set-tariff">
      <legend>
        {label} <span className="faint num">{countries.join(' ')}</span>
      </legend>
      <div className="set-numbers">
        <AmountAt path={`${path}.minDays`} label={t('settings.shipping.minDays')} />
        <AmountAt path={`${path}.maxDays`} label={t('settings.shipping.maxDays')} />
      </div>
      {brackets.map((_, i) => (
        <div key={i} className="set-numbers">
          <AmountAt
            path={`${path}.brackets.${i}.maxGrams`}
            scale={1000}
            label={t('settings.shipping.upTo')}
            hint={i === brackets.length - 1 ? t('settings.shipping.upToHint') : undefined}
          />
          <AmountAt path={`${path}.brackets.${i}.minor`} scale={100} label={t('settings.shipping.price')} />
        </div>
      ))}
      <div className="row">
        <Button
          variant="quiet"
          small
          onClick={() => change(`${path}.brackets`, [...brackets, { maxGrams: null, minor: null }])}
        >
          {t('settings.shipping.addBracket')}
        </Button>
        {brackets.length > 1 && (
          <Button variant="quiet" small onClick={() => change(`${path}.brackets`, brackets.slice(0, -1))}>
            {t('settings.shipping.removeBracket')}
          </Button>
        )}
        <Button
          variant="quiet"
          small
          onClick={() =>
            change(
              `methods.${method}.tariffs`,
              tariffs.filter((_, i) => i !== tariff),
            )
          }
        >
          {t('settings.shipping.removeZone')}
        </Button>
      </div>
    </fieldset>
  );
};
