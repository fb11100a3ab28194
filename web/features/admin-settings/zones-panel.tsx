import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import { countryName } from './country-name.ts';
import { ErrorAt } from './error-at.tsx';
import { useDraft } from './setting-context.ts';
import { moved, type ShippingValue } from './shipping.ts';
import { COUNTRIES } from './vat.ts';

const AddZone = () => {
  const t = useText();
  const { value, change } = useDraft();
  const { zones } = value as ShippingValue;
  const [id, setId] = useState('');
  const fits = /^[a-z][a-z0-9-]{0,39}$/.test(id) && !zones.some((zone) => zone.id === id);
  const add = () => {
    change('zones', [...zones, { id, countries: [] }]);
    setId('');
  };
  return (
    <div className="set-add">
      <TextInput
        label={t('settings.shipping.newZone')}
        hint={t('settings.shipping.newZoneHint')}
        value={id}
        onChange={(event) => setId(event.target.value)}
      />
      <Button variant="line" disabled={!fits} onClick={add}>
        {t('settings.shipping.createZone')}
      </Button>
    </div>
  );
};

/** Which country belongs to which zone. */
export const ZonesPanel = () => {
  const t = useText();
  const intl = useIntl();
  const { value, change } = useDraft();
  const { zones } = value as ShippingValue;
  const zoneOf = (country: string) => zones.find(({ countries }) => countries.includes(country))?.id ?? '';
  return (
    <section className="panel adm__stack" aria-labelledby="zones">
      <h2 className="h3" id="zones">
        {t('settings.shipping.zones')}
      </h2>
      {zones.map(({ id }, i) => (
        <ErrorAt key={id} path={`zones.${i}.countries`} />
      ))}
      <div className="set-countries">
        {COUNTRIES.map((country) => (
          <Select
            key={country}
            label={countryName(intl, country)}
            value={zoneOf(country)}
            onChange={(event) => change('zones', moved(zones, country, event.target.value))}
          >
            <option value="">{t('settings.shipping.notServed')}</option>
            {zones.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <AddZone />
    </section>
  );
};
