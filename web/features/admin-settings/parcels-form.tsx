import { useIntl } from 'react-intl';
import type { Carrier, ParcelsSettingInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Select } from '../../ui/form/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useAdminSettingsQuery } from './AdminSettings.gen.ts';
import { AmountAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import type { ShippingValue } from './shipping.ts';
import { useErrorAt } from './use-error-at.ts';

const CARRIERS: Readonly<Record<Carrier, string>> = {
  PACKETA: 'Packeta',
  GLS: 'GLS',
  SLOVAK_POST: 'Slovenská pošta',
  DPD: 'DPD',
  DHL: 'DHL',
  OTHER: '–',
};

type Method = ShippingValue['methods'][number];

const CarrierOf = ({ method: { id, name } }: { method: Method }) => {
  const t = useText();
  const { locale } = useIntl();
  const { value, change } = useDraft();
  const { carriers } = value as ParcelsSettingInput;
  const at = carriers.findIndex(({ method }) => method === id);
  const others = carriers.filter(({ method }) => method !== id);
  return (
    <Select
      label={name[locale]}
      value={carriers[at]?.carrier ?? ''}
      error={useErrorAt(`carriers.${at}.carrier`)}
      onChange={({ target: { value: carrier } }) =>
        change('carriers', carrier ? [...others, { method: id, carrier }] : others)
      }
    >
      <option value="">{t('settings.parcels.none')}</option>
      {Object.entries(CARRIERS).map(([carrier, words]) => (
        <option key={carrier} value={carrier}>
          {words}
        </option>
      ))}
    </Select>
  );
};

/** What packaging weighs, and who takes what is sent by each method. */
export const ParcelsForm = () => {
  const t = useText();
  const { data, error, loading, refetch } = useAdminSettingsQuery({ variables: { keys: ['SHIPPING'] } });
  const shipping = data?.settings[0]?.value.shipping as ShippingValue | null | undefined;
  return (
    <div className="panel adm__stack">
      <div className="fg">
        <AmountAt
          path="packagingGrams"
          scale={1}
          label={t('settings.parcels.packaging')}
          hint={t('settings.parcels.packagingHint')}
        />
      </div>
      {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {shipping ? (
        <fieldset className="methods">
          <legend className="label">{t('settings.parcels.carriers')}</legend>
          <div className="set-countries">
            {shipping.methods
              .filter(({ collection }) => !collection)
              .map((method) => (
                <CarrierOf key={method.id} method={method} />
              ))}
          </div>
        </fieldset>
      ) : (
        !error && <Spinner label={t('common.loading')} />
      )}
    </div>
  );
};
