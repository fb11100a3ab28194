import { Field, ID, InputType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { ofLength, upTo } from '../core/checks.ts';
import { MostItems } from '../core/most-items.ts';
import { MOST_CARDS } from '../gift-cards/offered-cards.queries.ts';
import { MAX_LINES } from '../cart/cart-lines.ts';
import { CartLineInput } from '../cart/cart.types.ts';
import { PaymentWay } from './payment-way.ts';

/** Hard caps only: the exact rules, with a code per field, are in `order-input.ts` and `address-rules.ts`. */
const CAP = 1000;

@InputType({ description: 'Where something goes, or whom a document is made out to.' })
export class AddressInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  @Checked(upTo(CAP))
  firstName: string;

  @Field(() => String, { description: 'At most 100 characters.' })
  @Checked(upTo(CAP))
  lastName: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @Checked(upTo(CAP))
  company?: string | null;

  @Field(() => String, { description: 'Street and number, at most 200 characters.' })
  @Checked(upTo(CAP))
  street: string;

  @Field(() => String, { description: 'At most 100 characters.' })
  @Checked(upTo(CAP))
  city: string;

  @Field(() => String, { description: 'Checked by the rule of its country; spaces and hyphens do not matter.' })
  @Checked(upTo(CAP))
  postcode: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2, one of `countries`.' })
  @Checked(upTo(CAP))
  country: string;

  @Field(() => String, { nullable: true })
  @Checked(upTo(CAP))
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Registration number of a company (IČO).' })
  @Checked(upTo(CAP))
  companyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Tax number of a company in Slovakia (DIČ), ten digits; of an address elsewhere INVALID.',
  })
  @Checked(upTo(CAP))
  taxId?: string | null;

  @Field(() => String, { nullable: true, description: 'VAT id of a company (IČ DPH).' })
  @Checked(upTo(CAP))
  vatId?: string | null;
}

@InputType({ description: 'An order as it is placed.' })
export class PlaceOrderInput {
  @Field(() => String, { description: '8 to 64 letters, digits, _ or -. The same key places at most one order.' })
  @Checked(ofLength(8, 64))
  idempotencyKey: string;

  @Field(() => [CartLineInput], { description: 'As in the quote.' })
  @MostItems(MAX_LINES)
  lines: CartLineInput[];

  @Field(() => String, {
    nullable: true,
    description: 'At most 254 characters. The address of the account when absent; a guest must give one.',
  })
  @Checked(upTo(CAP))
  email?: string | null;

  @Field(() => AddressInput)
  billingAddress: AddressInput;

  @Field(() => AddressInput, {
    nullable: true,
    description: 'The billing address when absent; not stored when nothing is shipped.',
  })
  shippingAddress?: AddressInput | null;

  @Field(() => ID, { nullable: true, description: 'Needed when anything is shipped.' })
  @Checked(upTo(40))
  shippingMethod?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'As in the quote. Needed where the method goes to a point, which is then the address of the goods.',
  })
  @Checked(upTo(40))
  pickupPoint?: string | null;

  @Field(() => String, { nullable: true, description: 'As in the quote.' })
  @Checked(upTo(200))
  promotionCode?: string | null;

  @Field(() => [String], { nullable: true, description: 'As in the quote.' })
  @MostItems(MOST_CARDS)
  giftCardCodes?: string[] | null;

  @Field(() => PaymentWay, { nullable: true, description: 'One of `paymentWays`; PAYPAL when absent.' })
  paymentWay?: PaymentWay | null;

  @Field(() => Boolean, { description: 'Consent to instant delivery of files and the loss of withdrawal.' })
  digitalConsent: boolean;

  @Field(() => Boolean, { description: 'Must be true.' })
  termsAccepted: boolean;

  @Field(() => String, { description: 'Of the quote that the buyer saw.' })
  @Checked(upTo(100))
  fingerprint: string;

  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  @Checked(upTo(5 * CAP))
  notes?: string | null;
}
