import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { AddressField, AddressForm } from '../../lib/form/address.ts';
import type { KnownCountry } from '../../lib/form/address-rules.ts';
import { onSignedOut } from '../../lib/account/on-signed-out.ts';
import { useShownErrors } from '../../lib/form/use-shown-errors.ts';
import { loadDraft, saveDraft } from './draft.ts';
import { emptyForm } from './form.ts';
import type { AddressName, CheckoutForm, CheckoutNeeds, FieldName } from './form.ts';
import { validate } from './validation.ts';
import type { FieldErrors } from './validation.ts';

type Value = string | boolean;
type Flag = 'forCompany' | 'elsewhere' | 'keepBilling' | 'keepShipping';

const addressPath = (field: FieldName): [AddressName, AddressField] | null => {
  const [group, name] = field.split('.');
  return name ? [group as AddressName, name as AddressField] : null;
};

const withField = (form: CheckoutForm, field: FieldName, value: Value): CheckoutForm => {
  const path = addressPath(field);
  if (!path) return { ...form, [field]: value };
  const [group, name] = path;
  return { ...form, [group]: { ...form[group], [name]: value } };
};

export const valueOf = (form: CheckoutForm, field: FieldName): Value => {
  const path = addressPath(field);
  return path ? form[path[0]][path[1]] : (form[field as keyof CheckoutForm] as Value);
};

const without = (errors: FieldErrors, field: FieldName): FieldErrors => {
  if (!errors[field]) return errors;
  const { [field]: _gone, ...rest } = errors;
  return rest;
};

const withAddress = (form: CheckoutForm, name: AddressName, { address, forCompany }: WholeAddress): CheckoutForm => ({
  ...form,
  [name]: address,
  forCompany: name === 'billing' ? forCompany : form.forCompany,
});

const withoutAddress = (errors: FieldErrors, name: AddressName): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith(`${name}.`)));

export interface WholeAddress {
  address: AddressForm;
  forCompany: boolean;
}

/** The form of the checkout as the sections use it. */
export interface FormApi {
  form: CheckoutForm;
  errors: FieldErrors;
  /** Enters a value; the field's error goes away. */
  set: (field: FieldName, value: Value) => void;
  setFlag: (flag: Flag, on: boolean) => void;
  /** Enters a whole address; its errors go away. */
  fill: (name: AddressName, address: WholeAddress) => void;
  /** Judges one field when the buyer leaves it; an empty field is judged only with the whole form. */
  check: (field: FieldName) => void;
  /** Judges everything, shows the errors, moves the focus to the first wrong field. True when all is well. */
  checkAll: () => boolean;
  /** Shows errors of the server in the same places. */
  show: (errors: FieldErrors) => void;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Keeps what the buyer types, also over a reload of this tab (but never the consents), until a customer signs out. */
export const useCheckoutForm = (needs: CheckoutNeeds, countries: KnownCountry[]): FormApi => {
  const [form, setForm] = useState<CheckoutForm>(() => loadDraft());
  const formRef = useRef<HTMLFormElement | null>(null);
  const { errors, put, show } = useShownErrors<FieldErrors>({}, formRef);

  useEffect(() => saveDraft(form), [form]);
  useEffect(() => onSignedOut(() => setForm(emptyForm())), []);

  const set = useCallback(
    (field: FieldName, value: Value) => {
      setForm((current) => withField(current, field, value));
      put((current) => without(current, field));
    },
    [put],
  );
  const setFlag = useCallback((flag: Flag, on: boolean) => setForm((current) => ({ ...current, [flag]: on })), []);
  const fill = useCallback(
    (name: AddressName, address: WholeAddress) => {
      setForm((current) => withAddress(current, name, address));
      put((current) => withoutAddress(current, name));
    },
    [put],
  );
  const check = (field: FieldName) => {
    if (!valueOf(form, field)) return;
    const error = validate(form, needs, countries)[field];
    put((current) => (error ? { ...current, [field]: error } : without(current, field)));
  };
  const checkAll = () => {
    const found = validate(form, needs, countries);
    show(found);
    return Object.keys(found).length === 0;
  };
  return { form, errors, set, setFlag, fill, check, checkAll, show, formRef };
};
