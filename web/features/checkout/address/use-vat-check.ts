import { useEffect, useState } from 'react';
import { VAT_ID } from '../../../codegen/address-rules.gen.ts';
import type { VatNumberState } from '../../../codegen/schema.gen.ts';
import type { CheckoutForm } from '../form/form.ts';
import { useCheckVatNumberMutation } from './CheckVatNumber.gen.ts';

/** Whoever types is not asked about in the midst of it. */
const PAUSE_MS = 600;

interface Said {
  readonly typed: string;
  readonly state: VatNumberState;
  readonly companyName: string | null;
}

export interface VatCheck {
  /** OTHER_STATE: the number is of another state than the billing address. Null: there is nothing to check. */
  readonly state: VatNumberState | 'CHECKING' | 'OTHER_STATE' | null;
  readonly companyName: string | null;
  /** What the price may go by; null unless the number is valid. */
  readonly vatNumber: string | null;
  readonly again: () => void;
}

interface KnownCountry {
  readonly code: string;
  readonly vatRatePercent: number;
}

/** Where a number makes a difference: VAT is charged there, and it is not the seller's own state. */
const mattersIn = (country: string, countries: readonly KnownCountry[]): boolean =>
  country !== 'SK' && countries.some(({ code, vatRatePercent }) => code === country && vatRatePercent > 0);

const stateOf = (vatId: string): string => {
  const prefix = vatId.slice(0, 2).toUpperCase();
  return prefix === 'EL' ? 'GR' : prefix;
};

/** What VIES says of the VAT number of the company that is billed, asked for by the shop once the buyer pauses. */
export const useVatCheck = (form: CheckoutForm, countries: readonly KnownCountry[]): VatCheck => {
  const [check] = useCheckVatNumberMutation();
  const [said, setSaid] = useState<Said | null>(null);
  const [tries, setTries] = useState(0);
  const { vatId, country } = form.billing;
  const entered = vatId.trim();
  const counts = form.forCompany && VAT_ID.test(entered) && mattersIn(country, countries);
  const isOther = counts && stateOf(entered) !== country;
  const typed = counts && !isOther ? entered : null;
  useEffect(() => {
    if (typed === null) return undefined;
    let gone = false;
    const hear = (answer: Omit<Said, 'typed'>) => {
      if (!gone) setSaid({ typed, ...answer });
    };
    const silence = () => hear({ state: 'UNAVAILABLE', companyName: null });
    const ask = () =>
      check({ variables: { input: { vatNumber: typed } } }).then(({ data }) => {
        if (data) hear(data.checkVatNumber);
        else silence();
      }, silence);
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [typed, tries, check]);
  const again = () => {
    setSaid(null);
    setTries((count) => count + 1);
  };
  if (typed === null) return { state: isOther ? 'OTHER_STATE' : null, companyName: null, vatNumber: null, again };
  if (said?.typed !== typed) return { state: 'CHECKING', companyName: null, vatNumber: null, again };
  const { state, companyName } = said;
  return { state, companyName, vatNumber: state === 'VALID' ? typed : null, again };
};
