import { useEffect } from 'react';
import { useText } from '../../../intl/use-text.ts';
import {
  addressFieldError,
  checkAddress,
  checkCountry,
  errorsWithin,
  type KnownCountry,
} from '../../../lib/form/address-rules.ts';
import { addressInput, type AddressField } from '../../../lib/form/address.ts';
import { addressEntry } from '../../../ui/form/address-entry.ts';
import { AddressFields } from '../../../ui/form/address-fields.tsx';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { useSaveAddressMutation } from '../../../lib/account/SavedAddresses.gen.ts';
import type { EditedAddress } from './edited-address.ts';
import { FormEnd } from '../outcome.tsx';

const MAX_LABEL = 50;

interface AddressEditorProps {
  edited: EditedAddress;
  countries: readonly (KnownCountry & { name: string })[];
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

interface AddressValues extends Omit<EditedAddress, 'id'> {
  forCompany: boolean;
}

const fieldOf = (path: string) => (/(?:^|\.)address\.(\w+)$/.exec(path)?.[1] ?? null) as AddressField | null;

const useEditor = ({ edited, countries, onSaved }: AddressEditorProps) => {
  const [saveAddress] = useSaveAddressMutation();
  const { id, ...begun } = edited;
  const form = useControlledForm<AddressValues>({
    initial: { ...begun, forCompany: Boolean(begun.address.company) },
    judge: ({ address, forCompany }) => {
      const country = checkCountry(address.country, countries, false);
      return errorsWithin('address', { ...checkAddress(address, forCompany), ...(country && { country }) });
    },
    placing: ({ address }) => ({
      at: (path) => fieldOf(path) && `address.${fieldOf(path)!}`,
      words: (path, code) => addressFieldError(fieldOf(path)!, code, address.country),
    }),
    send: async ({ label, isDefault, address, forCompany }) => {
      const input = { label: label.trim() || null, isDefault, address: addressInput(address, forCompany) };
      await saveAddress({ variables: { input: { id, ...input } } });
      await onSaved();
    },
  });
  const place = form.props.ref;
  useEffect(() => place.current?.querySelector('input')?.focus(), [place]);
  return form;
};

/** A saved address, new or being changed, under the same rules as in the checkout. */
export const AddressEditor = (props: AddressEditorProps) => {
  const t = useText();
  const form = useEditor(props);
  const { values, set, busy, problem } = form;
  const { edited, countries, onCancel } = props;
  const company = { on: values.forCompany, toggle: (on: boolean) => set('forCompany', on) };
  const entry = addressEntry(form, 'address', company);
  return (
    <form
      className="stack acct__form addr__form"
      aria-label={t(edited.id ? 'auth.account.addresses.edit' : 'auth.account.addresses.add')}
      {...form.props}
    >
      <TextInput
        name="label"
        label={t('auth.account.addresses.label')}
        hint={t('auth.account.addresses.labelHint')}
        maxLength={MAX_LABEL}
        autoComplete="off"
        value={values.label}
        onChange={(event) => set('label', event.target.value)}
      />
      <AddressFields entry={entry} name="billing" countries={countries} withPhone />
      {!edited.isDefault && (
        <Checkbox
          name="isDefault"
          checked={values.isDefault}
          onChange={(event) => set('isDefault', event.target.checked)}
        >
          {t('auth.account.addresses.useAsDefault')}
        </Checkbox>
      )}
      <FormEnd busy={busy} problem={problem} onCancel={onCancel}>
        {t('auth.account.addresses.save')}
      </FormEnd>
    </form>
  );
};
