import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CodSettingInput } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Checkbox } from '../../ui/form/choice.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { useAdminSettingsQuery } from './AdminSettings.gen.ts';
import { amountOf, amountText } from './amounts.ts';
import { countryName } from './country-name.ts';
import { ErrorAt } from './error-at.tsx';
import { AmountAt, SwitchAt } from './inputs.tsx';
import { useDraft } from './setting-context.ts';
import type { ShippingValue } from './shipping.ts';
import { useErrorAt } from './use-error-at.ts';

const CENTS = 100;

/** The surcharge of one country; empty takes the country off. */
const FeeOf = ({ country }: { country: string }) => {
  const intl = useIntl();
  const { value, change } = useDraft();
  const { fees } = value as CodSettingInput;
  const at = fees.findIndex((fee) => fee.country === country);
  const [text, setText] = useState(() => amountText(fees[at]?.minor, CENTS, intl.locale));
  const take = (typed: string) => {
    setText(typed);
    const minor = amountOf(typed, CENTS);
    const others = fees.filter((fee) => fee.country !== country);
    change('fees', minor === null ? others : [...others, { country, minor }]);
  };
  return (
    <TextInput
      label={countryName(intl, country)}
      inputMode="decimal"
      value={text}
      error={useErrorAt(`fees.${at}.minor`)}
      onChange={(event) => take(event.target.value)}
    />
  );
};

const Methods = ({ shipping: { methods } }: { shipping: ShippingValue }) => {
  const t = useText();
  const { locale } = useIntl();
  const { value, change } = useDraft();
  const chosen = (value as CodSettingInput).methods;
  const without = (id: string) => chosen.filter((each) => each !== id);
  return (
    <fieldset className="methods">
      <legend className="label">{t('settings.cod.methods')}</legend>
      {methods
        .filter(({ collection }) => !collection)
        .map(({ id, name }) => (
          <Checkbox
            key={id}
            name="methods"
            checked={chosen.includes(id)}
            onChange={({ target }) => change('methods', target.checked ? [...without(id), id] : without(id))}
          >
            {name[locale]}
          </Checkbox>
        ))}
      <ErrorAt path="methods" />
    </fieldset>
  );
};

const Fees = ({ shipping: { zones } }: { shipping: ShippingValue }) => {
  const t = useText();
  return (
    <fieldset className="methods">
      <legend className="label">{t('settings.cod.fees')}</legend>
      <p className="faint set-hint">{t('settings.cod.feesHint')}</p>
      <ErrorAt path="fees" />
      <div className="set-countries">
        {zones
          .flatMap(({ countries }) => countries)
          .map((country) => (
            <FeeOf key={country} country={country} />
          ))}
      </div>
    </fieldset>
  );
};

/** Where and by which carriers buyers may pay on delivery: among the countries and ways that goods are sent to and by. */
export const CodForm = () => {
  const t = useText();
  const { data, error, loading, refetch } = useAdminSettingsQuery({ variables: { keys: ['SHIPPING'] } });
  const shipping = data?.settings[0]?.value.shipping as ShippingValue | null | undefined;
  return (
    <div className="panel adm__stack">
      <SwitchAt path="active" label={t('settings.cod.active')} hint={t('settings.cod.activeHint')} />
      <div className="fg">
        <AmountAt path="maxMinor" scale={CENTS} label={t('settings.cod.max')} hint={t('settings.cod.maxHint')} />
      </div>
      {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      {shipping ? (
        <>
          <Methods shipping={shipping} />
          <Fees shipping={shipping} />
        </>
      ) : (
        !error && <Spinner label={t('common.loading')} />
      )}
    </div>
  );
};
