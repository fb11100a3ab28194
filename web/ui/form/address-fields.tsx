import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { hasTaxId, type AddressField, type AddressForm } from '../../lib/form/address.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { Checkbox } from './choice.tsx';
import { Select, TextInput } from './field.tsx';

/** One address of a form: its values, what is wrong with them, and how they change. */
export interface AddressEntry {
  address: AddressForm;
  errorOf: (field: AddressField) => FieldError | undefined;
  set: (field: AddressField, value: string) => void;
  /** The person left the field. */
  check: (field: AddressField) => void;
  /** Where the address may be a company's. */
  company?: {
    on: boolean;
    toggle: (on: boolean) => void;
    /** Below the VAT number. */
    vatNote?: ReactNode;
  };
}

interface AddressFieldsProps {
  entry: AddressEntry;
  /** Kind of address, for the names of the fields and for what the browser fills in. */
  name: 'billing' | 'shipping';
  countries: readonly { code: string; name: string }[];
  /** The parcel goes here, so the courier may want to call. */
  withPhone: boolean;
  /** It cannot be left out: whoever keeps the parcel writes to this number, or whoever brings it calls. */
  phoneNeeded?: 'POINT' | 'DOOR';
}

type FieldProps = Pick<AddressFieldsProps, 'entry' | 'name'>;

/** Label and errors of one field, wired to the entry. */
const useWiring = ({ entry, name }: FieldProps) => {
  const t = useText();
  return (field: AddressField) => {
    const error = entry.errorOf(field);
    return {
      name: `${name}.${field}`,
      value: entry.address[field],
      error: error && t(error.id, error.values),
      onChange: (event: { target: { value: string } }) => entry.set(field, event.target.value),
    };
  };
};

const CountryField = ({ entry, name, countries }: FieldProps & Pick<AddressFieldsProps, 'countries'>) => {
  const t = useText();
  const { country } = entry.address;
  return (
    <Select
      wide
      label={t('checkout.country')}
      autoComplete={`${name} country`}
      {...useWiring({ entry, name })('country')}
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

const CompanyFields = (props: FieldProps) => {
  const t = useText();
  const wiring = useWiring(props);
  const { entry, name } = props;
  return (
    <>
      <TextInput
        wide
        label={t('checkout.company')}
        autoComplete={`${name} organization`}
        aria-required
        {...wiring('company')}
        onBlur={() => entry.check('company')}
      />
      <TextInput label={t('checkout.companyId')} {...wiring('companyId')} onBlur={() => entry.check('companyId')} />
      {hasTaxId(entry.address) && (
        <TextInput
          label={t('checkout.taxId')}
          inputMode="numeric"
          {...wiring('taxId')}
          onBlur={() => entry.check('taxId')}
        />
      )}
      <TextInput
        wide={hasTaxId(entry.address)}
        label={t('checkout.vatId')}
        hint={entry.company?.vatNote}
        {...wiring('vatId')}
        onBlur={() => entry.check('vatId')}
      />
    </>
  );
};

const TOKENS = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
} as const;

const PHONE_HINTS = { POINT: 'checkout.phoneNeededHint', DOOR: 'checkout.phoneDoorHint' } as const;

/** Name, street, postcode, town and country; where it may be a company's, also the company. */
export const AddressFields = ({ entry, name, countries, withPhone, phoneNeeded }: AddressFieldsProps) => {
  const t = useText();
  const wiring = useWiring({ entry, name });
  const text = (field: keyof typeof TOKENS) => (
    <TextInput
      label={t(`checkout.${field}`)}
      autoComplete={`${name} ${TOKENS[field]}`}
      wide={field === 'street'}
      aria-required
      {...wiring(field)}
      onBlur={() => entry.check(field)}
    />
  );
  const { company } = entry;
  return (
    <div className="fg">
      {text('firstName')}
      {text('lastName')}
      {text('street')}
      {text('postcode')}
      {text('city')}
      <CountryField entry={entry} name={name} countries={countries} />
      {withPhone && (
        <TextInput
          wide
          label={t(phoneNeeded ? 'checkout.phoneNeeded' : 'checkout.phone')}
          hint={t(phoneNeeded ? PHONE_HINTS[phoneNeeded] : 'checkout.phoneHint')}
          aria-required={phoneNeeded !== undefined}
          type="tel"
          inputMode="tel"
          autoComplete={`${name} tel`}
          {...wiring('phone')}
          onBlur={() => entry.check('phone')}
        />
      )}
      {company && (
        <div className="field--wide">
          <Checkbox name="forCompany" checked={company.on} onChange={(event) => company.toggle(event.target.checked)}>
            {t('checkout.forCompany')}
          </Checkbox>
        </div>
      )}
      {company?.on && <CompanyFields entry={entry} name={name} />}
    </div>
  );
};
