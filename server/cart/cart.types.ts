import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { between, matching, MOST_INT, upTo } from '../core/checks.ts';
import { Cost } from '../core/field-cost.ts';
import { Money } from '../core/money.types.ts';
import { MostItems } from '../core/most-items.ts';
import { QuotedGiftCard } from '../gift-cards/gift-cards.types.ts';
import { MOST_CARDS } from '../gift-cards/offered-cards.queries.ts';
import { AppliedPromotion, PromotionCodeAnswer, PromotionWithinReach } from '../promotions/promotions.types.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart-lines.ts';
import { CartPickup, ShippingMethodQuote } from './cart-pickup.types.ts';
import { ChosenValue } from '../models/tailoring/tailoring.types.ts';
import { PrintWorkView } from '../printing/printing.types.ts';
import { CashProblem } from './cash-on-delivery.ts';
import { QuoteProblem } from './quote.ts';

registerEnumType(QuoteProblem, {
  name: 'QuoteProblem',
  description: 'Why a line cannot be bought as asked, or how it was corrected.',
  valuesConfig: {
    NOT_FOUND: { description: 'There is no such product. The line has no price.' },
    INACTIVE: { description: 'No longer sold. The line has no price.' },
    OUT_OF_STOCK: { description: 'None left.' },
    NOT_ENOUGH_STOCK: { description: 'Fewer left than asked: see `available`.' },
    IN_PREPARATION: { description: 'Files that are still being made: no version is published yet.' },
    INCLUDED: {
      description: 'Files that another line buys already, for a choice that costs as much or more: take this one out.',
    },
    DIGITAL_LIMIT: {
      description: 'Corrected: files are sold once, and so is a print; the quantity is 1. Can be ordered.',
    },
    DUPLICATE: { description: 'Corrected: several lines of one product were joined. Can be ordered.' },
  },
});

registerEnumType(CashProblem, {
  name: 'CashProblem',
  description: 'Why a cart cannot be paid on delivery.',
  valuesConfig: {
    HAS_FILES: { description: 'Files open with the payment, and would wait for the parcel.' },
    COUNTRY: { description: 'Not in this country.' },
    METHOD: { description: 'Not by this way of sending.' },
    POINT: { description: 'Not at this pick-up point.' },
    TOO_MUCH: { description: 'The sum is larger than `max`.' },
  },
});

@InputType({ description: 'A product and how many of it. Prices are never read from a client.' })
export class CartLineInput {
  @Field(() => Int, { description: 'Of a product, or what `keepPrintJob` or `keepTailoredChoice` gave.' })
  @Checked(between(1, MOST_INT))
  productId: number;

  @Field(() => Int, { description: `1 to ${MAX_QUANTITY}.` })
  @Checked(between(1, MAX_QUANTITY))
  quantity: number;
}

@InputType({ description: 'A cart, and where it goes.' })
export class CartQuoteInput {
  @Field(() => [CartLineInput], { description: `At most ${MAX_LINES}.` })
  @MostItems(MAX_LINES)
  lines: CartLineInput[];

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2: where the goods go, or where the buyer of files lives. SK when absent.',
  })
  @Checked(matching(/^[A-Za-z]{2}$/))
  country?: string | null;

  @Field(() => ID, { nullable: true, description: 'The first one that fits when absent or not possible there.' })
  @Checked(upTo(40))
  shippingMethod?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The point that the buyer chose, where the method goes to one: its country then decides on price and VAT.',
  })
  @Checked(upTo(40))
  pickupPoint?: string | null;

  @Field(() => String, { nullable: true, description: 'As it was typed, at most 200 characters: see `code`.' })
  @Checked(upTo(200))
  promotionCode?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Codes of gift cards as they were typed, at most ${MOST_CARDS}: see \`giftCards\`.`,
  })
  @MostItems(MOST_CARDS)
  giftCardCodes?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'VAT number of the company that buys, as it was typed, at most 40 characters: what `checkVatNumber` heard of it within a ' +
      'day counts, see `withoutVat`.',
  })
  @Checked(upTo(40))
  vatNumber?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is to be paid on delivery, where that can be had.' })
  cashOnDelivery?: boolean | null;
}

@ObjectType({ description: 'Paying a cart on delivery.', simpleResolvers: true })
export class CashOnDelivery {
  @Field(() => Money, { description: 'What it costs, with VAT.' })
  fee: Money;

  @Field(() => CashProblem, { nullable: true, description: 'Why it cannot be had; null: it can.' })
  problem: CashProblem | null;

  @Field(() => Money, { description: 'The largest sum, the fee within.' })
  max: Money;
}

@ObjectType({ description: 'One line of a priced cart.', simpleResolvers: true })
export class QuoteLine {
  @Field(() => Int, { description: 'Of a product, or what `keepPrintJob` or `keepTailoredChoice` gave.' })
  productId: number;

  /** The product that it is shown as; null for what is not sold. */
  shownProductId: number | null;

  @Field(() => String, { nullable: true, description: 'As an order would call it; null for what is not sold.' })
  name: string | null;

  @Field(() => PrintWorkView, { nullable: true, description: 'What is printed for the buyer; null for a product.' })
  print: PrintWorkView | null;

  @Cost({ size: 12 })
  @Field(() => [ChosenValue], { description: 'What the files are made for; none: as they are.' })
  chosen: ChosenValue[];

  @Field(() => Int, { description: 'As it would be ordered: 1 for files and prints, joined for duplicates.' })
  quantity: number;

  @Field(() => Money, { nullable: true, description: 'VAT included; null for what is not sold.' })
  unitPrice: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What one piece costs by itself, VAT included; null unless so many are cheaper.',
  })
  singlePrice: Money | null;

  @Field(() => Money, { description: 'Of all its pieces; null for what is not sold.', nullable: true })
  subtotal: Money | null;

  @Field(() => Float, { nullable: true, description: 'Contained in the price.' })
  taxRatePercent: number | null;

  @Field(() => QuoteProblem, { description: 'Why it cannot be bought like this; null: it can.', nullable: true })
  problem: QuoteProblem | null;

  @Field(() => Int, { nullable: true, description: 'Units on sale now; null for files.' })
  available: number | null;
}

@ObjectType({ description: 'The VAT of one rate: net + tax = gross.', simpleResolvers: true })
export class TaxLine {
  @Field(() => Float, { description: 'Of the rate.' })
  ratePercent: number;

  @Field(() => Money, { description: 'Without VAT.' })
  net: Money;

  @Field(() => Money, { description: 'Sum of the taxes of the lines, each rounded half up to the cent.' })
  tax: Money;

  @Field(() => Money, { description: 'With VAT.' })
  gross: Money;
}

@ObjectType({
  description:
    'A cart priced by the server as of now. Σ lines + shipping − discount = total, all VAT included, or all without it: see ' +
    '`withoutVat`.',
  simpleResolvers: true,
})
export class CartQuote {
  @Cost({ size: 'asked' })
  @Field(() => [QuoteLine], { description: 'One per product, in the order of their first mention.' })
  lines: QuoteLine[];

  @Field(() => Money, { description: 'Sum of the lines that have a price.' })
  subtotal: Money;

  @Field(() => Money, { description: 'What is taken off.' })
  discount: Money;

  @Cost({ size: 2 })
  @Field(() => [AppliedPromotion], {
    description:
      'What takes something off: at most one that applies by itself, and the code; both together only where both may stand ' +
      'beside another. Of all that is possible the cheapest for the buyer; per cents come off before amounts.',
  })
  promotions: AppliedPromotion[];

  @Field(() => PromotionCodeAnswer, { nullable: true, description: 'Null: no code was given.' })
  code: PromotionCodeAnswer | null;

  @Cost({ size: 2 })
  @Field(() => [PromotionWithinReach], {
    description:
      'What would apply by itself, of which at least half is in the cart: the nearest two that this buyer could have.',
  })
  promotionsWithinReach: PromotionWithinReach[];

  @Field(() => Money, {
    nullable: true,
    description:
      'With the fee where it is paid on delivery. Null when nothing is shipped, or nothing can be shipped there.',
  })
  shipping: Money | null;

  @Field(() => CashOnDelivery, { nullable: true, description: 'Null: not offered, or nothing is shipped.' })
  cashOnDelivery: CashOnDelivery | null;

  @Field(() => Money, {
    description: 'What the cart costs, with VAT. Gift cards are a means of payment and change nothing of it.',
  })
  total: Money;

  @Field(() => Boolean, { description: 'Whether the shop takes gift cards.' })
  takesGiftCards: boolean;

  @Cost({ size: 5 })
  @Field(() => [QuotedGiftCard], { description: 'One per code, in the order in which they were given, each once.' })
  giftCards: QuotedGiftCard[];

  @Field(() => Money, { description: 'What is left to be paid: total − gift cards.' })
  due: Money;

  @Cost({ size: 4 })
  @Field(() => [TaxLine], { description: 'One per rate, highest first.' })
  taxes: TaxLine[];

  @Field(() => Boolean, { description: 'Whether anything in it goes into a parcel.' })
  requiresShipping: boolean;

  @Field(() => Boolean, { description: 'Ordering needs consent to instant delivery.' })
  hasDigital: boolean;

  @Cost({ size: 10 })
  @Field(() => [ShippingMethodQuote], { description: 'Empty when nothing is shipped, or the parcel cannot go there.' })
  shippingMethods: ShippingMethodQuote[];

  @Field(() => ID, { nullable: true, description: 'The method that `shipping` and `total` count with.' })
  shippingMethod: string | null;

  @Field(() => CartPickup, { nullable: true, description: 'Null: it goes to an address, or nothing is shipped.' })
  pickup: CartPickup | null;

  @Field(() => Int, { description: 'Weight of what goes into the parcel.' })
  grams: number;

  @Field(() => Boolean, {
    description:
      'Sold to a business of another member state of the Union by its valid VAT number: every amount is without VAT, goods as ' +
      'an intra-Union supply, files under reverse charge.',
  })
  withoutVat: boolean;

  @Field(() => String, { nullable: true, description: 'Its name as it will stand in the order.' })
  shippingName: string | null;

  @Field(() => String, { description: 'Where it goes: ISO 3166-1 alpha-2.' })
  country: string;

  @Field(() => Boolean, { description: 'The cart can be ordered as it is.' })
  orderable: boolean;

  @Field(() => String, {
    description: 'Stands for everything that makes the sum. Hand it to placeOrder: another sum is then never charged.',
  })
  fingerprint: string;
}

@ObjectType({ description: 'A country that may buy.', simpleResolvers: true })
export class Country {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  code: string;

  @Field(() => String, { description: 'In the language of the request.' })
  name: string;

  @Field(() => Boolean, { description: 'Goods are sent there; else files only.' })
  shipsTo: boolean;

  @Field(() => Float, { description: 'VAT on files for a buyer there.' })
  vatRatePercent: number;
}
