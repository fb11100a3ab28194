import { useText } from '../../../intl/use-text.ts';
import { useShopInfo } from '../../../lib/shop-info.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { CheckoutAddress } from '../address/address-fields.tsx';
import type { Country } from '../address/address-fields.tsx';
import { pricingCountry } from '../form/form.ts';
import type { CheckoutNeeds } from '../form/form.ts';
import type { CheckoutQuote } from '../quote/quote.ts';
import type { SavedAddress } from '../address/saved-address.ts';
import type { VatCheck } from '../address/use-vat-check.ts';
import { VatNote } from '../address/vat-note.tsx';
import { PickupField } from '../pickup/pickup-field.tsx';
import { Section } from '../form/section.tsx';
import { ShippingMethods } from './shipping-methods.tsx';
import type { FormApi } from '../form/use-checkout-form.ts';

interface DeliverySectionProps {
  api: FormApi;
  needs: CheckoutNeeds;
  countries: readonly Country[];
  quote: CheckoutQuote | undefined;
  /** Of the customer's account; null for a guest. */
  saved: readonly SavedAddress[] | null;
  vatCheck: VatCheck;
}

const OtherCountries = ({ api, countries, saved }: Pick<DeliverySectionProps, 'api' | 'countries' | 'saved'>) => {
  const t = useText();
  return (
    <>
      <Checkbox
        name="sameAddress"
        checked={!api.values.elsewhere}
        onChange={(event) => api.set('elsewhere', !event.target.checked)}
      >
        {t('checkout.sameAddress')}
      </Checkbox>
      {api.values.elsewhere && (
        <fieldset className="elsewhere">
          <legend className="label">{t('checkout.shippingAddress')}</legend>
          <CheckoutAddress
            api={api}
            name="shipping"
            countries={countries.filter(({ shipsTo }) => shipsTo)}
            withPhone
            saved={saved}
          />
        </fieldset>
      )}
    </>
  );
};

/** Where the invoice and the parcel go, and how the parcel travels. Files alone need only the billing address. */
export const DeliverySection = ({ api, needs, countries, quote, saved, vatCheck }: DeliverySectionProps) => {
  const t = useText();
  const { chargesVat } = useShopInfo();
  const code = pricingCountry(api.values, needs);
  const country = countries.find((known) => known.code === code)?.name ?? code;
  return (
    <Section title={needs.requiresShipping ? t('checkout.deliverySection') : t('checkout.billingSection')}>
      {!needs.requiresShipping && (
        <p className="section__hint">{t(chargesVat ? 'checkout.billingHint' : 'checkout.billingHintPlain')}</p>
      )}
      <CheckoutAddress
        api={api}
        name="billing"
        countries={countries}
        withPhone={needs.requiresShipping && (!api.values.elsewhere || api.values.collects)}
        saved={saved}
        vatNote={<VatNote check={vatCheck} withoutVat={(quote?.withoutVat ?? false) && chargesVat} />}
      />
      {needs.requiresShipping && (
        <>
          {!api.values.collects && <OtherCountries api={api} countries={countries} saved={saved} />}
          <ShippingMethods api={api} quote={quote} country={country} />
          {api.values.collects && <PickupField api={api} quote={quote} countries={countries} />}
        </>
      )}
    </Section>
  );
};
