import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PaymentWay } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { CardStep } from './card-step.tsx';
import type { PaymentLink } from './payment-link.ts';
import { usePaymentWaysQuery } from './PaymentWays.gen.ts';

interface PaymentChoiceProps {
  link: PaymentLink;
  /** How the order was to be paid. */
  way: PaymentWay;
  /** The payment by PayPal, mounted once it is chosen. */
  payPal: () => ReactNode;
}

/** The payment of a placed order, by the way that was chosen; where cards are taken, the other way is one click away. */
export const PaymentChoice = ({ link, way, payPal }: PaymentChoiceProps) => {
  const t = useText();
  const { data } = usePaymentWaysQuery();
  const [chosen, setChosen] = useState<PaymentWay>(way);
  const cards = data?.paymentWays.includes('CARD') ?? way === 'CARD';
  const byCard = chosen === 'CARD' && cards;
  return (
    <>
      {byCard ? <CardStep link={link} /> : payPal()}
      {cards && (
        <p className="pay__plain">
          <button type="button" className="link" onClick={() => setChosen(byCard ? 'PAYPAL' : 'CARD')}>
            {t(byCard ? 'checkout.pay.payPalInstead' : 'checkout.pay.cardInstead')}
          </button>
        </p>
      )}
    </>
  );
};
