import { useText } from '../../intl/use-text.ts';
import type { CheckoutNeeds } from './form.ts';
import { FormText } from './form-field.tsx';
import { Section } from './section.tsx';
import type { FormApi } from './use-checkout-form.ts';

export const ContactSection = ({ api, needs }: { api: FormApi; needs: CheckoutNeeds }) => {
  const t = useText();
  return (
    <Section title={t('checkout.contact')}>
      <div className="fg">
        <FormText
          api={api}
          field="email"
          label="checkout.email"
          hint={needs.hasDigital ? 'checkout.emailHint.files' : 'checkout.emailHint.kit'}
          type="email"
          inputMode="email"
          autoComplete="email"
          wide
          required
        />
      </div>
    </Section>
  );
};
