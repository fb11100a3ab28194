import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { addressFieldError, type AddressErrors, type KnownCountry } from '../../lib/form/address-rules.ts';
import { addressInput, type AddressField } from '../../lib/form/address.ts';
import type { ShopError } from '../../lib/graphql-error.ts';
import { AddressFields } from '../../ui/form/address-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useAddressEntry } from './address-entry.ts';
import { useSaveAddressMutation } from './Addresses.gen.ts';
import type { EditedAddress } from './edited-address.ts';
import { Outcome } from './outcome.tsx';

const MAX_LABEL = 50;

interface AddressEditorProps {
  edited: EditedAddress;
  countries: readonly (KnownCountry & { name: string })[];
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

const errorsOf = ({ code, args }: ShopError, country: string): AddressErrors =>
  code === 'VALIDATION_FAILED'
    ? Object.fromEntries(
        Object.entries(args).flatMap(([path, fault]) => {
          const field = /(?:^|\.)address\.(\w+)$/.exec(path)?.[1] as AddressField | undefined;
          return field ? [[field, addressFieldError(field, String(fault), country)]] : [];
        }),
      )
    : {};

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

const useEditor = ({ edited, countries, onSaved }: AddressEditorProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [label, setLabel] = useState(edited.label);
  const [isDefault, setIsDefault] = useState(edited.isDefault);
  const { entry, address, forCompany, judge, show } = useAddressEntry(edited.address, countries, form);
  const [saveAddress] = useSaveAddressMutation();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { busy, problem, run } = useAction((refusal) => {
    const errors = errorsOf(refusal, address.country);
    if (isEmpty(errors)) return false;
    show(errors);
    return true;
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = judge();
    if (!isEmpty(found)) return show(found);
    const input = { label: label.trim() || null, isDefault, address: addressInput(address, forCompany) };
    if (await run(() => saveAddress({ variables: { id: edited.id, input } }))) await onSaved();
  };
  return { form, entry, label, setLabel, isDefault, setIsDefault, busy, problem, submit };
};

/** A saved address, new or being changed, under the same rules as in the checkout. */
export const AddressEditor = (props: AddressEditorProps) => {
  const t = useText();
  const { form, entry, label, setLabel, isDefault, setIsDefault, busy, problem, submit } = useEditor(props);
  const { edited, countries, onCancel } = props;
  return (
    <form
      className="stack acct__form addr__form"
      noValidate
      ref={form}
      aria-label={t(edited.id ? 'auth.account.addresses.edit' : 'auth.account.addresses.add')}
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        name="label"
        label={t('auth.account.addresses.label')}
        hint={t('auth.account.addresses.labelHint')}
        maxLength={MAX_LABEL}
        autoComplete="off"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <AddressFields entry={entry} name="billing" countries={countries} withPhone />
      {!edited.isDefault && (
        <Checkbox name="isDefault" checked={isDefault} onChange={(event) => setIsDefault(event.target.checked)}>
          {t('auth.account.addresses.useAsDefault')}
        </Checkbox>
      )}
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('auth.account.addresses.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('auth.account.cancel')}
        </Button>
      </div>
      <Outcome problem={problem} />
    </form>
  );
};
