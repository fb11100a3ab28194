import { useIntl } from 'react-intl';
import type { PickupCarrier } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { valueAt } from '../../lib/form/at-path.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { ErrorAt } from './error-at.tsx';
import { AmountAt, SwitchAt, WordsAt } from './inputs.tsx';
import { useErrorAt } from './use-error-at.ts';
import { useDraft } from './setting-context.ts';
import { newTariff, shifted, type ShippingValue } from './shipping.ts';
import { TariffRows } from './tariff-rows.tsx';

const Moves = ({ index, name }: { index: number; name: string }) => {
  const t = useText();
  const { value, change } = useDraft();
  const { methods } = value as ShippingValue;
  const move = (by: -1 | 1) => change('methods', shifted(methods, index, by));
  return (
    <div className="row">
      <Button
        variant="quiet"
        small
        disabled={index === 0}
        aria-label={t('settings.earlierName', { name })}
        onClick={() => move(-1)}
      >
        {t('settings.earlier')}
      </Button>
      <Button
        variant="quiet"
        small
        disabled={index === methods.length - 1}
        aria-label={t('settings.laterName', { name })}
        onClick={() => move(1)}
      >
        {t('settings.later')}
      </Button>
      <Button
        variant="quiet"
        small
        aria-label={t('settings.removeName', { name })}
        onClick={() =>
          change(
            'methods',
            methods.filter((_, i) => i !== index),
          )
        }
      >
        {t('settings.remove')}
      </Button>
    </div>
  );
};

const CARRIERS: readonly PickupCarrier[] = ['PACKETA'];

/** To the buyer's address, or to a point that the buyer chooses. */
const PickupAt = ({ path }: { path: string }) => {
  const t = useText();
  const { value, change } = useDraft();
  return (
    <Select
      label={t('settings.shipping.pickup')}
      hint={t('settings.shipping.pickupHint')}
      value={(valueAt(value, path) as string | null | undefined) ?? ''}
      error={useErrorAt(path)}
      onChange={(event) => change(path, event.target.value || null)}
    >
      <option value="">{t('settings.shipping.pickup.none')}</option>
      {CARRIERS.map((carrier) => (
        <option key={carrier} value={carrier}>
          {t(`settings.shipping.pickup.${carrier}`)}
        </option>
      ))}
    </Select>
  );
};

/** One way of sending: its words, whether it is offered, and what it costs where. */
export const MethodPanel = ({ index }: { index: number }) => {
  const t = useText();
  const { locale } = useIntl();
  const { value, change } = useDraft();
  const { methods, zones } = value as ShippingValue;
  const { id, name, tariffs, collection } = methods[index]!;
  const path = `methods.${index}`;
  const title = name[locale] || id;
  const free = zones.filter((zone) => !tariffs.some((tariff) => tariff.zone === zone.id));
  return (
    <section className="panel adm__stack" aria-label={title}>
      <div className="row between">
        <h2 className="h3">{title}</h2>
        <Moves index={index} name={title} />
      </div>
      <SwitchAt
        path={`${path}.active`}
        label={t('settings.shipping.active')}
        hint={t('settings.shipping.activeHint')}
      />
      <WordsAt path={`${path}.name`} label={t('settings.name')} />
      <WordsAt path={`${path}.description`} label={t('settings.shipping.description')} />
      <SwitchAt
        path={`${path}.collection`}
        label={t('settings.shipping.collection')}
        hint={t('settings.shipping.collectionHint')}
      />
      {!collection && <PickupAt path={`${path}.pickup`} />}
      <div className="fg">
        <AmountAt
          path={`${path}.freeFromMinor`}
          scale={100}
          label={t('settings.shipping.freeFrom')}
          hint={t('settings.shipping.freeFromHint')}
        />
      </div>
      <ErrorAt path={`${path}.tariffs`} />
      {tariffs.map((tariff, i) => (
        <TariffRows key={tariff.zone} path={`${path}.tariffs.${i}`} method={index} tariff={i} />
      ))}
      {free.length > 0 && (
        <div className="row">
          {free.map((zone) => (
            <Button
              key={zone.id}
              variant="line"
              small
              icon="plus"
              onClick={() => change(`${path}.tariffs`, [...tariffs, newTariff(zone.id)])}
            >
              {t('settings.shipping.addZone', { zone: zone.id })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
};
