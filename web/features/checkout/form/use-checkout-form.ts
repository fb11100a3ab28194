import { useCallback, useEffect } from 'react';
import type { AddressForm } from '../../../lib/form/address.ts';
import type { KnownCountry } from '../../../lib/form/address-rules.ts';
import { onSignedOut } from '../../../lib/account/on-signed-out.ts';
import { useControlledForm } from '../../../ui/form/use-controlled-form.ts';
import { loadDraft, saveDraft } from './draft.ts';
import { emptyForm, type AddressName, type CheckoutForm, type CheckoutNeeds } from './form.ts';
import { checkoutErrorPlacement } from './server-errors.ts';
import { validate } from './validation.ts';

export interface WholeAddress {
  address: AddressForm;
  forCompany: boolean;
}

/** Keeps what the buyer types, also over a reload of this tab (but never the consents), until a customer signs out. */
export const useCheckoutForm = (needs: CheckoutNeeds, countries: KnownCountry[]) => {
  const form = useControlledForm<CheckoutForm>({
    initial: loadDraft,
    judge: (values) => validate(values, needs, countries),
    placing: checkoutErrorPlacement,
  });
  const { values, set, reset } = form;
  useEffect(() => saveDraft(values), [values]);
  useEffect(() => onSignedOut(() => reset(emptyForm())), [reset]);
  const fill = useCallback(
    (name: AddressName, { address, forCompany }: WholeAddress) => {
      set(name, address);
      if (name === 'billing') set('forCompany', forCompany);
    },
    [set],
  );
  return { ...form, fill };
};

/** The form of the checkout as the sections use it. `fill` enters a whole address; its errors go away. */
export type FormApi = ReturnType<typeof useCheckoutForm>;
