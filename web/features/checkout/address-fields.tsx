import { useText } from '../../intl/use-text.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Select } from '../../ui/field.tsx';
import type { CountriesQuery } from './Countries.gen.ts';
import type { AddressName } from './form.ts';
import { FormText, useFieldError } from './form-field.tsx';
import type { FormApi } from './use-checkout-form.ts';

export type Country = CountriesQuery['countries'][number];

interface AddressFieldsProps {
  api: FormApi;
  name: AddressName;
  countries: readonly Country[];
  /** The parcel goes here, so the courier may want to call. */
  withPhone: boolean;
}

const CountryField = ({ api, name, countries }: Omit<AddressFieldsProps, 'withPhone'>) => {
  const t = useText();
  const { country } = api.form[name];
  return (
    <Select
      wide
      label={t('checkout.country')}
      name={`${name}.country`}
      autoComplete={`${name} country`}
      value={country}
      error={useFieldError(api, `${name}.country`)}
      onChange={(event) => api.set(`${name}.country`, event.target.value)}
    >
      {!countries.some(({ code }) => code === country) && <option value={country} />}
      {countries.map(({ code, name: text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </Select>
  );
};

const CompanyFields = ({ api }: { api: FormApi }) => (
  <>
    <FormText
      api={api}
      field="billing.company"
      label="checkout.company"
      wide
      autoComplete="billing organization"
      required
    />
    <FormText api={api} field="billing.companyId" label="checkout.companyId" />
    <FormText api={api} field="billing.vatId" label="checkout.vatId" />
  </>
);

/** Name, street, postcode, town and country; for the invoice also the company. */
export const AddressFields = ({ api, name, countries, withPhone }: AddressFieldsProps) => {
  const t = useText();
  const text = (field: 'firstName' | 'lastName' | 'street' | 'postcode' | 'city', autoComplete: string) => (
    <FormText
      api={api}
      field={`${name}.${field}`}
      label={`checkout.${field}`}
      autoComplete={`${name} ${autoComplete}`}
      wide={field === 'street'}
      required
    />
  );
  return (
    <div className="fg">
      {text('firstName', 'given-name')}
      {text('lastName', 'family-name')}
      {text('street', 'street-address')}
      {text('postcode', 'postal-code')}
      {text('city', 'address-level2')}
      <CountryField api={api} name={name} countries={countries} />
      {withPhone && (
        <FormText
          api={api}
          field={`${name}.phone`}
          label="checkout.phone"
          hint="checkout.phoneHint"
          wide
          type="tel"
          inputMode="tel"
          autoComplete={`${name} tel`}
        />
      )}
      {name === 'billing' && (
        <div className="field--wide">
          <Checkbox
            name="forCompany"
            checked={api.form.forCompany}
            onChange={(event) => api.setFlag('forCompany', event.target.checked)}
          >
            {t('checkout.forCompany')}
          </Checkbox>
        </div>
      )}
      {name === 'billing' && api.form.forCompany && <CompanyFields api={api} />}
    </div>
  );
};
