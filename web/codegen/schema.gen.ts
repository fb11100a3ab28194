/** How a complaint is granted. */
export type AcceptComplaintInput = {
  /** Of a reduction: cents that go back. */
  amountMinor?: number | null | undefined;
  /** Of a refund: what the delivery cost goes back too. */
  delivery?: boolean | null | undefined;
  /** The version that was read. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** Told to the buyer; at most 500 characters. */
  message?: string | null | undefined;
  /** What is done about it. */
  remedy: Remedy;
};

/** What a withdrawal is about. */
export type AcceptWithdrawalInput = {
  /** The version that was read. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** Goods alone; at least one. */
  lines: Array<WithdrawnLineInput>;
  /** Number of the parcel that brings the goods back, if known. */
  returnParcelNumber?: string | null | undefined;
};

/** Whom an account belongs to. */
export type AccountKind =
  /** Somebody who works in the administration. */
  | 'ADMIN'
  /** Anybody else. */
  | 'CUSTOMER';

/** What an account of the books is for. */
export type AccountPurpose =
  /** What is taxed outside the Union. */
  | 'ABROAD'
  /** What all buyers owe. */
  | 'BUYERS'
  /** The account at the provider of card payments. */
  | 'CARD'
  /** What carriers have collected and not paid out. */
  | 'CASH_ON_DELIVERY'
  /** Goods sent out of the Union. */
  | 'EXPORT'
  /** What providers of payments keep. */
  | 'FEES'
  /** What is owed by gift cards. */
  | 'GIFT_CARDS'
  /** What cards that nobody bought cost. */
  | 'GIFT_CARDS_GIVEN'
  /** What is left of bought cards that were voided. */
  | 'GIFT_CARDS_VOIDED'
  /** Revenue with Slovak VAT. */
  | 'HOME'
  /** Goods for businesses of other member states. */
  | 'INTRA_UNION'
  /** Revenue with the VAT of another member state. */
  | 'OSS'
  /** The account at PayPal. */
  | 'PAYPAL'
  /** Files for businesses of other member states. */
  | 'REVERSE_CHARGE'
  /** Money on its way to the bank. */
  | 'TRANSIT'
  /** Revenue of a seller who is no payer. */
  | 'WITHOUT_VAT';

/** What the books and the forms of the tax office need beside the seller. */
export type AccountingSettingInput = {
  /** In place of the chart's; absent: none. */
  accounts?: Array<OwnAccountInput> | null | undefined;
  /** Of the file for DATEV; absent: SKR03. */
  chart?: ChartOfAccounts | null | undefined;
  /** ISO day from which documents for companies go through the Peppol network; null: they do not. */
  peppolFrom?: string | null | undefined;
  /** By which POHODA books; absent: by its own. */
  postings?: Array<PostingCodeInput> | null | undefined;
  /** Who signs the forms for the seller; null: nobody is named. */
  signatory?: string | null | undefined;
  /** Seat of the tax office, such as Žilina; null: not entered. */
  taxOffice?: string | null | undefined;
};

/** Where something goes, or whom a document is made out to. */
export type AddressInput = {
  /** At most 100 characters. */
  city: string;
  /** At most 200 characters. */
  company?: string | null | undefined;
  /** Registration number of a company (IČO). */
  companyId?: string | null | undefined;
  /** ISO 3166-1 alpha-2, one of `countries`. */
  country: string;
  /** At most 100 characters. */
  firstName: string;
  /** At most 100 characters. */
  lastName: string;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** Checked by the rule of its country; spaces and hyphens do not matter. */
  postcode: string;
  /** Street and number, at most 200 characters. */
  street: string;
  /** Tax number of a company in Slovakia (DIČ), ten digits; of an address elsewhere INVALID. */
  taxId?: string | null | undefined;
  /** VAT id of a company (IČ DPH). */
  vatId?: string | null | undefined;
};

/** Conditions that all hold; one that is absent or null asks for nothing. */
export type AdminOrderFilter = {
  /** Where its goods stand. */
  fulfilmentStatus?: FulfilmentStatus | null | undefined;
  /** The first moment of payment. */
  paidFrom?: string | null | undefined;
  /** The first moment of payment that is too late. */
  paidTo?: string | null | undefined;
  /** Where its money stands. */
  paymentStatus?: PaymentStatus | null | undefined;
  /** How the buyer chose to pay. */
  paymentWay?: PaymentWay | null | undefined;
  /** The first moment. */
  placedFrom?: string | null | undefined;
  /** The first moment that is too late. */
  placedTo?: string | null | undefined;
  /** Every word in number, e-mail address or names of the buyer, or in a product that was bought. */
  search?: string | null | undefined;
  /** Where it stands as a whole. */
  status?: OrderStatus | null | undefined;
  /** What on it waits for a person. */
  todo?: OrderTodo | null | undefined;
};

/** Order of a list; equals by id. */
export type AdminOrderSort =
  /** Oldest first. */
  | 'PLACED_ASC'
  /** Newest first. */
  | 'PLACED_DESC'
  /** Smallest sum first. */
  | 'TOTAL_ASC'
  /** Largest sum first. */
  | 'TOTAL_DESC';

/** What the table of products is narrowed to: all of these together. */
export type AdminProductFilter = {
  /** Slug. */
  category?: string | null | undefined;
  /** True: only those that lack a language. */
  missingTranslations?: boolean | null | undefined;
  /** Parts of names in any language, or of the part number. */
  search?: string | null | undefined;
  /** Without it all but the archived ones. */
  state?: ProductState | null | undefined;
  /** Of which little or nothing is left. */
  stock?: StockShortage | null | undefined;
  /** Files or things in a parcel. */
  type?: ProductType | null | undefined;
};

/** Order of the table of products. STOCK goes by what is on sale; files, which never run out, come last. */
export type AdminProductSort =
  /** By name. */
  | 'NAME_ASC'
  /** By name, from the end of the alphabet. */
  | 'NAME_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Dearest first. */
  | 'PRICE_DESC'
  /** By part number. */
  | 'SKU_ASC'
  /** By part number, from the end. */
  | 'SKU_DESC'
  /** Least stock first. */
  | 'STOCK_ASC'
  /** Most stock first. */
  | 'STOCK_DESC';

/** A role as it is to be. */
export type AdminRoleInput = {
  /** 1 to 60 characters, unlike every other role. */
  name: string;
  /** What it opens of the administration. */
  permissions: Array<Permission>;
};

/** All that is given must fit. */
export type AdminUserFilter = {
  /** Whether it is switched on. */
  active?: boolean | null | undefined;
  /** Whether its address is confirmed. */
  confirmed?: boolean | null | undefined;
  /** Whether it has ever placed an order. */
  hasOrders?: boolean | null | undefined;
  /** Of what kind it is. */
  kind?: AccountKind | null | undefined;
  /** Words of address and names, without regard to case and diacritics. */
  search?: string | null | undefined;
};

/** NAME is the family name, then the first name. */
export type AdminUserSort =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By e-mail address. */
  | 'EMAIL_ASC'
  /** By e-mail address, from the end of the alphabet. */
  | 'EMAIL_DESC'
  /** By name. */
  | 'NAME_ASC'
  /** By name, from the end of the alphabet. */
  | 'NAME_DESC';

/** English is needed, 300 characters at most each. */
export type AltTextsInput = {
  /** In German. */
  de?: string | null | undefined;
  /** In English. */
  en: string;
  /** In Slovak. */
  sk?: string | null | undefined;
};

/** What a personal API key may read. Nothing else is open to it, and no mutation. */
export type ApiScope =
  /** read:catalogue: products, categories, printers, countries, search. */
  | 'READ_CATALOGUE'
  /** read:orders: `order` and `me { id orders }` of its owner, with invoices and links to bought files that die after 15 minutes and with the key. No payments. */
  | 'READ_ORDERS';

/** Where one try to pay stands, as it is stored. */
export type AttemptState =
  /** The buyer approved, the money is not taken yet. */
  | 'APPROVED'
  /** The buyer went back. */
  | 'CANCELLED'
  /** The money is being taken. */
  | 'CAPTURING'
  /** The buyer has not decided. */
  | 'CREATED'
  /** PayPal refused to pay. */
  | 'DECLINED'
  /** It came to nothing. */
  | 'FAILED'
  /** The money is here. */
  | 'PAID'
  /** PayPal holds the money back for now. */
  | 'PENDING'
  /** All of it went back. */
  | 'REFUNDED';

/** Options are alternatives; a range may be open on one side. */
export type AttributeFilter = {
  /** Of the property, as in `Facet.key`. */
  key: string;
  /** The most. */
  max?: number | null | undefined;
  /** The least. */
  min?: number | null | undefined;
  /** Any of these values. */
  options?: Array<string> | null | undefined;
};

/** A number, or the code of an option. */
export type AttributeInput = {
  /** Of the property, as `attributeChoices` has it. */
  key: string;
  /** Of a NUMBER. */
  number?: number | null | undefined;
  /** Of an OPTION: one of its values. */
  option?: string | null | undefined;
};

/** A number with a unit, or one of some options. */
export type AttributeKind =
  /** A number, with a unit. */
  | 'NUMBER'
  /** One of some words. */
  | 'OPTION';

/** All that is given must fit. */
export type AuditFilter = {
  /** Id of an admin. */
  actor?: string | number | null | undefined;
  /** The first moment that counts. */
  from?: string | null | undefined;
  /** Words of the name, the action and the address of the admin. */
  search?: string | null | undefined;
  /** What it is about. */
  subject?: AuditSubject | null | undefined;
  /** Of what it was done to. */
  subjectId?: string | number | null | undefined;
  /** The first moment that counts no more. */
  to?: string | null | undefined;
};

/** What admins act on. */
export type AuditSubject =
  /** Documents of a month or quarter. */
  | 'ACCOUNTING'
  /** A build in the gallery. */
  | 'BUILD'
  /** A category. */
  | 'CATEGORY'
  /** A complaint about a defect. */
  | 'COMPLAINT'
  /** A group of customers. */
  | 'CUSTOMER_GROUP'
  /** A gift card. */
  | 'GIFT_CARD'
  /** A key by which programs do the work of an admin. */
  | 'KEY'
  /** Parcels that a carrier is told of together. */
  | 'MANIFEST'
  /** The files of a product. */
  | 'MODEL'
  /** An order. */
  | 'ORDER'
  /** Money that came, and statements of it. */
  | 'PAYMENT'
  /** A product. */
  | 'PRODUCT'
  /** What takes something off prices. */
  | 'PROMOTION'
  /** A review. */
  | 'REVIEW'
  /** A role of the administration. */
  | 'ROLE'
  /** A part of the settings. */
  | 'SETTINGS'
  /** An account. */
  | 'USER'
  /** The store of visits. */
  | 'VISITS'
  /** An address that hears of events. */
  | 'WEBHOOK'
  /** A statement of withdrawal. */
  | 'WITHDRAWAL';

/** What a key of an admin may do, as far as the role of its admin allows it. Nothing else is open to it. */
export type BackOfficeScope =
  /** documents:read: invoices and credit notes, as PDF and UBL, and the files of a month. */
  | 'DOCUMENTS_READ'
  /** fulfilment:write: says that a parcel left, with its number, and that it arrived. */
  | 'FULFILMENT_WRITE'
  /** orders:read: what is to be sent, to whom, and how. Nothing of payments and notes. */
  | 'ORDERS_READ'
  /** products:read: products, those that are off sale too. */
  | 'PRODUCTS_READ'
  /** stock:read: units in the house and promised, by part number. */
  | 'STOCK_READ'
  /** stock:write: changes or counts the units in the house. */
  | 'STOCK_WRITE'
  /** webhooks:write: addresses that hear of events, and what was sent to them. */
  | 'WEBHOOKS_WRITE';

/** Where the plane may balance, behind the leading edge at the root. */
export type BalanceRangeInput = {
  /** Foremost place, from the nose. */
  fromMm: number;
  /** Neutral point: balanced behind it no plane flies by itself. */
  neutralMm: number;
  /** Rearmost place, from the nose. */
  toMm: number;
};

/** Why money that came by bank was not booked. */
export type BankEntryProblem =
  /** Its order is paid. */
  | 'ALREADY_PAID'
  /** Its order has lapsed or was cancelled. */
  | 'ORDER_ENDED'
  /** It names no order. */
  | 'ORDER_UNKNOWN'
  /** It is of another currency than its order. */
  | 'OTHER_CURRENCY'
  /** A payment of its order by PayPal is on its way. */
  | 'PAYMENT_PENDING'
  /** It is less than its order costs. */
  | 'TOO_LITTLE'
  /** It is more than its order costs. */
  | 'TOO_MUCH';

/** How the shop came to know of money. */
export type BankEntrySource =
  /** An admin saw it at the bank. */
  | 'HAND'
  /** A statement of the account lists it. */
  | 'STATEMENT';

/** What became of money that came by bank. */
export type BankEntryState =
  /** It has paid its order. */
  | 'BOOKED'
  /** It waits for a person. */
  | 'OPEN'
  /** Somebody has sent it back. */
  | 'RETURNED'
  /** It is not for an order of the shop. */
  | 'SET_ASIDE';

/** What a person says of money that pays nothing. */
export type BankEntryVerdict =
  /** It waits again. */
  | 'OPEN'
  /** It was sent back. */
  | 'RETURNED'
  /** It is not for the shop. */
  | 'SET_ASIDE';

/** Lithium-polymer cells in series. */
export type BatteryPackInput = {
  /** How many, one behind the other. */
  cells: number;
  /** What each holds. */
  milliampHours: number;
};

/** Where the middle of the battery may stand, and on which mark it stands first. */
export type BatteryRailInput = {
  /** 1 to 20. */
  choices: Array<FlightChoiceInput>;
  /** Foremost place, from the nose. */
  fromMm: number;
  /** Where the mark on the rail is. */
  markMm: number;
  /** Rearmost place, from the nose. */
  toMm: number;
};

/** Room of a printer in millimetres, 50 to 2000 each. */
export type BedInput = {
  /** Like the width for a circular bed. */
  depthMm: number;
  /** How high a part may be, in millimetres. */
  heightMm: number;
  /** RECTANGULAR unless said otherwise. */
  shape?: BedShape | null | undefined;
  /** Diameter of a circular bed. */
  widthMm: number;
};

/** Outline of a print bed. */
export type BedShape =
  /** Round, as of a delta printer. */
  | 'CIRCULAR'
  /** With four corners. */
  | 'RECTANGULAR';

/** What decides how a boat runs. */
export type BoatFactsInput = {
  /** 1 to 10. */
  batteries: Array<DriveBatteryInput>;
  /** Breadth of the waterline: at most its length. */
  beamMm: number;
  /** What is built in besides the printed parts, without battery and motor. */
  builtInGrams: number;
  /** 1 to 10. */
  motors: Array<DriveMotorChoiceInput>;
  /** Whether its hull is made to plane. */
  planes: boolean;
  /** Length of the waterline, 10 to 5000 mm. */
  waterlineMm: number;
};

/** A length of the body of a rocket. */
export type BodySectionInput = {
  /** Diameter behind. */
  aftMm: number;
  /** Diameter in front. */
  foreMm: number;
  /** Behind the tip. */
  fromMm: number;
  /** Along the body, in millimetres. */
  lengthMm: number;
  /** Its outline. */
  shape: BodyShape;
  /** Of the rocket: 1 is the lowest. */
  stage: number;
};

/** The outline of a length of a rocket’s body: four noses, a cone between two diameters, a tube. */
export type BodyShape =
  /** A nose with straight sides. */
  | 'CONE'
  /** A nose whose sides are arcs of a circle. */
  | 'OGIVE'
  /** A nose whose sides are parabolas. */
  | 'PARABOLA'
  /** A cone between two diameters. */
  | 'TRANSITION'
  /** A tube of one diameter. */
  | 'TUBE'
  /** A nose of the least drag for its length and diameter. */
  | 'VON_KARMAN';

/** What becomes of the lines of a cart that an order was placed from. */
export type BoughtLines =
  /** Paid by a guest: the device takes them out of its cart. */
  | 'LEAVE'
  /** Paid by an account, whose cart has lost them already. */
  | 'LEFT'
  /** The order ended without a payment, or there is none. */
  | 'STAY'
  /** The payment is not decided. */
  | 'WAITING';

/** What moderators look through. REPORTED ones are published, and somebody holds them for unfit. */
export type BuildQueue =
  /** Newest first. */
  | 'PUBLISHED'
  /** Refused or taken down, newest first. */
  | 'REJECTED'
  /** Published with open reports, oldest first. */
  | 'REPORTED'
  /** Sent in, oldest first. */
  | 'WAITING';

/** DRAFT until it is sent in, SUBMITTED until a moderator decides; REJECTED also after a takedown. */
export type BuildState =
  /** Not sent in. */
  | 'DRAFT'
  /** Everybody sees it. */
  | 'PUBLISHED'
  /** A moderator refused it, or took it down. */
  | 'REJECTED'
  /** A moderator decides. */
  | 'SUBMITTED';

/** What became of one row. */
export type BulkOutcome =
  /** A new one. */
  | 'CREATED'
  /** Not done; `errors` says why. */
  | 'REJECTED'
  /** It was like that already. */
  | 'UNCHANGED'
  /** Changed. */
  | 'UPDATED';

/** Changes of one product; what is absent stays as it is. */
export type BulkProductInput = {
  /** Whether it is switched on. */
  active?: boolean | null | undefined;
  /** True takes it off sale too. */
  archived?: boolean | null | undefined;
  /** Slug. */
  category?: string | null | undefined;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: number;
  /** Cents, VAT included. */
  priceMinor?: number | null | undefined;
};

/** A gift card as it is ordered. */
export type BuyGiftCardInput = {
  /** Cents, as `giftCardSale` allows. */
  amountMinor: number;
  /** Of who buys it. */
  billingAddress: AddressInput;
  /** Of who buys it. The address of the account when absent; a guest must give one. */
  email?: string | null | undefined;
  /** 8 to 64 letters, digits, _ or -. The same key places at most one order. */
  idempotencyKey: string;
  /** At most 500 characters. */
  message?: string | null | undefined;
  /** One of the ways of `giftCardSale`; PAYPAL when absent. */
  paymentWay?: PaymentWay | null | undefined;
  /** Where its mail goes. */
  recipientEmail: string;
  /** At most 100 characters. */
  recipientName?: string | null | undefined;
  /** Day of its mail, ISO; absent: once it is paid. */
  sendOn?: string | null | undefined;
  /** Who gives it; at most 100 characters. */
  senderName?: string | null | undefined;
  /** Must be true. */
  termsAccepted: boolean;
};

/** What decides how a car drives. */
export type CarFactsInput = {
  /** 1 to 10. */
  batteries: Array<DriveBatteryInput>;
  /** What is built in besides the printed parts, without battery and motor. */
  builtInGrams: number;
  /** Share of the weight on driven wheels, 0.1 to 1. */
  driven: number;
  /** Area seen from in front. */
  frontMm2: number;
  /** Turns of the motor for one of the wheels, 0.1 to 500. */
  gear: number;
  /** 1 to 10. */
  motors: Array<DriveMotorChoiceInput>;
  /** Diameter of a tyre, 5 to 1000 mm. */
  tyreMm: number;
};

/** What money is taken. */
export type CardConnectionMode =
  /** Real money. */
  | 'LIVE'
  /** None: the simulator answers. */
  | 'SIMULATOR'
  /** None: it is a test key. */
  | 'TEST';

/** Whether the shop can take cards. */
export type CardConnectionState =
  /** The account may not take payments yet. */
  | 'INACTIVE'
  /** No key is set. */
  | 'OFF'
  /** The provider refuses the key. */
  | 'REFUSED'
  /** The provider does not answer. */
  | 'SILENT'
  /** The provider takes the key. */
  | 'WORKS';

/** Why a card was refused, as far as its bank says. */
export type CardRefusal =
  /** The bank says no more. */
  | 'DECLINED'
  /** Not enough money, or over a limit. */
  | 'INSUFFICIENT_FUNDS'
  /** The bank did not confirm that it was the holder. */
  | 'NOT_CONFIRMED'
  /** Number, date or code are wrong, or the card has expired. */
  | 'WRONG_DATA';

/** Whether buyers may pay by card. */
export type CardSettingInput = {
  /** Whether it is offered. */
  active: boolean;
};

/** Who carries a parcel. */
export type Carrier =
  /** DHL. */
  | 'DHL'
  /** DPD. */
  | 'DPD'
  /** GLS. */
  | 'GLS'
  /** Somebody else; parcels have no link. */
  | 'OTHER'
  /** Packeta (Zásielkovňa). */
  | 'PACKETA'
  /** Slovenská pošta. */
  | 'SLOVAK_POST';

/** A product and how many of it. Prices are never read from a client. */
export type CartLineInput = {
  /** Of a product, or what `keepPrintJob` or `keepTailoredChoice` gave. */
  productId: number;
  /** 1 to 999. */
  quantity: number;
};

/** A cart, and where it goes. */
export type CartQuoteInput = {
  /** Whether it is to be paid on delivery, where that can be had. */
  cashOnDelivery?: boolean | null | undefined;
  /** ISO 3166-1 alpha-2: where the goods go, or where the buyer of files lives. SK when absent. */
  country?: string | null | undefined;
  /** Codes of gift cards as they were typed, at most 5: see `giftCards`. */
  giftCardCodes?: Array<string> | null | undefined;
  /** At most 100. */
  lines: Array<CartLineInput>;
  /** The point that the buyer chose, where the method goes to one: its country then decides on price and VAT. */
  pickupPoint?: string | number | null | undefined;
  /** As it was typed, at most 200 characters: see `code`. */
  promotionCode?: string | null | undefined;
  /** The first one that fits when absent or not possible there. */
  shippingMethod?: string | number | null | undefined;
  /** VAT number of the company that buys, as it was typed, at most 40 characters: what `checkVatNumber` heard of it within a day counts, see `withoutVat`. */
  vatNumber?: string | null | undefined;
};

/** Why it waits for a person. */
export type CashCollectionProblem =
  /** The order is paid by other money. */
  | 'ALREADY_PAID'
  /** The order was not sent, or came back. */
  | 'NOT_SENT'
  /** It names no order that is paid at the door. */
  | 'ORDER_UNKNOWN'
  /** The order has another currency. */
  | 'OTHER_CURRENCY'
  /** The order costs more. */
  | 'TOO_LITTLE'
  /** The order costs less. */
  | 'TOO_MUCH';

/** What became of cash that a carrier collected. */
export type CashCollectionState =
  /** It is the money of its order. */
  | 'BOOKED'
  /** It waits for a person. */
  | 'OPEN'
  /** A person dealt with it otherwise. */
  | 'SET_ASIDE';

/** What paying on delivery costs in a country. */
export type CashFeeInput = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** In cents, with VAT. */
  minor: number;
};

/** Why a cart cannot be paid on delivery. */
export type CashProblem =
  /** Not in this country. */
  | 'COUNTRY'
  /** Files open with the payment, and would wait for the parcel. */
  | 'HAS_FILES'
  /** Not by this way of sending. */
  | 'METHOD'
  /** Not at this pick-up point. */
  | 'POINT'
  /** The sum is larger than `max`. */
  | 'TOO_MUCH';

/** What the page of a category says above its products, in every language; may be empty. */
export type CategoryDescriptionsInput = {
  /** In German. */
  de: string;
  /** In English. */
  en: string;
  /** In Slovak. */
  sk: string;
};

/** What a category is called, in every language. */
export type CategoryNamesInput = {
  /** In German. */
  de: string;
  /** In English. */
  en: string;
  /** In Slovak. */
  sk: string;
};

/** A parcel in the house, and what is said of it. */
export type ChangeParcelInput = {
  /** Who carries the parcel. */
  carrier?: Carrier | null | undefined;
  /** Absent: not measured. */
  heightMm?: number | null | undefined;
  /** Opaque; stays the same. */
  id: string | number;
  /** Absent: not measured. */
  lengthMm?: number | null | undefined;
  /** The carrier's number: letters, digits, spaces, - and /. */
  number?: string | null | undefined;
  /** Absent: that of its goods and of the packaging. */
  weightGrams?: number | null | undefined;
  /** Absent: not measured. */
  widthMm?: number | null | undefined;
};

/** What `changeStock` takes. */
export type ChangeStockInput = {
  /** Above or below 0. */
  delta: number;
  /** Opaque; stays the same. */
  id: number;
  /** A fresh UUID; the same key again changes nothing more. */
  key: string | number;
  /** At most 200 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: StockReason;
};

/** What is new, for buyers: at most 5000 characters each. What is absent stays. */
export type ChangelogInput = {
  /** In German. */
  de?: string | null | undefined;
  /** In English. */
  en?: string | null | undefined;
  /** In Slovak. */
  sk?: string | null | undefined;
};

/** A chart of accounts of DATEV. */
export type ChartOfAccounts =
  /** By processes. */
  | 'SKR03'
  /** As the balance sheet. */
  | 'SKR04';

/** What `checkGiftCard` takes. */
export type CheckGiftCardInput = {
  /** As it was typed. */
  code: string;
};

/** A VAT number to be checked. */
export type CheckVatNumberInput = {
  /** As it was typed, with the prefix of its state. */
  vatNumber: string;
};

/** A part, and how often it is to be printed. */
export type ChosenPartInput = {
  /** 1 to 50. */
  copies: number;
  /** Of the part. */
  partId: string | number;
};

/** What was chosen for a parameter; what is not named stays as it is by standard. */
export type ChosenValueInput = {
  /** Of a NUMBER. */
  number?: number | null | undefined;
  /** Of the parameter. */
  parameterId: string | number;
  /** The id of an OPTION, or the words of a TEXT. */
  text?: string | null | undefined;
};

/** Whether, where and by which ways of sending buyers may pay in cash on delivery. */
export type CodSettingInput = {
  /** Whether it is offered. */
  active: boolean;
  /** The countries that it is offered to. */
  fees: Array<CashFeeInput>;
  /** The largest sum of an order, its fee within, in cents. */
  maxMinor: number;
  /** The ways of sending whose carrier collects money. */
  methods: Array<string | number>;
};

/** A colour of filament. */
export type ColourInput = {
  /** `#rrggbb`, small letters. */
  hex: string;
  /** What it is called. */
  name: WordsInput;
};

/** Which complaints a list shows. */
export type ComplaintFilter =
  /** Settled, refused or taken back. */
  | 'DONE'
  /** All that are not done. */
  | 'OPEN'
  /** The last day has passed. */
  | 'OVERDUE'
  /** Not confirmed in writing yet. */
  | 'UNCONFIRMED';

/** Where a complaint stands. */
export type ComplaintState =
  /** It is granted. */
  | 'ACCEPTED'
  /** The buyer has written it. */
  | 'OPENED'
  /** The shop has confirmed it in writing. */
  | 'RECEIVED'
  /** Money is on its way. */
  | 'REFUNDING'
  /** It is refused. */
  | 'REJECTED'
  /** It is settled. */
  | 'REMEDIED'
  /** The buyer took it back. */
  | 'REVOKED';

/** What can be done with a complaint. */
export type ComplaintStep =
  /** `acceptComplaint`. */
  | 'ACCEPT'
  /** `confirmComplaint`. */
  | 'CONFIRM'
  /** `rejectComplaint`. */
  | 'REJECT'
  /** `remedyComplaint`. */
  | 'REMEDY'
  /** `revokeComplaint`. */
  | 'REVOKE'
  /** `undoComplaintStep`. */
  | 'UNDO';

/** A thing that is needed beside the printed parts. */
export type ComponentInput = {
  /** Cents. */
  estimatedPriceMinor?: number | null | undefined;
  /** What it is called. */
  name: string;
  /** The product of this shop that it is, if there is one. */
  productId?: number | null | undefined;
  /** 1 to 999. */
  quantity: number;
  /** Whether it does not work without. */
  required: boolean;
  /** What it has to be like. */
  specifications: string;
};

/** The written confirmation of a complaint. */
export type ConfirmComplaintInput = {
  /** Day until which it is settled, such as 2026-12-27. */
  dueDay: string;
  /** The version that was read. */
  expectedVersion: number;
  /** Why that is later than the law says; told to the buyer. */
  extension?: string | null | undefined;
  /** Opaque; stays the same. */
  id: string | number;
  /** Told to the buyer; at most 500 characters. */
  message?: string | null | undefined;
};

/** What `createAdminKey` takes. */
export type CreateAdminKeyInput = {
  /** Of the caller, once more. */
  currentPassword: string;
  /** What it is for, and its name in the audit log; 1 to 50 characters. */
  name: string;
  /** One or more, as far as the own role reaches. */
  scopes: Array<BackOfficeScope>;
  /** Days that it holds, 1 to 1,825; null: until it is revoked. */
  validDays?: number | null | undefined;
};

/** What `createApiKey` takes. */
export type CreateApiKeyInput = {
  /** Of the caller, once more. */
  currentPassword: string;
  /** What it is for; 1 to 50 characters. */
  name: string;
  /** One or more. */
  scopes: Array<ApiScope>;
};

/** What `createProduct` takes. */
export type CreateProductInput = {
  /** Whether it is switched on. */
  active?: boolean | null | undefined;
  /** Its properties. */
  attributes?: Array<AttributeInput> | null | undefined;
  /** Of a kit: cents that it costs together with its files; null: as much as both. */
  bundlePriceMinor?: number | null | undefined;
  /** Slug of a category. */
  category?: string | null | undefined;
  /** The kit of these files, or the files of this kit; null: none. */
  counterpartId?: number | null | undefined;
  /** Which motors, batteries, propellers and consumables of flights it is, semicolons between: Estes C6; 2212; 9 × 5; igniter; refused unless PHYSICAL. */
  designations?: string | null | undefined;
  /** Further sales, 11 at most; none on a day of another one. The next takes over when the one before is over. */
  laterSales?: Array<LaterSaleInput> | null | undefined;
  /** Packed, its three sides in millimetres: 300x200x80; refused unless PHYSICAL. */
  packedSize?: string | null | undefined;
  /** Cents, VAT included: the ordinary price. */
  priceMinor?: number | null | undefined;
  /** Files or a thing in a parcel. */
  productType: ProductType;
  /** First ISO day of the sale, of the shop. */
  saleFrom?: string | null | undefined;
  /** Cents that it costs in a sale, with both days; null: no sale. */
  salePriceMinor?: number | null | undefined;
  /** Last ISO day of the sale, of the shop. */
  saleTo?: string | null | undefined;
  /** Working days until it leaves the house; refused unless PHYSICAL. */
  shipsInDays?: number | null | undefined;
  /** Letters, digits, dots, hyphens and underlines, 40 at most. */
  sku?: string | null | undefined;
  /** Small letters, digits and hyphens, 100 at most. */
  slug?: string | null | undefined;
  /** Texts in each language. */
  translations?: TranslationsInput | null | undefined;
  /** A video, https only. */
  videoUrl?: string | null | undefined;
  /** How the 3D viewer shows the model at first. */
  viewerSettings?: ViewerSettingsInput | null | undefined;
  /** At most 10, of goods only; null or none: always one price. */
  volumePrices?: Array<VolumePriceInput> | null | undefined;
  /** Packed, in grams; needed for PHYSICAL, refused otherwise. */
  weightGrams?: number | null | undefined;
};

/** Units that the buyer sends back. */
export type CreateReturnInput = {
  /** Absent: the one that brings the order. */
  carrier?: Carrier | null | undefined;
  /** Products and pieces. */
  lines: Array<ParcelLineInput>;
  /** Of the order. */
  orderId: string | number;
};

/** A group of customers, whole. */
export type CustomerGroupInput = {
  /** Addresses of accounts, at most 1,000. */
  emails: Array<string>;
  /** 60 characters at most. */
  name: string;
};

/** How the pieces of a part are put together, with 0.15 mm of play on each side. */
export type CutJoint =
  /** Tongues that slide into the other piece; dowels where these have no room. */
  | 'DOVETAILS'
  /** Round dowels in holes on both sides. */
  | 'DOWELS'
  /** By glue alone. */
  | 'PLAIN';

/** What `describeProductPicture` takes. */
export type DescribeProductPictureInput = {
  /** What it shows, for those who do not see it. */
  alt: AltTextsInput;
  /** `picturesVersion` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Of the product. */
  id: number;
  /** Names it among its like. */
  key: string | number;
  /** Of what kind it is. */
  kind: ImageKind;
};

/** What an option takes besides the files. */
export type DescribedNeedInput = {
  /** By which flights and options know products, such as 2212. */
  designation: string;
  /** 1 to 20. */
  quantity: number;
};

/** One of the things that an OPTION offers. */
export type DescribedOptionInput = {
  /** Gross, in minor units of EUR; null: nothing. */
  extraMinor?: number | null | undefined;
  /** As the program reads it: letters, digits, dots, hyphens, 30 at most. */
  id: string | number;
  /** What it is called. */
  name: LocalizedTextInput;
  /** Four at most. */
  needs: Array<DescribedNeedInput>;
};

/** What a buyer chooses of a model. */
export type DescribedParameterInput = {
  /** What a TEXT other than by standard costs: gross, in minor units of EUR; null: nothing. */
  extraMinor?: number | null | undefined;
  /** The least NUMBER. */
  from?: number | null | undefined;
  /** As the program reads it: a letter, then letters and digits, 30 at most. */
  id: string | number;
  /** Of what kind it is. */
  kind: TailoringParameterKind;
  /** Of a TEXT, 1 to 30. */
  mostCharacters?: number | null | undefined;
  /** What it is called. */
  name: LocalizedTextInput;
  /** Of an OPTION, 2 to 40; else empty. */
  options: Array<DescribedOptionInput>;
  /** What the model is without a choice: a number, the id of an option, or a text. */
  standard: string;
  /** Between two values of a NUMBER that may be chosen. */
  step?: number | null | undefined;
  /** The greatest NUMBER. */
  to?: number | null | undefined;
  /** Of a NUMBER. */
  unit?: TailoringUnit | null | undefined;
};

/** An answer to a dispute. */
export type DisputeAnswerInput = {
  /** Who carries the parcel. */
  carrier?: string | null | undefined;
  /** Of the dispute. */
  disputeId: string | number;
  /** 8 to 64 letters, digits, _ or -. The same key is the same answer. */
  idempotencyKey: string;
  /** Of what kind it is. */
  kind: DisputeAnswerKind;
  /** To PayPal and the buyer; at most 2,000 characters. */
  note: string;
  /** Of the parcel: letters, digits, spaces, - and /, at most 40. */
  tracking?: string | null | undefined;
};

/** Proof against a claim, or giving in. */
export type DisputeAnswerKind =
  /** The buyer is right and gets the money. */
  | 'ACCEPT'
  /** Proof against the claim. */
  | 'EVIDENCE';

/** Recorded and being sent, taken by PayPal, or refused by it. */
export type DisputeAnswerState =
  /** PayPal refused it. */
  | 'FAILED'
  /** It is being sent. */
  | 'REQUESTED'
  /** PayPal has it. */
  | 'SENT';

/** Where a dispute stands for the seller. */
export type DisputeState =
  /** PayPal waits for an answer until `respondBy`. */
  | 'ANSWER'
  /** Closed, the money went back. */
  | 'LOST'
  /** PayPal or the buyer has the next word. */
  | 'WAITING'
  /** Closed, the money stays. */
  | 'WON';

/** Conditions on documents that all hold; one that is absent or null asks for nothing. */
export type DocumentFilter = {
  /** ISO 3166-1 alpha-2 of the country whose VAT it bears. */
  country?: string | null | undefined;
  /** Of what kind it is. */
  kind?: InvoiceKind | null | undefined;
  /** Month of the day of supply, such as "2026-11". */
  month?: string | null | undefined;
  /** Every word in the document's number, the order's number, or the names or address of the buyer. */
  search?: string | null | undefined;
  /** Of documents that go through the Peppol network. */
  sending?: SendingProgress | null | undefined;
  /** Of invoices; no credit note has one. */
  state?: DocumentState | null | undefined;
};

/** How much of an invoice its credit notes took back. */
export type DocumentState =
  /** All of it. */
  | 'CREDITED'
  /** A part. */
  | 'PARTLY_CREDITED'
  /** Nothing. */
  | 'UNCREDITED';

/** A printed part, all parts at once (a 3MF), a build guide, or a text beside them. */
export type DownloadKind =
  /** How to build it, a PDF. */
  | 'GUIDE'
  /** One printed part. */
  | 'PART'
  /** All parts at once, a 3MF. */
  | 'PROJECT'
  /** A text, such as the licence. */
  | 'TEXT';

/** A battery of a car or a boat to be chosen. */
export type DriveBatteryInput = {
  /** Weight in grams. */
  grams: number;
  /** What it is called. */
  name: LocalizedTextInput;
  /** Its cells. */
  pack: BatteryPackInput;
};

/** A motor of a car or a boat to be chosen. */
export type DriveMotorChoiceInput = {
  /** Weight in grams. */
  grams: number;
  /** What it is called. */
  name: LocalizedTextInput;
  /** Its constants. */
  power: DriveMotorInput;
};

/** The constants of an electric motor of a car or a boat. */
export type DriveMotorInput = {
  /** What it takes without a load. */
  idleAmps: number;
  /** Revolutions per minute and volt. */
  kv: number;
  /** What motor and controller bear. */
  mostAmps: number;
  /** Of its windings. */
  ohms: number;
};

/** What `editModelDraft` takes. */
export type EditModelDraftInput = {
  /** What is new, for earlier buyers. */
  changelog?: ChangelogInput | null | undefined;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** How it flies, drives or runs; of no kind: not at all. */
  flight?: FlightFactsInput | null | undefined;
  /** Of the draft. */
  id: string | number;
  /** How it is printed. */
  print?: PrintSettingsInput | null | undefined;
  /** Such as 1.2: letters, digits, dots, 20 characters at most. */
  revision?: string | null | undefined;
  /** What buyers of the files may choose; without parameters: nothing. */
  tailoring?: TailoringDescriptionInput | null | undefined;
};

/** What `editModelDraftPart` takes. */
export type EditModelDraftPartInput = {
  /** Of the filament, in words. */
  colour?: ColourInput | null | undefined;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Of the draft. */
  id: string | number;
  /** Such as PETG. */
  material?: string | null | undefined;
  /** What it is called. */
  name?: WordsInput | null | undefined;
  /** How it lies on the bed. */
  orientation?: OrientationInput | null | undefined;
  /** Of the part. */
  partId: string | number;
  /** Copies that a model needs, 1 to 999. */
  quantity?: number | null | undefined;
  /** Grams of one copy by a slicer; null goes back to the estimate from the mesh. */
  slicedGrams?: number | null | undefined;
  /** Whether it needs support while it is printed. */
  supports?: boolean | null | undefined;
};

/** What `editModelDraftParts` takes. */
export type EditModelDraftPartsInput = {
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Of the draft. */
  id: string | number;
  /** The printed parts. */
  parts: Array<ModelDraftPartChange>;
};

/** The constants of an electric motor, and its propeller. */
export type ElectricMotorInput = {
  /** Of the propeller. */
  diameterInches: number;
  /** What it takes without a load. */
  idleAmps: number;
  /** Revolutions per minute and volt. */
  kv: number;
  /** Of its windings. */
  ohms: number;
  /** Of the propeller. */
  pitchInches: number;
};

/** Stable codes of `errors[].extensions.code`. */
export type ErrorCode =
  /** The account is closed. */
  | 'ACCOUNT_INACTIVE'
  /** There are 20 addresses already. */
  | 'ADDRESS_LIMIT'
  /** It is there already. */
  | 'ALREADY_IN_WISHLIST'
  /** There are 20 keys already. */
  | 'API_KEY_LIMIT'
  /** The key has not the scope for it. */
  | 'API_KEY_SCOPE'
  /** manifest.json is missing or wrong. */
  | 'ARCHIVE_MANIFEST_INVALID'
  /** The call cannot be read. */
  | 'BAD_REQUEST'
  /** It is sent in, published or gone. */
  | 'BUILD_CLOSED'
  /** There is nothing to order. */
  | 'CART_EMPTY'
  /** Products are in it; args.productCount. */
  | 'CATEGORY_IN_USE'
  /** Files are not made for this choice; `reason` is REFUSED (by the seller, in `words`), NO_MOTOR, UNSTABLE, SLOW, NOSE_HEAVY, TAIL_HEAVY, WEAK, NO_BED, UNSOUND, TOO_LARGE or PROGRAM. */
  | 'CHOICE_REFUSED'
  /** The complaint stands where this cannot be done. */
  | 'COMPLAINT_STATE_CONFLICT'
  /** The link is used, expired or no link. */
  | 'CONFIRM_TOKEN_INVALID'
  /** Files need the consent to be delivered at once. */
  | 'CONSENT_REQUIRED'
  /** The cookie came without its token. */
  | 'CSRF_FAILED'
  /** It is no cursor of this list. */
  | 'CURSOR_INVALID'
  /** PayPal has decided. */
  | 'DISPUTE_CLOSED'
  /** The link is too old; ask for another. */
  | 'DOWNLOAD_LINK_EXPIRED'
  /** The files are not paid, or were taken back. */
  | 'DOWNLOAD_NOT_ALLOWED'
  /** A part cannot be printed; see its errors. */
  | 'DRAFT_BROKEN'
  /** Something is missing; see `problems`. */
  | 'DRAFT_INCOMPLETE'
  /** The address is not confirmed yet. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Somebody has decided about this money already. */
  | 'ENTRY_DECIDED'
  /** A fault of the shop. */
  | 'ERR_INTERNAL'
  /** The file is still being made, or gone. */
  | 'FILE_NOT_AVAILABLE'
  /** You are known, and may not. */
  | 'FORBIDDEN'
  /** The shop asks for its development password. */
  | 'GATE_CLOSED'
  /** The shop has no gift cards now. */
  | 'GIFT_CARDS_OFF'
  /** A gift card does not have the sum any more that the quote took of it. */
  | 'GIFT_CARD_CHANGED'
  /** The payment that bought the gift card is disputed: it pays nothing until that is decided. */
  | 'GIFT_CARD_FROZEN'
  /** There is no gift card with this code. */
  | 'GIFT_CARD_UNKNOWN'
  /** A promotion or a price is limited to the group. */
  | 'GROUP_IN_USE'
  /** A call under this Idempotency-Key is still at work; try again. */
  | 'IDEMPOTENCY_IN_FLIGHT'
  /** The key was used with another input. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The header Idempotency-Key was sent with another request within a day. */
  | 'IDEMPOTENCY_KEY_TAKEN'
  /** E-mail address or password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** It is no integer; args.id. */
  | 'INVALID_PRODUCT_ID'
  /** There is no such invoice. */
  | 'INVOICE_NOT_FOUND'
  /** Its carrier brings parcels to points alone, and the order has no point of that carrier. */
  | 'LABEL_POINT_MISSING'
  /** No carrier makes a label for it; its number is written by hand. */
  | 'LABEL_UNAVAILABLE'
  /** The shop would have no owner. */
  | 'LAST_OWNER'
  /** The label of a parcel in the manifest is still being asked for, or nobody knows what became of it. */
  | 'MANIFEST_LABELS_PENDING'
  /** The manifest is being registered, is registered, or is empty. */
  | 'MANIFEST_STATE_CONFLICT'
  /** The archive would unpack to something dangerous. */
  | 'MESH_ARCHIVE_UNSAFE'
  /** There is no triangle in it. */
  | 'MESH_EMPTY'
  /** The 3MF requires an extension that the shop does not understand. */
  | 'MESH_EXTENSION_UNKNOWN'
  /** The file breaks the rules of its format. */
  | 'MESH_MALFORMED'
  /** It is not cut; `reason` is FITS_ALREADY, NOT_CLOSED, BODIES_OVERLAP, TOO_MANY_PIECES, TOO_MANY_TRIANGLES or STILL_BROKEN. */
  | 'MESH_NOT_CUT'
  /** A coordinate is no number. */
  | 'MESH_NOT_FINITE'
  /** It cannot be mended; `reason` is HOLE_TOO_LARGE, TOO_MUCH_DROPPED, STILL_BROKEN, VOLUME_CHANGED or TOO_MANY_TRIANGLES. */
  | 'MESH_NOT_MENDED'
  /** It is no STL and no 3MF. */
  | 'MESH_NOT_RECOGNISED'
  /** It is not turned; `reason` is LIES_BEST or BEAM_LATTICE. */
  | 'MESH_NOT_TURNED'
  /** It has too many triangles. */
  | 'MESH_TOO_LARGE'
  /** Its examination used up the CPU that one file may; it may be tried again. */
  | 'MESH_TOO_LONG'
  /** The file ends too early. */
  | 'MESH_TRUNCATED'
  /** The address takes another HTTP method. */
  | 'METHOD_NOT_ALLOWED'
  /** There is no such thing, or it is not yours. */
  | 'NOT_FOUND'
  /** It is not there. */
  | 'NOT_IN_WISHLIST'
  /** Visitors may run only the shop's own operations. */
  | 'OPERATION_NOT_LISTED'
  /** It is paid. */
  | 'ORDER_ALREADY_PAID'
  /** The buyer disputes the payment. */
  | 'ORDER_DISPUTED'
  /** It was not paid in time. */
  | 'ORDER_EXPIRED'
  /** It is paid or over. */
  | 'ORDER_NOT_CANCELLABLE'
  /** There is no such order, or it is not yours. */
  | 'ORDER_NOT_FOUND'
  /** It cannot be done with the order as it stands. */
  | 'ORDER_STATE_CONFLICT'
  /** Less is left than was asked for. */
  | 'OUT_OF_STOCK'
  /** The PDF asks for a password. */
  | 'PAPER_ENCRYPTED'
  /** It is no PDF, or no text. */
  | 'PAPER_NOT_READABLE'
  /** The parcel is past that, or not there yet. */
  | 'PARCEL_STATE_CONFLICT'
  /** Some units are in another parcel, or their money went back. */
  | 'PARCEL_UNITS_TAKEN'
  /** The shop has not sliced this part with the settings of its page. */
  | 'PART_NOT_SLICED'
  /** The body is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** The payment is that of another order. */
  | 'PAYMENT_MISMATCH'
  /** There is no such payment. */
  | 'PAYMENT_NOT_FOUND'
  /** The money is less than the order costs: args.missingMinor. */
  | 'PAYMENT_TOO_SMALL'
  /** The payment provider does not answer. */
  | 'PAYMENT_UNAVAILABLE'
  /** This way to pay is not offered. */
  | 'PAYMENT_WAY_UNAVAILABLE'
  /** The picture cannot be read. */
  | 'PHOTO_BROKEN'
  /** It is no JPEG, PNG or WebP. */
  | 'PHOTO_NOT_RECOGNISED'
  /** It has too many bytes or pixels. */
  | 'PHOTO_TOO_LARGE'
  /** The shop prints no parts for buyers now. */
  | 'PRINTING_OFF'
  /** The shop does not stock the material in that colour. */
  | 'PRINT_MATERIAL_NOT_STOCKED'
  /** Nobody knows what printing a part takes; `args` name it. */
  | 'PRINT_PART_NOT_SLICED'
  /** A part does not fit the shop’s printer; `args` name it. */
  | 'PRINT_PART_TOO_LARGE'
  /** The product is off sale; args.id. */
  | 'PRODUCT_INACTIVE'
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** The code is not for this buyer, or used up by now; args.code, args.problem. */
  | 'PROMOTION_REFUSED'
  /** The operation weighs too much. */
  | 'QUERY_TOO_LARGE'
  /** Something costs another sum by now. */
  | 'QUOTE_CHANGED'
  /** Too often; args.minutes until the next try. */
  | 'RATE_LIMITED'
  /** More than is left; args.leftMinor. */
  | 'REFUND_NOT_ALLOWED'
  /** A model would be made from a remix of its own. */
  | 'RELATION_CYCLE'
  /** Something was related to itself. */
  | 'RELATION_TO_ITSELF'
  /** The product has files of its own already. */
  | 'REMIX_TOO_LATE'
  /** Your unpaid orders hold your share of a product already; args.productIds, args.most. */
  | 'RESERVATION_LIMIT'
  /** Your unpaid orders hold as much as they may altogether; args.most. */
  | 'RESERVATION_TOTAL'
  /** The link is used, expired or no link. */
  | 'RESET_TOKEN_INVALID'
  /** Only who bought it may write. */
  | 'REVIEW_NOT_BUYER'
  /** Somebody has the role. */
  | 'ROLE_IN_USE'
  /** It is on already. */
  | 'SECOND_FACTOR_ALREADY_ON'
  /** The code is wrong or used. */
  | 'SECOND_FACTOR_INVALID'
  /** It is not on. */
  | 'SECOND_FACTOR_OFF'
  /** The account asks for a code too. */
  | 'SECOND_FACTOR_REQUIRED'
  /** Something behind the shop is away; try again. */
  | 'SERVICE_UNAVAILABLE'
  /** The parcel cannot go that way. */
  | 'SHIPPING_METHOD_INVALID'
  /** Orders cannot be placed now. */
  | 'SHOP_CLOSED'
  /** Orders hold the units; args.reserved, args.onHand. */
  | 'STOCK_RESERVED'
  /** A choice that buyers may make could not be sold; `choice` says which, `reason` is REFUSED, NO_MOTOR, UNSTABLE, SLOW, NOSE_HEAVY, TAIL_HEAVY, WEAK, NO_BED, UNSOUND, TOO_LARGE or PROGRAM (in `line`, 0: unknown). */
  | 'TAILORING_BROKEN'
  /** The terms were not accepted. */
  | 'TERMS_REQUIRED'
  /** It has as many photographs as it may have; `most` says how many. */
  | 'TOO_MANY_PHOTOS'
  /** A product has as many relations of the kind as it may; args.id says which, args.most how many. */
  | 'TOO_MANY_RELATIONS'
  /** Sign in first; the token is missing, dead or expired. */
  | 'UNAUTHENTICATED'
  /** The buyer has been told. */
  | 'UNDO_TOO_LATE'
  /** Too many orders of this buyer are not paid yet: args.most. */
  | 'UNPAID_TRANSFERS'
  /** The body is of a kind that is not taken here. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** All of its bytes are here already. */
  | 'UPLOAD_CLOSED'
  /** Bytes are missing. */
  | 'UPLOAD_INCOMPLETE'
  /** It is still being examined. */
  | 'UPLOAD_NOT_READY'
  /** Something given is wrong; args: field → code. */
  | 'VALIDATION_FAILED'
  /** Somebody changed it meanwhile; args.version is that of now. */
  | 'VERSION_CONFLICT'
  /** The address is switched off. */
  | 'WEBHOOK_ENDPOINT_OFF'
  /** It is not signed by the provider. */
  | 'WEBHOOK_INVALID'
  /** There are 500 products already. */
  | 'WISHLIST_FULL'
  /** The withdrawal stands where this step cannot be taken. */
  | 'WITHDRAWAL_STATE_CONFLICT';

/** What becomes of a change of many when some of it cannot be done. */
export type ErrorPolicy =
  /** Fields without errors are saved. */
  | 'IGNORE_FAILED'
  /** Nothing is saved. */
  | 'REJECT_EVERYTHING'
  /** Rows without errors are saved. */
  | 'REJECT_FAILED_ROWS';

/** What tells where a buyer of files lives (Implementing Regulation (EU) 282/2011, art. 24f). */
export type EvidenceKind =
  /** The billing address. */
  | 'BILLING_ADDRESS'
  /** The network that the order came from. */
  | 'NETWORK';

/** A list of values to tick, or a range of numbers. */
export type FacetKind =
  /** Values to tick. */
  | 'OPTIONS'
  /** From a number to a number. */
  | 'RANGE';

/** Where a figure comes from. */
export type FigureOrigin =
  /** Carried over from other settings that were sliced, or worked out from volume and surface. */
  | 'ESTIMATED'
  /** Measured from the triangles of the sold file. */
  | 'MEASURED'
  /** Sliced from the sold file with these settings, motion of the printer included. */
  | 'SLICED';

/** The edges of a fin across the flow. */
export type FinEdge =
  /** Round in front, thin behind. */
  | 'AIRFOIL'
  /** Round in front and behind. */
  | 'ROUNDED'
  /** As the plate was cut. */
  | 'SQUARE';

/** Equal fins around the body. */
export type FinSetInput = {
  /** Diameter of the body there. */
  bodyMm: number;
  /** How many fins, evenly round the body. */
  count: number;
  /** Rounded where the designer does not say. */
  edge: FinEdge;
  /** Where the root begins, behind the tip of the rocket. */
  fromMm: number;
  /** Chord at the body. */
  rootMm: number;
  /** Height of one fin above the body. */
  spanMm: number;
  /** Of the rocket: 1 is the lowest. */
  stage: number;
  /** How far the outer end begins behind the root. */
  sweepMm: number;
  /** Of one fin; 3 mm where the designer does not say. */
  thicknessMm: number;
  /** Chord at the outer end. */
  tipMm: number;
};

/** How a part goes on a bed. */
export type FitVerdict =
  /** As its file lies. */
  | 'FITS'
  /** The bed is wide enough, the printer not high enough. */
  | 'TOO_TALL'
  /** Turned by no angle. */
  | 'TOO_WIDE'
  /** Turned about the vertical. */
  | 'TURNED';

/** A battery or a motor to be chosen. */
export type FlightChoiceInput = {
  /** Weight in grams. */
  grams: number;
  /** Of a motor with its propeller after a comma: 2212, 9 × 5. */
  name: LocalizedTextInput;
  /** Of a battery. */
  pack?: BatteryPackInput | null | undefined;
  /** Of a motor. */
  power?: ElectricMotorInput | null | undefined;
};

/** What is known of how a model flies, drives or runs: of one kind, or nothing. */
export type FlightFactsInput = {
  /** Of a boat. */
  boat?: BoatFactsInput | null | undefined;
  /** Of a car. */
  car?: CarFactsInput | null | undefined;
  /** Of a plane. */
  plane?: PlaneFactsInput | null | undefined;
  /** Of a rocket. */
  rocket?: RocketFactsInput | null | undefined;
};

/** What is built in besides the printed parts. */
export type FlightFittingInput = {
  /** Its middle: behind the tip, or behind the leading edge at the root. */
  atMm: number;
  /** Weight in grams. */
  grams: number;
  /** What it is called. */
  name: LocalizedTextInput;
  /** Of the rocket: 1 is the lowest. */
  stage: number;
};

/** What the footer claims. */
export type FooterSettingInput = {
  /** How many customers. */
  customers: string;
  /** How many models. */
  models: string;
};

/** Where its goods stand; NOT_NEEDED when nothing is shipped. */
export type FulfilmentStatus =
  /** They arrived. */
  | 'DELIVERED'
  /** Nothing is shipped: files alone. */
  | 'NOT_NEEDED'
  /** They left the house. */
  | 'SHIPPED'
  /** They are in the house. */
  | 'UNFULFILLED';

/** What moved the balance of a gift card. */
export type GiftCardEntryKind =
  /** Who had bought it got money back for it. */
  | 'BOUGHT_BACK'
  /** That money did not reach who had bought it. */
  | 'BUYBACK_UNDONE'
  /** It was made. */
  | 'ISSUED'
  /** A refund of the order went back to it. */
  | 'REFUNDED'
  /** The seller took that back. */
  | 'REOPENED'
  /** The order ended unpaid. */
  | 'RETURNED'
  /** An order took it. */
  | 'SPENT'
  /** The order was paid after all. */
  | 'SPENT_AGAIN'
  /** The seller voided it. */
  | 'VOIDED';

/** Why the code of a gift card pays nothing. */
export type GiftCardProblem =
  /** All of it is spent. */
  | 'EMPTY'
  /** Its time is over. */
  | 'EXPIRED'
  /** The payment that bought it is disputed; it pays once that is decided. */
  | 'FROZEN'
  /** The cards before pay everything. */
  | 'NOT_NEEDED'
  /** Too many wrong codes came from this network: nothing is told for a quarter of an hour. */
  | 'TOO_MANY_TRIES'
  /** There is no such card. */
  | 'UNKNOWN'
  /** The seller has voided it. */
  | 'VOIDED';

/** Where a gift card stands. */
export type GiftCardState =
  /** It pays. */
  | 'ACTIVE'
  /** Its time is over; something is left. */
  | 'EXPIRED'
  /** The payment that bought it is disputed: it pays nothing. */
  | 'FROZEN'
  /** Nothing is left. */
  | 'SPENT'
  /** The seller has voided it. */
  | 'VOIDED'
  /** Its code is made and sent on its day. */
  | 'WAITING';

/** Whether the shop issues, takes and sells gift cards, over which sums, and how long they are valid. */
export type GiftCardsSettingInput = {
  /** Whether cards are issued, and the checkout asks for them. */
  active: boolean;
  /** The largest card, in cents. */
  maxMinor: number;
  /** The smallest card, in cents. */
  minMinor: number;
  /** Whether shoppers buy cards; absent: they do not. */
  sold?: boolean | null | undefined;
  /** Cents: a card that is bought is over a multiple of it; absent: 500. */
  stepMinor?: number | null | undefined;
  /** How many years a card is valid. */
  years: number;
};

/** How goods came back. */
export type GoodsCondition =
  /** As it was sent. */
  | 'AS_NEW'
  /** Broken, or not complete. */
  | 'DAMAGED'
  /** Unpacked and tried as in a shop. */
  | 'OPENED'
  /** Used more than trying it needs. */
  | 'USED';

/** The notice on the legal guarantee, in each language. */
export type GuaranteePicturesInput = {
  /** In German. */
  de?: SettingPictureInput | null | undefined;
  /** In English. */
  en?: SettingPictureInput | null | undefined;
  /** In Slovak. */
  sk?: SettingPictureInput | null | undefined;
};

/** The notice on the legal guarantee. */
export type GuaranteeSettingInput = {
  /** The Commission’s own files. */
  notice: GuaranteePicturesInput;
};

/** What keeps a rocket on its launcher. */
export type GuideKind =
  /** A button that slides in a rail. */
  | 'BUTTON'
  /** A tube that slides on a rod. */
  | 'LUG';

/** A step of the guide, ticked off or not. */
export type GuideStepChange = {
  /** The version that the change was made on; 0 for the first. */
  base: number;
  /** Whether the step is done. */
  done: boolean;
  /** Opaque; stays the same. */
  id: string | number;
  /** Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing. */
  key: string | number;
};

/** What of the surface of a part needs care in printing, as it lies. */
export type HeatKind =
  /** It lies on the bed: in the first 0.2 mm. */
  | 'FIRST_LAYER'
  /** Hangs over more than 75° from upright. */
  | 'FLAT'
  /** Nothing. */
  | 'PLAIN'
  /** Hangs over 45 to 60° from upright. */
  | 'SLOPING'
  /** Hangs over 60 to 75° from upright. */
  | 'STEEP'
  /** The wall behind it is thinner than a nozzle of 0.4 mm. */
  | 'THIN';

/** Where on a picture a numbered part is. */
export type ImageAnchorInput = {
  /** Of the part. */
  partId: string | number;
  /** From the left edge, 0 to 1. */
  x: number;
  /** From the top edge, 0 to 1. */
  y: number;
};

/** Kits are photographed, files are drawn. */
export type ImageKind =
  /** Drawn. */
  | 'DRAWING'
  /** Photographed. */
  | 'PHOTO';

/** How sparse infill runs; patterns that a slicer has beside these are nearest to GRID. */
export type InfillPattern =
  /** Lines in both directions on every layer. */
  | 'GRID'
  /** Waves that turn from layer to layer. */
  | 'GYROID'
  /** Lines in one direction, across those below. */
  | 'RECTILINEAR';

/** What looking at the goods found. */
export type InspectWithdrawnGoodsInput = {
  /** The version that was read. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** One of each line that was chosen. */
  lines: Array<WithdrawnLineFindingInput>;
};

/** Whether a document asks for money or gives it back. */
export type InvoiceKind =
  /** Gives an amount back. */
  | 'CREDIT_NOTE'
  /** Asks for an amount. */
  | 'INVOICE';

/** A gift card that the shop gives. */
export type IssueGiftCardInput = {
  /** Cents, within the bounds of the settings. */
  amountMinor: number;
  /** 8 to 64 letters, digits, _ or -. The same key issues at most one card. */
  idempotencyKey: string;
  /** Of its mail: en, sk or de. */
  language: string;
  /** At most 500 characters. */
  message?: string | null | undefined;
  /** Where its mail goes. */
  recipientEmail: string;
  /** At most 100 characters. */
  recipientName?: string | null | undefined;
  /** Day of its mail, ISO, today to a year ahead; absent: today. */
  sendOn?: string | null | undefined;
};

/** How far the shop is with the label of a parcel. */
export type LabelState =
  /** Nobody asked for one. */
  | 'NONE'
  /** It can be printed. */
  | 'READY'
  /** The carrier will not; why, says `labelFault`. */
  | 'REFUSED'
  /** The carrier is being asked. */
  | 'REQUESTED'
  /** The carrier did not answer, and may have made one: a person looks there. */
  | 'UNCLEAR';

/** A sale that comes after another one of the product. */
export type LaterSaleInput = {
  /** First ISO day, of the shop. */
  from: string;
  /** Cents; less than the ordinary price. */
  priceMinor: number;
  /** Last ISO day, of the shop; within a year. */
  to: string;
};

/** Equal launch guides, one behind the other. */
export type LaunchGuideInput = {
  /** How many. */
  count: number;
  /** Where the first begins, behind the tip. */
  fromMm: number;
  /** Bore of a lug, neck of a button. */
  innerMm: number;
  /** Of what kind it is. */
  kind: GuideKind;
  /** Of a lug along the body, of a button away from it. */
  lengthMm: number;
  /** Outer diameter. */
  outerMm: number;
  /** Of the rocket: 1 is the lowest. */
  stage: number;
};

/** A legal text. */
export type LegalPage =
  /** The cookies policy. */
  | 'COOKIES'
  /** On the legal guarantee. */
  | 'GUARANTEE'
  /** The privacy policy. */
  | 'PRIVACY'
  /** The terms of service. */
  | 'TERMS';

/** A legal text in each language, as HTML. */
export type LegalTextsInput = {
  /** In German. */
  de: string;
  /** In English. */
  en: string;
  /** In Slovak. */
  sk: string;
};

/** A text in every language. */
export type LocalizedTextInput = {
  /** In German. */
  de: string;
  /** In English. */
  en: string;
  /** In Slovak. */
  sk: string;
};

/** Who signs in. */
export type LoginInput = {
  /** Six digits of the authenticator app, or a recovery code; after SECOND_FACTOR_REQUIRED. */
  code?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Stay signed in for 30 days instead of twelve hours. Does not count for admins. */
  keep?: boolean | null | undefined;
  /** Of the account. */
  password: string;
};

/** A part of the words of a mail. */
export type MailField =
  /** The text below the heading. */
  | 'body'
  /** The first line in the mail. */
  | 'heading'
  /** The line in the mailbox. */
  | 'subject';

/** What a mail is about. */
export type MailGroup =
  /** An account. */
  | 'ACCOUNT'
  /** News that somebody asked for. */
  | 'NEWS'
  /** An order. */
  | 'ORDER'
  /** Mail to the shop itself. */
  | 'SHOP';

/** A mail whose words the owner can change. */
export type MailKind =
  /** The account is deleted. */
  | 'ACCOUNT_DELETED'
  /** Somebody registered with an address that has an account. */
  | 'ALREADY_REGISTERED'
  /** The order is cancelled. */
  | 'CANCELLED'
  /** The order is placed and will be paid on delivery. */
  | 'CASH_ON_DELIVERY'
  /** The link that confirms a new address. */
  | 'CHANGE_EMAIL'
  /** A complaint is granted, and how. */
  | 'COMPLAINT_ACCEPTED'
  /** A complaint arrived. */
  | 'COMPLAINT_OPENED'
  /** A complaint is confirmed, with the day of the remedy. */
  | 'COMPLAINT_RECEIVED'
  /** A complaint is refused, and why. */
  | 'COMPLAINT_REJECTED'
  /** A complaint is settled. */
  | 'COMPLAINT_REMEDIED'
  /** The buyer took a complaint back; to the shop. */
  | 'COMPLAINT_TAKEN_BACK'
  /** A complaint; to the shop. */
  | 'COMPLAINT_TO_SHOP'
  /** The link that confirms an address. */
  | 'CONFIRM'
  /** A buyer opened a dispute; to the shop. */
  | 'DISPUTE_TO_SHOP'
  /** The address of the account is another one; to the former one. */
  | 'EMAIL_CHANGED'
  /** Somebody asked for another address; to the present one. */
  | 'EMAIL_CHANGE_ASKED'
  /** A gift card with its code; to who is given it. */
  | 'GIFT_CARD'
  /** The confirmation of a paid gift card with its receipt; to who bought it. */
  | 'GIFT_CARD_ORDER'
  /** A letter of the contact form; to the shop. */
  | 'LETTER_TO_SHOP'
  /** The new link to an order. */
  | 'LINK_RENEWED'
  /** The order is paid, with its invoice. */
  | 'ORDER'
  /** A parcel waits at a pickup point. */
  | 'PARCEL_READY'
  /** The password is another one. */
  | 'PASSWORD_CHANGED'
  /** A payment came to nothing. */
  | 'PAYMENT_FAILED'
  /** A payment is still looked at. */
  | 'PAYMENT_PENDING'
  /** Money went back, with the credit note. */
  | 'REFUND'
  /** The link for a new password. */
  | 'RESET'
  /** The label by which goods come back. */
  | 'RETURN_LABEL'
  /** The second factor is switched off. */
  | 'SECOND_FACTOR_OFF'
  /** The second factor is switched on. */
  | 'SECOND_FACTOR_ON'
  /** Goods left the house. */
  | 'SHIPPED'
  /** It was paid too late and the goods are gone; the money goes back. */
  | 'STOCK_GONE'
  /** The order is placed and waits for a bank transfer. */
  | 'TRANSFER'
  /** E-invoices could not be delivered; to the shop. */
  | 'UNDELIVERED_TO_SHOP'
  /** The order is placed and waits for its payment. */
  | 'UNPAID'
  /** Bought files have a new version. */
  | 'VERSION_NOTICE'
  /** An address that hears of events was switched off; to the shop. */
  | 'WEBHOOK_OFF'
  /** Something on a wishlist is cheaper or back. */
  | 'WISHLIST_NEWS'
  /** The statement of withdrawal arrived. */
  | 'WITHDRAWAL'
  /** The goods are back with the shop. */
  | 'WITHDRAWAL_GOODS'
  /** The money goes back, with what is kept and why. */
  | 'WITHDRAWAL_REFUNDED'
  /** The statement has no effect, and why. */
  | 'WITHDRAWAL_REJECTED'
  /** A statement of withdrawal; to the shop. */
  | 'WITHDRAWAL_TO_SHOP';

/** A language of the shop. */
export type MailLanguage =
  /** German. */
  | 'de'
  /** English. */
  | 'en'
  /** Slovak. */
  | 'sk';

/** Where a placeholder may stand. */
export type MailPlaceholderKind =
  /** A part that the shop writes itself: on a line of its own in the body. */
  | 'BLOCK'
  /** An address: in the body, or as a button `[words]({link})` on a line of its own. */
  | 'LINK'
  /** A few words: in the subject, the heading and the body. */
  | 'TEXT';

/** What the shop puts in where it stands in braces. */
export type MailPlaceholderName =
  /** The sum, with its currency. */
  | 'amount'
  /** What lies in the mail. */
  | 'attachment'
  /** What is new in the version. */
  | 'changelog'
  /** The complaint as it was written. */
  | 'complaint'
  /** Name of the buyer. */
  | 'customerName'
  /** How and when the goods come. */
  | 'delivery'
  /** Links to the bought files. */
  | 'files'
  /** The gift card with its code. */
  | 'giftCard'
  /** What the news are, in a line. */
  | 'headline'
  /** Name of the server that events went to. */
  | 'host'
  /** The letter as it was written. */
  | 'letter'
  /** The link that the mail is about. */
  | 'link'
  /** The new address. */
  | 'newEmail'
  /** The version that the buyer has. */
  | 'olderVersion'
  /** When the order was placed. */
  | 'orderDate'
  /** What was ordered, with prices. */
  | 'orderLines'
  /** Number of the order. */
  | 'orderNumber'
  /** Who carries the parcel, and its number. */
  | 'parcel'
  /** The parts that changed. */
  | 'parts'
  /** Name of the product. */
  | 'productName'
  /** The products that the news are about. */
  | 'products'
  /** Why a withdrawal or complaint is refused, as the shop said it. */
  | 'reason'
  /** When it arrived, day and time. */
  | 'receivedAt'
  /** The last day on which the money is due. */
  | 'refundBy'
  /** What the shop does about a defect. */
  | 'remedy'
  /** The last day for settling a complaint. */
  | 'remedyBy'
  /** What came back, with what is given for it. */
  | 'returned'
  /** E-mail address of the seller. */
  | 'sellerEmail'
  /** Name of the seller. */
  | 'sellerName'
  /** The statement of withdrawal as it was made. */
  | 'statement'
  /** What the letter is about. */
  | 'topic'
  /** Where to send the money, with codes that banks read. */
  | 'transfer'
  /** The link that ends such mails. */
  | 'unsubscribeLink'
  /** Number of the new version. */
  | 'version'
  /** How to withdraw from the contract. */
  | 'withdrawal'
  /** What happens after a withdrawal. */
  | 'withdrawalRules';

/** A mail in a language. */
export type MailTextInput = {
  /** Of what kind it is. */
  kind: MailKind;
  /** Of which language. */
  language: MailLanguage;
};

/** Plain text. In the body an empty line ends a paragraph, `# ` starts a heading, `> ` small print. Placeholders stand in braces; other braces are not taken. */
export type MailWordsInput = {
  /** At most 8,000 characters. */
  body: string;
  /** At most 150 characters. */
  heading: string;
  /** At most 150 characters; line breaks become spaces. */
  subject: string;
};

/** How far a carrier knows of the parcels of a manifest. */
export type ManifestState =
  /** Labels are made into it. */
  | 'OPEN'
  /** The carrier will not register it; why, says `fault`. */
  | 'REFUSED'
  /** The carrier knows its parcels. */
  | 'REGISTERED'
  /** The carrier is being told. */
  | 'REGISTERING';

/** What `markOrderPaid` takes. */
export type MarkOrderPaidInput = {
  /** What came, in cents. */
  amountMinor: number;
  /** ISO day on which it came. */
  day: string;
  /** 8 to 64 letters, digits, _ or -. */
  idempotencyKey: string;
  /** Of the order. */
  orderId: string | number;
};

/** What a letter to the seller is about. */
export type MessageTopic =
  /** A model. */
  | 'MODEL'
  /** An order. */
  | 'ORDER'
  /** Anything else. */
  | 'OTHER';

/** Who takes what is sent by a method. */
export type MethodCarrierInput = {
  /** A value of `Carrier`. */
  carrier: string;
  /** Of the way of sending. */
  method: string | number;
};

/** What an admin says of one of several parts. What is absent stays. */
export type ModelDraftPartChange = {
  /** Of the filament, in words. */
  colour?: ColourInput | null | undefined;
  /** Such as PETG. */
  material?: string | null | undefined;
  /** What it is called. */
  name?: WordsInput | null | undefined;
  /** How it lies on the bed. */
  orientation?: OrientationInput | null | undefined;
  /** Of the part. */
  partId: string | number;
  /** Copies that a model needs, 1 to 999. */
  quantity?: number | null | undefined;
  /** Grams of one copy by a slicer; null goes back to the estimate from the mesh. */
  slicedGrams?: number | null | undefined;
  /** Whether it needs support while it is printed. */
  supports?: boolean | null | undefined;
};

/** How far an upload is. */
export type ModelUploadState =
  /** All are here and are examined. */
  | 'CHECKING'
  /** Its files may become parts of a draft, unless one of an archive is refused. */
  | 'READY'
  /** The bytes arrive. */
  | 'RECEIVING'
  /** For good; `refusal` says why. */
  | 'REFUSED'
  /** For its bytes: PUT /api/admin/model-uploads/{id}. */
  | 'WAITING';

/** A tube that holds a motor of a rocket, with what decides which motors go in. */
export type MotorMountFactsInput = {
  /** Of the motors that go in, in millimetres. */
  diameterMm: number;
  /** Longest motor of that diameter. */
  lengthMm: number;
  /** Bore of its stop: a motor as thin as that passes in an adapter. */
  passMm: number;
  /** Longest motor that passes the stop. */
  reachMm: number;
  /** Which end of the motor is held. */
  seat: MotorSeat;
  /** Where that end of the motor stands, behind the tip. */
  seatMm: number;
  /** Of the rocket: 1 is the lowest. */
  stage: number;
};

/** Where the motor of a plane sits, and which may. */
export type MotorPlaceInput = {
  /** From the nose, in millimetres. */
  atMm: number;
  /** 1 to 20, motor and propeller. */
  choices: Array<FlightChoiceInput>;
};

/** The room for the motor in a mount, in millimetres. */
export type MotorRoomInput = {
  /** Of the motors that go in. */
  diameterMm: number;
  /** Longest motor of that diameter. */
  lengthMm: number;
  /** Thickest motor that goes through its stop. */
  passMm: number;
  /** Longest motor that goes through its stop. */
  reachMm: number;
};

/** Which end of the motor a mount holds in place. */
export type MotorSeat =
  /** The rear end. */
  | 'AFT'
  /** The front end. */
  | 'FRONT';

/** In which column of a provider's account a movement stands. */
export type MovementFigure =
  /** Taken, held or let go because of a dispute. */
  | 'DISPUTE'
  /** Charged beside payments. */
  | 'FEE'
  /** A buyer paid. */
  | 'GROSS'
  /** Anything else. */
  | 'OTHER'
  /** To the bank, or back from there. */
  | 'PAYOUT'
  /** Money of a payment went back. */
  | 'REFUND';

/** One of the two. */
export type MyPrinterInput = {
  /** Of a printer that is not on the list. */
  bed?: BedInput | null | undefined;
  /** One of `printers`. */
  printerId?: string | number | null | undefined;
};

/** How much a notice matters. */
export type NoticeKind =
  /** Good to know. */
  | 'INFO'
  /** To be heeded. */
  | 'WARNING';

/** Words above every page, for a time. */
export type NoticeSettingInput = {
  /** Whether it is shown at all. */
  active: boolean;
  /** ISO 8601 in UTC; null: at once. */
  from?: string | null | undefined;
  /** How much it matters. */
  kind: NoticeKind;
  /** What it says. */
  text: LocalizedTextInput;
  /** ISO 8601 in UTC; null: until it is switched off. */
  until?: string | null | undefined;
};

/** What a buyer says is wrong with something bought. */
export type OpenComplaintInput = {
  /** Of the link in the order mail; its buyer needs none. */
  accessToken?: string | null | undefined;
  /** What is wrong; at most 2000 characters. */
  description: string;
  /** 8 to 64 letters, digits, _ or -. The same key is the same complaint. */
  idempotencyKey: string;
  /** Of the line in `Order.lines`. */
  lineId: string | number;
  /** Of the order. */
  orderId: string | number;
  /** How many of the line. */
  units: number;
  /** What the buyer asks for. */
  wish: Remedy;
};

/** What may be done with an order as it stands. */
export type OrderAction =
  /** `cancelOrderAsAdmin`. */
  | 'CANCEL'
  /** `markOrderCollected`. */
  | 'COLLECT'
  /** `markOrderDelivered`. */
  | 'DELIVER'
  /** `resendMailToBuyer` with ORDER. */
  | 'MAIL_ORDER'
  /** `resendMailToBuyer` with REFUND. */
  | 'MAIL_REFUND'
  /** `resendMailToBuyer` with SHIPPED. */
  | 'MAIL_SHIPPED'
  /** `refundOrder`. */
  | 'REFUND'
  /** `markParcelRefused`. */
  | 'REFUSE'
  /** `markOrderShipped`. */
  | 'SHIP'
  /** `undoOrderShipped`. */
  | 'UNDO_SHIP';

/** What was bought: files to download, a thing in a parcel, or a gift card. */
export type OrderLineType =
  /** Files: one copy per buyer, never out of stock. */
  | 'DIGITAL'
  /** Money on a card; it is the only line of its order, and its productId is 0. */
  | 'GIFT_CARD'
  /** A thing with stock and weight that is shipped. */
  | 'PHYSICAL';

/** Where the order as a whole stands. */
export type OrderStatus =
  /** It was cancelled before it was paid. */
  | 'CANCELLED'
  /** The buyer has everything. */
  | 'COMPLETED'
  /** It is paid. */
  | 'CONFIRMED'
  /** It was not paid in time. */
  | 'EXPIRED'
  /** It waits for its payment. */
  | 'PLACED';

/** What on an order waits for a person. */
export type OrderTodo =
  /** A complaint that is not settled. */
  | 'COMPLAINT'
  /** A dispute that PayPal waits for an answer to. */
  | 'DISPUTE'
  /** A mail that did not go out and that nobody has set aside. */
  | 'MAIL'
  /** Paid goods that have not left the house. */
  | 'PACK'
  /** A payment that failed or is in doubt, or a refund that PayPal refused. */
  | 'PAYMENT'
  /** A statement of withdrawal that nobody has marked as done. */
  | 'WITHDRAWAL';

/** Whether orders can be placed. */
export type OrderingSettingInput = {
  /** True: nobody can order. */
  closed: boolean;
};

/** Degrees about x, y, z from the part’s own position to the way its file lies. */
export type OrientationInput = {
  /** Whether the file lies flat on the bed already. */
  onBed: boolean;
  /** Three angles, -360 to 360. */
  turn: Array<number>;
};

/** An account in place of the chart's. */
export type OwnAccountInput = {
  /** Three to nine digits. */
  number: string;
  /** What for. */
  purpose: AccountPurpose;
};

/** Units that go into one parcel. */
export type PackParcelInput = {
  /** Who carries the parcel. */
  carrier?: Carrier | null | undefined;
  /** Absent: not measured. */
  heightMm?: number | null | undefined;
  /** Absent: not measured. */
  lengthMm?: number | null | undefined;
  /** Absent: everything that is left. */
  lines?: Array<ParcelLineInput> | null | undefined;
  /** The carrier's number: letters, digits, spaces, - and /. */
  number?: string | null | undefined;
  /** Of the order. */
  orderId: string | number;
  /** Absent: that of its goods and of the packaging. */
  weightGrams?: number | null | undefined;
  /** Absent: not measured. */
  widthMm?: number | null | undefined;
};

/** What lies with the parts of a model. */
export type PaperKind =
  /** How it is built: a PDF. */
  | 'GUIDE'
  /** A text. */
  | 'LICENCE';

/** What opens a parachute. */
export type ParachuteTrigger =
  /** An altimeter, at the top of the flight. */
  | 'APOGEE'
  /** The ejection charge of the motor. */
  | 'EJECTION';

/** Units of one line of an order. */
export type ParcelLineInput = {
  /** Of the line in `Order.lines`. */
  lineId: string | number;
  /** Pieces. */
  quantity: number;
};

/** Where a parcel is. */
export type ParcelState =
  /** It was unpacked again. */
  | 'CANCELLED'
  /** It arrived. */
  | 'DELIVERED'
  /** The carrier has it. */
  | 'HANDED_OVER'
  /** It is packed and in the house; of one that comes back: with the buyer. */
  | 'PACKED'
  /** It waits for the buyer at a point. */
  | 'READY'
  /** It came back without having been taken. */
  | 'RETURNED';

/** How parcels are packed, and who takes them. */
export type ParcelsSettingInput = {
  /** Methods without an entry ask who packs. */
  carriers: Array<MethodCarrierInput>;
  /** What a box and its filling weigh. */
  packagingGrams: number;
};

/** What happened to a part between two versions. */
export type PartChangeKind =
  /** The older version did not have it. */
  | 'ADDED'
  /** Its file is another one and measures otherwise. */
  | 'CHANGED'
  /** The same file; how many of it are printed changed. */
  | 'RECOUNTED'
  /** The newer version has it no more. */
  | 'REMOVED'
  /** The same file under another part id. */
  | 'RENAMED'
  /** Its file is another one that measures the same. */
  | 'REWRITTEN';

/** Why the shop cannot print a part. */
export type PartPrintProblem =
  /** It was not sliced yet, or cannot be: nobody knows what it takes. */
  | 'NOT_SLICED'
  /** It does not go on the bed of the shop’s printer, or is too tall for it. */
  | 'TOO_LARGE';

/** How PayPal's transactions and the books disagree. */
export type PaymentDifferenceKind =
  /** The fee is another one. */
  | 'FEE_AMOUNT'
  /** The sum of a payment is another one. */
  | 'PAYMENT_AMOUNT'
  /** PayPal does not list a payment that is booked. */
  | 'PAYMENT_UNKNOWN_AT_PAYPAL'
  /** PayPal lists a payment that is not booked. */
  | 'PAYMENT_UNKNOWN_HERE'
  /** The sum of a refund is another one. */
  | 'REFUND_AMOUNT'
  /** A refund came back. */
  | 'REFUND_RETURNED'
  /** PayPal does not list a refund that is booked. */
  | 'REFUND_UNKNOWN_AT_PAYPAL'
  /** PayPal lists a refund that is not booked. */
  | 'REFUND_UNKNOWN_HERE';

/** Why an event of a payment could not be processed. */
export type PaymentEventProblem =
  /** Money was taken back, and the dispute behind it is not listed yet. */
  | 'DISPUTE_AWAITED'
  /** It is not what its type says. */
  | 'MALFORMED'
  /** It is about a payment that the shop does not have. */
  | 'PAYMENT_UNKNOWN'
  /** The provider refused to say more about it. */
  | 'PAYPAL_REFUSED'
  /** The provider did not answer when it was asked about it. */
  | 'PAYPAL_SILENT'
  /** A fault of the shop. */
  | 'UNEXPECTED';

/** Names the payment of an order. */
export type PaymentInput = {
  /** From the order's secret link; the signed-in owner needs none. */
  accessToken?: string | null | undefined;
  /** Of the order. */
  orderId: string | number;
  /** Which payment; absent: the one that counts. */
  paypalOrderId?: string | number | null | undefined;
  /** To start: who shall take the money; absent: the order's own way. */
  way?: PaymentWay | null | undefined;
};

/** What a transaction of PayPal's list is to the books. */
export type PaymentMovementKind =
  /** From one currency to another. */
  | 'CONVERSION'
  /** From the owner's bank. */
  | 'DEPOSIT'
  /** What PayPal charges beside payments, or gives back of what it charged. */
  | 'FEE'
  /** Kept back or let go by PayPal. */
  | 'HOLD'
  /** Anything else. */
  | 'OTHER'
  /** A buyer pays; compared with the books. */
  | 'PAYMENT'
  /** Money of a payment goes back; compared with the books. */
  | 'RETURN'
  /** To the owner's bank. */
  | 'WITHDRAWAL';

/** Where one try to pay stands. */
export type PaymentState =
  /** The buyer said yes; the money is not taken yet. */
  | 'APPROVED'
  /** The buyer went back. Nothing was charged. */
  | 'CANCELLED'
  /** Waits for the buyer at PayPal. Nothing was charged. */
  | 'CREATED'
  /** PayPal refused the means of payment; the buyer may choose another one at `restartUrl`. */
  | 'DECLINED'
  /** Came to nothing; a new payment may be started while the order is held. */
  | 'FAILED'
  /** The money is there. */
  | 'PAID'
  /** PayPal has not decided, or has not answered. The shop goes on asking: do not pay again. */
  | 'PENDING'
  /** The money went back. */
  | 'REFUNDED';

/** Where its money stands. */
export type PaymentStatus =
  /** A payment came to nothing. */
  | 'FAILED'
  /** All of it is here. */
  | 'PAID'
  /** A part went back. */
  | 'PARTIALLY_REFUNDED'
  /** PayPal holds it back for now. */
  | 'PENDING'
  /** All of it went back. */
  | 'REFUNDED'
  /** Nothing was paid. */
  | 'UNPAID';

/** How a buyer chooses to pay. */
export type PaymentWay =
  /** To the bank account of the seller, within some days. */
  | 'BANK_TRANSFER'
  /** By card, at once, on the page of who takes it. */
  | 'CARD'
  /** To the carrier who hands over the parcel. */
  | 'CASH_ON_DELIVERY'
  /** Gift cards pay the whole sum: nothing is due, and nothing is to be chosen. */
  | 'GIFT_CARD'
  /** By PayPal, at once. */
  | 'PAYPAL';

/** A part of the administration that a role opens. */
export type Permission =
  /** Visits and sales figures. */
  | 'ANALYTICS'
  /** Products, their pictures, models and stock; builds and reviews of customers. */
  | 'CATALOGUE'
  /** Accounts, and the roles of admins. */
  | 'CUSTOMERS'
  /** Orders, payments, invoices and withdrawals. */
  | 'ORDERS'
  /** What the shop is run by, and the audit log. */
  | 'SETTINGS';

/** Who keeps parcels for collection. */
export type PickupCarrier =
  /** Packeta, in Czechia Zásilkovna. */
  | 'PACKETA';

/** What parcels are collected from. */
export type PickupKind =
  /** A machine with compartments, such as a Z-BOX. */
  | 'BOX'
  /** A counter with people. */
  | 'POINT';

/** Where to look for points: around a spot, else around what is called like the text. */
export type PickupPointsInput = {
  /** Who carries the parcel. */
  carrier: PickupCarrier;
  /** True: those alone where a parcel can be paid. */
  cash?: boolean | null | undefined;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of the parcel: those alone that take it. */
  grams?: number | null | undefined;
  /** Null: both. */
  kind?: PickupKind | null | undefined;
  /** Latitude in degrees, together with `lng`. */
  lat?: number | null | undefined;
  /** Longitude in degrees, together with `lat`. */
  lng?: number | null | undefined;
  /** A town, a postcode or a street, at most 100 characters. */
  text?: string | null | undefined;
};

/** Why a parcel cannot go to the point that was chosen. */
export type PickupProblem =
  /** It takes parcels no more, or not for now. */
  | 'CLOSED'
  /** This way of sending does not go to its country. */
  | 'COUNTRY'
  /** There is none with this id. */
  | 'NOT_FOUND'
  /** None was chosen yet. */
  | 'REQUIRED'
  /** It takes lighter parcels only. */
  | 'TOO_HEAVY';

/** An order as it is placed. */
export type PlaceOrderInput = {
  /** Whom the invoice is made out to. */
  billingAddress: AddressInput;
  /** Consent to instant delivery of files and the loss of withdrawal. */
  digitalConsent: boolean;
  /** At most 254 characters. The address of the account when absent; a guest must give one. */
  email?: string | null | undefined;
  /** Of the quote that the buyer saw. */
  fingerprint: string;
  /** As in the quote. */
  giftCardCodes?: Array<string> | null | undefined;
  /** 8 to 64 letters, digits, _ or -. The same key places at most one order. */
  idempotencyKey: string;
  /** As in the quote. */
  lines: Array<CartLineInput>;
  /** At most 1000 characters. */
  notes?: string | null | undefined;
  /** One of `paymentWays`; PAYPAL when absent. */
  paymentWay?: PaymentWay | null | undefined;
  /** As in the quote. Needed where the method goes to a point, which is then the address of the goods. */
  pickupPoint?: string | number | null | undefined;
  /** As in the quote. */
  promotionCode?: string | null | undefined;
  /** The billing address when absent; not stored when nothing is shipped. */
  shippingAddress?: AddressInput | null | undefined;
  /** Needed when anything is shipped. */
  shippingMethod?: string | number | null | undefined;
  /** Must be true. */
  termsAccepted: boolean;
};

/** What decides how a plane flies. Lengths count backwards from the leading edge at the root. */
export type PlaneFactsInput = {
  /** Where its balance may be. */
  balance: BalanceRangeInput;
  /** Where the battery lies. */
  battery: BatteryRailInput;
  /** At most 30. */
  fittings: Array<FlightFittingInput>;
  /** Where the motor sits. */
  motor: MotorPlaceInput;
  /** Where a weight in the nose would stand. */
  noseMm: number;
  /** Each part once. */
  printed: Array<PrintedPlaceInput>;
  /** Its wing. */
  wing: WingInput;
};

/** A posting (predkontácia) of POHODA. */
export type PostingCodeInput = {
  /** Its short name in POHODA. */
  code: string;
  /** What is booked by it. */
  kind: PostingKind;
};

/** What moves money in the books beside documents. */
export type PostingKind =
  /** A gift card was given. */
  | 'CARD_GIVEN'
  /** A gift card was bought. */
  | 'CARD_SOLD'
  /** A gift card paid. */
  | 'CARD_SPENT'
  /** A bought gift card was voided. */
  | 'CARD_VOIDED'
  /** A provider took money because of a dispute. */
  | 'DISPUTE'
  /** A provider kept a fee. */
  | 'FEE'
  /** Anything else at a provider. */
  | 'OTHER'
  /** A buyer paid at a provider. */
  | 'PAYMENT'
  /** A provider sent money to the bank. */
  | 'PAYOUT'
  /** A provider gave money back. */
  | 'REFUND';

/** Parts of a model that the shop is to print. */
export type PrintChoiceInput = {
  /** Of a stocked colour, such as #1a1a1a. */
  colour: string;
  /** One that is stocked. */
  material: string;
  /** 1 to 40, each once; 200 copies in all at most. */
  parts: Array<ChosenPartInput>;
  /** Kit or files of the model. */
  productId: number;
};

/** How it is to be printed and what the buyer pays. What is absent is taken from the model. */
export type PrintEstimateInput = {
  /** Euros, 0 to 1000. Without it there are no costs. */
  filamentPricePerKg?: number | null | undefined;
  /** 0 to 100. */
  infillPercent?: number | null | undefined;
  /** 0.05 to 0.6. */
  layerHeightMm?: number | null | undefined;
  /** Euros, 0 to 10. Without it power is not counted. */
  powerPricePerKwh?: number | null | undefined;
  /** How fast the printer is. */
  printerClass: PrinterClass;
  /** What the printer draws on average, 0 to 3000. Without it what is usual for its class. */
  printerWatts?: number | null | undefined;
  /** Figures are those of this profile where `profileSlicing` says that all parts are sliced, else those of the class. */
  profile?: SlicerProfileInput | null | undefined;
};

/** What the page of the product says of printing it. */
export type PrintInfoInput = {
  /** What else to know, one point each. */
  additionalNotes: Array<string>;
  /** How to print it. */
  printSettings: PrintTextsInput;
  /** What is needed beside the printed parts. */
  rcComponents: Array<ComponentInput>;
};

/** The whole new state of a part; copies in no count are open. */
export type PrintPartChange = {
  /** The version that the change was made on; 0 for the first. */
  base: number;
  /** How many are finished, or whether it is. */
  done: number;
  /** Together at most the quantity of the part. */
  failed: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing. */
  key: string | number;
  /** At most 200 characters. */
  note: string;
  /** How many are on printers. */
  printing: number;
  /** Of the file that was printed. */
  sha256: string;
  /** 0 to 100000. */
  wastedGrams: number;
};

/** How a model is printed. */
export type PrintSettingsInput = {
  /** Least and most, 0 to 100. */
  infillPercent: Array<number>;
  /** 0.05 to 0.6. */
  layerHeightMm: number;
  /** Kind of filament, such as PLA. */
  material: string;
  /** Lines around each layer, 1 to 20. */
  walls: number;
};

/** A spool as it was weighed. */
export type PrintSpoolChange = {
  /** The version that the change was made on; 0 for the first. */
  base: number;
  /** Key of material and colour. */
  filament: string | number;
  /** 0 to 100000; null when it is no longer known. */
  grams?: number | null | undefined;
  /** Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing. */
  key: string | number;
  /** 0 to 1000000. */
  usedBefore: number;
};

/** Six short texts, each needed. */
export type PrintTextsInput = {
  /** Cost of material. */
  estimatedCost: string;
  /** How full the parts are inside. */
  infill: string;
  /** Height of a layer. */
  layerHeight: string;
  /** Kinds of filament. */
  materials: string;
  /** How long printing takes. */
  printTime: string;
  /** Whether it needs support while it is printed. */
  supports: string;
};

/** Where a printed part stands, all its copies together. */
export type PrintedPlaceInput = {
  /** Its middle: behind the tip, or behind the leading edge at the root. */
  atMm: number;
  /** Of the part; one that the version does not have weighs nothing. */
  partId: string | number;
  /** Of the rocket: 1 is the lowest. */
  stage: number;
};

/** How fast a printer is. */
export type PrinterClass =
  /** A bed slinger of about 2018: 50 mm/s, 1,000 mm/s². */
  | 'CLASSIC'
  /** An enclosed CoreXY: 250 mm/s, 10,000 mm/s². */
  | 'FAST'
  /** A bed slinger of today, with input shaping: 130 mm/s, 3,000 mm/s². */
  | 'QUICK';

/** Whether the shop prints parts for buyers: on what, of what, by which rates and how fast. */
export type PrintingSettingInput = {
  /** Whether it is offered. */
  active: boolean;
  /** Working days until printed parts are sent, 1 to 60. */
  days: number;
  /** Depth of the bed in millimetres, 50 to 2000. */
  depthMm: number;
  /** Once for each line of an order in cents, with VAT. */
  handlingMinor: number;
  /** How high a part may be in millimetres, 50 to 2000. */
  heightMm: number;
  /** For an hour of the printer in cents, with VAT. */
  hourMinor: number;
  /** At least one while it is offered. */
  materials: Array<StockedMaterialInput>;
  /** How fast the printer is: whose sliced hours are charged. */
  printerClass: PrinterClass;
  /** Width of the bed in millimetres, 50 to 2000. */
  widthMm: number;
};

/** What a list is narrowed to: all of these together. */
export type ProductFilter = {
  /** All of these properties. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Slugs; any of them. */
  categories?: Array<string> | null | undefined;
  /** Slug of one category. */
  category?: string | null | undefined;
  /** Only what this printer holds, every part with 5 mm free all round, turned where need be. */
  fitsPrinter?: BedInput | null | undefined;
  /** True: only what can be bought now, files included. */
  inStock?: boolean | null | undefined;
  /** Cents, inclusive. */
  priceMaxMinor?: number | null | undefined;
  /** Cents, inclusive. */
  priceMinMinor?: number | null | undefined;
  /** Any of these. */
  types?: Array<ProductType> | null | undefined;
};

/** Order of a list. NAME follows the alphabet of the language; RELEVANCE without a search is NEWEST. */
export type ProductSort =
  /** By name. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Dearest first. */
  | 'PRICE_DESC'
  /** What fits the search best first. */
  | 'RELEVANCE';

/** Whether it is on sale. */
export type ProductState =
  /** On sale. */
  | 'ACTIVE'
  /** Off sale and out of the way; its page answers 410. */
  | 'ARCHIVED'
  /** Off sale. */
  | 'INACTIVE';

/** What a product says in one language. */
export type ProductTextsInput = {
  /** HTML; what is not on the allow-list is removed. */
  description: string;
  /** What it can do, one point each. */
  features: Array<string>;
  /** Hints for the 3D viewer, one point each. */
  interactionInstructions: Array<string>;
  /** 200 characters at most. */
  name: string;
  /** What its page says of printing it. */
  printInfo?: PrintInfoInput | null | undefined;
  /** The most important figures in one line. */
  specLine: string;
  /** 500 characters at most. */
  summary: string;
};

/** What is sold: files to download, or a thing in a parcel. */
export type ProductType =
  /** Files: one copy per buyer, never out of stock. */
  | 'DIGITAL'
  /** A thing with stock and weight that is shipped. */
  | 'PHYSICAL';

/** An absent field stays as it is; null or a blank text takes it away. */
export type ProfileInput = {
  /** As it was entered. */
  address?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Family name. */
  lastName?: string | null | undefined;
  /** Telephone number. */
  phone?: string | null | undefined;
  /** What the gallery calls the customer. */
  username?: string | null | undefined;
};

/** What `prolongGiftCard` takes. */
export type ProlongGiftCardInput = {
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** ISO; today or later. */
  validUntil: string;
};

/** A promotion, whole: what is absent is none. */
export type PromotionInput = {
  /** Cents; needed by AMOUNT. */
  amountMinor?: number | null | undefined;
  /** With `productIds` all that it is for. */
  categoryIds?: Array<string | number> | null | undefined;
  /** 3 to 40 letters, digits, - or _. Absent: it applies by itself. */
  code?: string | null | undefined;
  /** The first moment at which it applies no more. */
  endsAt?: string | null | undefined;
  /** It is never for their products. */
  excludedCategoryIds?: Array<string | number> | null | undefined;
  /** It is never for these. */
  excludedProductIds?: Array<number> | null | undefined;
  /** Only for who has ordered nothing before. */
  firstOrderOnly: boolean;
  /** Group of customers that it is for; absent: for all. */
  groupId?: string | number | null | undefined;
  /** Of what kind it is. */
  kind: PromotionKind;
  /** Orders that may have it. */
  maxUses?: number | null | undefined;
  /** Orders of one account or e-mail address that may have it. */
  maxUsesEach?: number | null | undefined;
  /** Cents that the goods it is for must cost at least. */
  minimumMinor?: number | null | undefined;
  /** What buyers read: at most 60 characters each. */
  names: LocalizedTextInput;
  /** Below `takeUnits`; needed by N_FOR_M. */
  payUnits?: number | null | undefined;
  /** 1 to 99; needed by PERCENT. */
  percent?: number | null | undefined;
  /** With `categoryIds` all that it is for; none: everything. */
  productIds?: Array<number> | null | undefined;
  /** May stand beside another one that may. */
  stackable: boolean;
  /** Absent: at once. */
  startsAt?: string | null | undefined;
  /** 2 to 99; needed by N_FOR_M. */
  takeUnits?: number | null | undefined;
};

/** What a promotion takes off. */
export type PromotionKind =
  /** A sum, at most what the goods cost. */
  | 'AMOUNT'
  /** The cheapest way to send that has a price costs nothing, a dearer one the difference. */
  | 'FREE_DELIVERY'
  /** Of every `takeUnits` units, gathered from the dearest down, the cheapest are free, so that `payUnits` are paid. */
  | 'N_FOR_M'
  /** A part of what the goods cost, rounded half up to the cent. */
  | 'PERCENT';

/** Why a code takes nothing off. */
export type PromotionProblem =
  /** Its time is over. */
  | 'EXPIRED'
  /** This buyer has ordered before. */
  | 'FIRST_ORDER_ONLY'
  /** What it is for costs too little: see `missing`. */
  | 'MINIMUM_MISSING'
  /** It is for none of these products. */
  | 'NOT_FOR_THESE'
  /** It is for customers of a group, and this one is not signed in as one of them. */
  | 'NOT_FOR_YOU'
  /** Another promotion takes more off, and the two do not stand together. */
  | 'NOT_WITH_ANOTHER'
  /** The cart costs no less by it, such as when delivery is free already. */
  | 'SAVES_NOTHING'
  /** Too many wrong codes came from this network: nothing is told for a quarter of an hour. */
  | 'TOO_MANY_TRIES'
  /** There are too few units of what it is for: see `missingUnits`. */
  | 'UNITS_MISSING'
  /** There is no such code, or it has not begun, or it is switched off. */
  | 'UNKNOWN'
  /** As many orders of this buyer have it as may. */
  | 'USED_BY_YOU'
  /** As many orders have it as may. */
  | 'USED_UP';

/** Where a promotion stands now. */
export type PromotionState =
  /** Its time is over. */
  | 'ENDED'
  /** Switched off. */
  | 'OFF'
  /** It has not begun. */
  | 'PLANNED'
  /** It applies. */
  | 'RUNNING'
  /** As many orders have it as may. */
  | 'USED_UP';

/** Why a line cannot be bought as asked, or how it was corrected. */
export type QuoteProblem =
  /** Corrected: files are sold once, and so is a print; the quantity is 1. Can be ordered. */
  | 'DIGITAL_LIMIT'
  /** Corrected: several lines of one product were joined. Can be ordered. */
  | 'DUPLICATE'
  /** No longer sold. The line has no price. */
  | 'INACTIVE'
  /** Files that another line buys already, for a choice that costs as much or more: take this one out. */
  | 'INCLUDED'
  /** Files that are still being made: no version is published yet. */
  | 'IN_PREPARATION'
  /** Fewer left than asked: see `available`. */
  | 'NOT_ENOUGH_STOCK'
  /** There is no such product. The line has no price. */
  | 'NOT_FOUND'
  /** None left. */
  | 'OUT_OF_STOCK';

/** Units of one line of an order. */
export type RefundLineInput = {
  /** Of the line in `Order.lines`. */
  lineId: string | number;
  /** Pieces. */
  quantity: number;
};

/** Money that goes back: an amount, the price of units and of the delivery, or (none given) all that is left. */
export type RefundOrderInput = {
  /** Minor units, VAT included. */
  amountMinor?: number | null | undefined;
  /** What the delivery cost goes back with the units, or alone: once, and not with an amount. */
  delivery?: boolean | null | undefined;
  /** 8 to 64 letters, digits, _ or -. The same key is the same refund. */
  idempotencyKey: string;
  /** Units whose price goes back; files are taken back. */
  lines?: Array<RefundLineInput> | null | undefined;
  /** Of the order. */
  orderId: string | number;
  /** Printed on the credit note, which the buyer gets. */
  reason: string;
  /** The goods among the units go back on the shelf; not with an amount. */
  restock: boolean;
};

/** REQUESTED: recorded, PayPal has not answered yet and is asked on. */
export type RefundStatus =
  /** The money went back. */
  | 'COMPLETED'
  /** PayPal refused it. */
  | 'FAILED'
  /** PayPal has not answered yet. */
  | 'REQUESTED';

/** What a refund asks of the shop. */
export type RefundStep =
  /** Nothing: the buyer has the money, or it is settled. */
  | 'NONE'
  /** PayPal refused it: the buyer has no money. */
  | 'PAY'
  /** It was booked and credited, and the money is with the shop again. */
  | 'SETTLE'
  /** PayPal has not decided, and the shop goes on asking. */
  | 'WAIT';

/** An account as it is opened. */
export type RegisterInput = {
  /** E-mail address. */
  email: string;
  /** First name. */
  firstName?: string | null | undefined;
  /** Family name. */
  lastName?: string | null | undefined;
  /** 8 to 128 characters, with a small and a capital letter, a digit and another sign. */
  password: string;
  /** Must be true. */
  termsAccepted: boolean;
};

/** What is done about a defect. */
export type Remedy =
  /** A part of the price goes back. */
  | 'REDUCTION'
  /** The price goes back. */
  | 'REFUND'
  /** It is repaired. */
  | 'REPAIR'
  /** It is replaced. */
  | 'REPLACEMENT';

/** How a granted complaint was settled. */
export type RemedyComplaintInput = {
  /** The version that was read. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** Told to the buyer; at most 500 characters. */
  message?: string | null | undefined;
  /** Of a repair or replacement: number of the parcel. */
  parcelNumber?: string | null | undefined;
};

/** A picture that was removed, as it stood. */
export type RemovedPictureInput = {
  /** What it shows, for those who do not see it. */
  alt: AltTextsInput;
  /** Points on it where numbered parts are. */
  anchors: Array<ImageAnchorInput>;
  /** Of the picture, as it was. */
  key: string | number;
  /** Of what kind it is. */
  kind: ImageKind;
  /** Its place, counted from 0. */
  position: number;
};

/** What `reopenGiftCard` takes. */
export type ReopenGiftCardInput = {
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
};

/** A mail that can be sent once more. */
export type ResentMail =
  /** The confirmation with the invoice. */
  | 'ORDER'
  /** The one about money, with the last credit note. */
  | 'REFUND'
  /** The one about the parcel. */
  | 'SHIPPED';

/** Who pays for sending goods back after a withdrawal. */
export type ReturnsSettingInput = {
  /** False: the buyer does. */
  sellerPays: boolean;
};

/** SUBMITTED until a moderator decides, and again after each change; REJECTED also after a takedown. */
export type ReviewState =
  /** Everybody sees it. */
  | 'PUBLISHED'
  /** A moderator refused it, or took it down. */
  | 'REJECTED'
  /** A moderator decides. */
  | 'SUBMITTED';

/** What decides how a rocket flies. Lengths count from the tip of the nose. */
export type RocketFactsInput = {
  /** 1 to 8, of every stage. */
  fins: Array<FinSetInput>;
  /** At most 30. */
  fittings: Array<FlightFittingInput>;
  /** At most 4. */
  guides: Array<LaunchGuideInput>;
  /** From the nose to the tail, in millimetres. */
  lengthMm: number;
  /** 1 to 3, one per stage. */
  mounts: Array<MotorMountFactsInput>;
  /** Where a weight in the nose would stand. */
  noseMm: number;
  /** What it comes down on. */
  parachute?: RocketParachuteInput | null | undefined;
  /** Each part once. */
  printed: Array<PrintedPlaceInput>;
  /** 1 to 20, from the tip. */
  sections: Array<BodySectionInput>;
};

/** What the uppermost stage comes down on. */
export type RocketParachuteInput = {
  /** Of the open canopy, in millimetres. */
  diameterMm: number;
  /** Over the area of that diameter. */
  dragCoefficient: number;
  /** What makes it open. */
  opens: ParachuteTrigger;
};

/** What `saveAddress` takes. */
export type SaveAddressInput = {
  /** As it was entered. */
  address: AddressInput;
  /** Opaque; stays the same. */
  id?: string | number | null | undefined;
  /** Makes it the default in place of the present one. The only address is the default anyway. */
  isDefault?: boolean | null | undefined;
  /** At most 50 characters. */
  label?: string | null | undefined;
};

/** What `saveBuild` takes. */
export type SaveBuildInput = {
  /** What the photograph shows, at most 200 characters. */
  alt?: string | null | undefined;
  /** Filament as weighed, 1 to 100000 g. */
  grams?: number | null | undefined;
  /** Printing time as measured, 0.1 to 10000 hours. */
  hours?: number | null | undefined;
  /** Opaque; stays the same. */
  id?: string | number | null | undefined;
  /** Flights, launches or runs, at most 10000. */
  launches?: number | null | undefined;
  /** At most 80 characters. */
  material?: string | null | undefined;
  /** At most 80 characters. */
  printer?: string | null | undefined;
  /** Of the product. */
  productId: number;
  /** At most 1000 characters. */
  story?: string | null | undefined;
  /** 1 to 80 characters. */
  title: string;
};

/** What `saveReview` takes. */
export type SaveReviewInput = {
  /** An own build, sent in or published, whose photograph goes with it. */
  buildId?: string | number | null | undefined;
  /** Of the product. */
  productId: number;
  /** Stars, 1 to 5. */
  rating: number;
  /** 20 to 2000 characters, trimmed. */
  text: string;
};

/** What `saveSpools` takes. */
export type SaveSpoolsInput = {
  /** At most 50, each filament once. */
  spools: Array<SpoolChange>;
};

/** Legal data of the seller. */
export type SellerSettingInput = {
  /** Of its bank. */
  bic?: string | null | undefined;
  /** Town. */
  city: string;
  /** IČO: eight digits. */
  companyId: string;
  /** SK. */
  country: string;
  /** E-mail address. */
  email: string;
  /** For bank transfers, printed on invoices. */
  iban?: string | null | undefined;
  /** en, sk or de: of mails to the shop; null: Slovak. */
  language?: string | null | undefined;
  /** As in the business register. */
  name: string;
  /** Telephone number. */
  phone: string;
  /** Such as 010 01. */
  postcode: string;
  /** Entry in the business register, in Slovak. */
  register: string;
  /** Street and number. */
  street: string;
  /** DIČ: ten digits. */
  taxId: string;
  /** IČ DPH; null: none. Stands nowhere on days without one. */
  vatId?: string | null | undefined;
};

/** What `sendDocumentTo` takes. */
export type SendDocumentToInput = {
  /** Opaque; stays the same. */
  id: string | number;
  /** Of the buyer, in one of these ways. */
  number: string;
};

/** What `sendGiftCardAgain` takes. */
export type SendGiftCardAgainInput = {
  /** Opaque; stays the same. */
  id: string | number;
};

/** A letter to the seller. */
export type SendMessageInput = {
  /** Where the answer goes; at most 254 characters. */
  email: string;
  /** 8 to 64 letters, digits, _ or -. The same key within a day is the same letter. */
  idempotencyKey: string;
  /** People leave it empty. A letter that fills it is taken for a machine’s and goes nowhere. */
  leaveEmpty?: string | null | undefined;
  /** At most 1000 characters. */
  message: string;
  /** At most 100 characters. */
  name: string;
  /** At most 40 characters. */
  orderNumber?: string | null | undefined;
  /** What it is about. */
  topic: MessageTopic;
};

/** How documents that go through the Peppol network are found. */
export type SendingProgress =
  /** The recipient has it. */
  | 'DELIVERED'
  /** Not sent: the network cannot name the recipient. */
  | 'NO_ADDRESS'
  /** Refused or given up, and nobody dealt with it. */
  | 'TROUBLE'
  /** Not delivered yet. */
  | 'UNDERWAY';

/** Why a document did not get further. */
export type SendingReason =
  /** The access point did not answer. */
  | 'AWAY'
  /** The access point refused the document. */
  | 'INVALID'
  /** The network knows no such recipient. */
  | 'NOT_REGISTERED'
  /** The buyer gave no number by which the network names companies. */
  | 'NO_NUMBER'
  /** No receipt came. */
  | 'NO_RECEIPT'
  /** The network has no scheme for VAT numbers of the buyer's state. */
  | 'NO_SCHEME'
  /** The recipient refused it. */
  | 'RECIPIENT';

/** How far a document is on its way through the Peppol network. */
export type SendingState =
  /** The recipient has it. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It was not sent: the network cannot name the recipient. */
  | 'NO_ADDRESS'
  /** The access point or the recipient refused it. */
  | 'REFUSED'
  /** Taken; there is no receipt yet. */
  | 'SENT'
  /** The access point has not taken it yet. */
  | 'WAITING';

/** A part of the settings, changed as one. */
export type SettingKey =
  /** What the books and the forms of the tax office need beside the seller. */
  | 'ACCOUNTING'
  /** Whether buyers pay by card. */
  | 'CARD'
  /** Whether and where buyers pay in cash on delivery. */
  | 'COD'
  /** What the footer claims. */
  | 'FOOTER'
  /** Whether the shop has gift cards, and over which sums. */
  | 'GIFT_CARDS'
  /** The notice on the legal guarantee. */
  | 'GUARANTEE'
  /** Words above every page. */
  | 'NOTICE'
  /** Whether orders can be placed. */
  | 'ORDERING'
  /** What packaging weighs, and which carrier takes what. */
  | 'PARCELS'
  /** Whether the shop prints parts for buyers, and by which rates. */
  | 'PRINTING'
  /** Who pays for sending goods back. */
  | 'RETURNS'
  /** Legal data of the seller. */
  | 'SELLER'
  /** Zones and ways of sending. */
  | 'SHIPPING'
  /** Whether the seller is a payer of VAT, by day. */
  | 'TAXPAYER'
  /** Whether and where to buyers pay by bank transfer. */
  | 'TRANSFER'
  /** Rates by country, tax class and day. */
  | 'VAT';

/** A picture that was sent before. */
export type SettingPictureInput = {
  /** In pixels. */
  height: number;
  /** Of the file. */
  key: string | number;
  /** In pixels. */
  width: number;
};

/** The value of one part: exactly one of these. */
export type SettingValueInput =
  {   /** Of ACCOUNTING. */
  accounting: AccountingSettingInput; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never;   /** Of CARD. */
  card: CardSettingInput; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never;   /** Of COD. */
  cod: CodSettingInput; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never;   /** Of FOOTER. */
  footer: FooterSettingInput; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never;   /** Of GIFT_CARDS. */
  giftCards: GiftCardsSettingInput; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never;   /** Of GUARANTEE. */
  guarantee: GuaranteeSettingInput; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never;   /** Of NOTICE. */
  notice: NoticeSettingInput; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never;   /** Of ORDERING. */
  ordering: OrderingSettingInput; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never;   /** Of PARCELS. */
  parcels: ParcelsSettingInput; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never;   /** Of PRINTING. */
  printing: PrintingSettingInput; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never;   /** Of RETURNS. */
  returns: ReturnsSettingInput; seller?: never; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never;   /** Of SELLER. */
  seller: SellerSettingInput; shipping?: never; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never;   /** Of SHIPPING. */
  shipping: ShippingSettingInput; taxpayer?: never; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never;   /** Of TAXPAYER. */
  taxpayer: TaxpayerSettingInput; transfer?: never; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never;   /** Of TRANSFER. */
  transfer: TransferSettingInput; vat?: never; }
  |  { accounting?: never; card?: never; cod?: never; footer?: never; giftCards?: never; guarantee?: never; notice?: never; ordering?: never; parcels?: never; printing?: never; returns?: never; seller?: never; shipping?: never; taxpayer?: never; transfer?: never;   /** Of VAT. */
  vat: VatSettingInput; };

/** A parcel of an order that left the house. */
export type ShipmentInput = {
  /** Who carries the parcel. */
  carrier?: Carrier | null | undefined;
  /** Opaque; stays the same. */
  id: string | number;
  /** The carrier's number: letters, digits, spaces, - and /. */
  tracking?: string | null | undefined;
};

/** A price up to a weight. */
export type ShippingBracketInput = {
  /** Null: whatever it weighs. */
  maxGrams?: number | null | undefined;
  /** In cents, with VAT. */
  minor: number;
};

/** A way of sending. */
export type ShippingMethodInput = {
  /** Whether it is offered. */
  active: boolean;
  /** Whether the buyer fetches the goods. */
  collection: boolean;
  /** What to know of it; may be empty. */
  description: LocalizedTextInput;
  /** Goods of so many cents go for nothing; null: never. */
  freeFromMinor?: number | null | undefined;
  /** Stands in orders; a–z, 0–9 and hyphens. */
  id: string | number;
  /** What it is called. */
  name: LocalizedTextInput;
  /** It goes to a point of this carrier that the buyer chooses; null: to an address. */
  pickup?: PickupCarrier | null | undefined;
  /** One for each zone that it goes to. */
  tariffs: Array<ShippingTariffInput>;
};

/** Zones and ways of sending. */
export type ShippingSettingInput = {
  /** In the order in which they are offered. */
  methods: Array<ShippingMethodInput>;
  /** Nearest first. */
  zones: Array<ShippingZoneInput>;
};

/** A way of sending in one zone. */
export type ShippingTariffInput = {
  /** Lightest first. */
  brackets: Array<ShippingBracketInput>;
  /** Working days, at most. */
  maxDays: number;
  /** Working days, at least. */
  minDays: number;
  /** Of the zone. */
  zone: string | number;
};

/** Countries that a parcel costs the same to. */
export type ShippingZoneInput = {
  /** ISO 3166-1 alpha-2. */
  countries: Array<string>;
  /** a–z, 0–9 and hyphens. */
  id: string | number;
};

/** What `slicePrintQueue` takes. */
export type SlicePrintQueueInput = {
  /** Of the line in `Order.lines`. */
  lineId: string | number;
  /** Says what the profile leaves out. */
  printerClass: PrinterClass;
  /** What the slicer would print with. */
  profile: SlicerProfileInput;
  /** Of the version. */
  versionId: string | number;
};

/** A model, and what it is to be sliced with. */
export type SliceWithProfileInput = {
  /** Says what the profile leaves out. */
  printerClass: PrinterClass;
  /** A product with files. */
  productId: number;
  /** What the slicer would print with. */
  profile: SlicerProfileInput;
};

/** A profile of the buyer’s slicer. What is absent is as the model says, or else as usual for the class of printer and the nozzle. */
export type SlicerProfileInput = {
  /** Acceleration of printing, mm/s², 50 to 100000. */
  acceleration?: number | null | undefined;
  /** Solid layers at the bottom, 0 to 100. */
  bottomLayers?: number | null | undefined;
  /** Share of plastic that a bridge gets, 0.1 to 2. */
  bridgeFlow?: number | null | undefined;
  /** Speed of bridges, mm/s, 1 to 2000. */
  bridgeSpeed?: number | null | undefined;
  /** Width of the brim of each part, mm, 0 to 50. */
  brimMm?: number | null | undefined;
  /** Acceleration of everything on the first layer, at most, mm/s², 50 to 100000. */
  firstLayerAcceleration?: number | null | undefined;
  /** Of the first layer, millimetres, 0.04 to 1. */
  firstLayerHeightMm?: number | null | undefined;
  /** Speed of everything on the first layer, at most, mm/s, 1 to 2000. */
  firstLayerSpeed?: number | null | undefined;
  /** Plastic of what is counted, as filaments are calibrated, 0.5 to 1.5. */
  flowRatio?: number | null | undefined;
  /** Speed of what fills narrow gaps, mm/s, 1 to 2000. */
  gapSpeed?: number | null | undefined;
  /** The longest way along a wall on which lines of sparse infill are joined, mm, 0 to 1000. */
  infillJoinMm?: number | null | undefined;
  /** Absent: GYROID. */
  infillPattern?: InfillPattern | null | undefined;
  /** Sparse infill, 0 to 100 %. */
  infillPercent?: number | null | undefined;
  /** Acceleration of the other walls, mm/s², 50 to 100000. */
  innerAcceleration?: number | null | undefined;
  /** Width of a line of the other walls, mm, 0.1 to 3. */
  innerLineMm?: number | null | undefined;
  /** Speed of the other walls, mm/s, 1 to 2000. */
  innerSpeed?: number | null | undefined;
  /** Change of speed along one axis made at once, mm/s, 0.1 to 100. */
  jerk?: number | null | undefined;
  /** Millimetres, 0.04 to 1. */
  layerHeightMm?: number | null | undefined;
  /** Layers that take less are printed slower, s, 0 to 300. */
  layerSeconds?: number | null | undefined;
  /** For lifting the nozzle before travel that draws filament back, and lowering it after, s, 0 to 5. */
  liftSeconds?: number | null | undefined;
  /** The most that the hot end melts, mm³/s, 0.5 to 200. */
  mostMm3PerSecond?: number | null | undefined;
  /** Width of the nozzle, millimetres, 0.1 to 2. */
  nozzleMm?: number | null | undefined;
  /** Acceleration of the outermost wall, mm/s², 50 to 100000. */
  outerAcceleration?: number | null | undefined;
  /** Width of a line of the outermost wall, mm, 0.1 to 3. */
  outerLineMm?: number | null | undefined;
  /** Speed of the outermost wall, mm/s, 1 to 2000. */
  outerSpeed?: number | null | undefined;
  /** Share of a line by which infill runs into the walls, 0 to 100 %. */
  overlapPercent?: number | null | undefined;
  /** Shorter travel draws nothing back, mm, 0 to 100. */
  retractFromMm?: number | null | undefined;
  /** Filament drawn back before travel, mm, 0 to 20. */
  retractMm?: number | null | undefined;
  /** Speed of drawing filament back, mm/s, 1 to 2000. */
  retractSpeed?: number | null | undefined;
  /** How far from the part they are, mm, 0 to 100. */
  skirtDistanceMm?: number | null | undefined;
  /** Layers that have such loops, 0 to 5000. */
  skirtLayers?: number | null | undefined;
  /** Loops around a part on its first layer, 0 to 20. */
  skirts?: number | null | undefined;
  /** No layer is slowed below this, mm/s, 1 to 2000. */
  slowestSpeed?: number | null | undefined;
  /** Speed of short loops, mm/s, 1 to 2000. */
  smallSpeed?: number | null | undefined;
  /** Infill that is smaller than this is solid, mm², 0 to 10000. */
  solidBelowMm2?: number | null | undefined;
  /** Width of a line of solid infill, mm, 0.1 to 3. */
  solidLineMm?: number | null | undefined;
  /** Speed of solid infill, mm/s, 1 to 2000. */
  solidSpeed?: number | null | undefined;
  /** Width of a line of sparse infill, mm, 0.1 to 3. */
  sparseLineMm?: number | null | undefined;
  /** Speed of sparse infill, mm/s, 1 to 2000. */
  sparseSpeed?: number | null | undefined;
  /** What leans further is held: degrees from the bed, 0 to 90; 0 is beyond half a line. */
  supportDegrees?: number | null | undefined;
  /** Full layers on top of support, 0 to 20. */
  supportDenseLayers?: number | null | undefined;
  /** Between support and part, upright, mm, 0 to 2. */
  supportGapMm?: number | null | undefined;
  /** Width of a line of support, mm, 0.1 to 3. */
  supportLineMm?: number | null | undefined;
  /** Between lines of support, mm, 0.1 to 20. */
  supportSpacingMm?: number | null | undefined;
  /** Speed of support, mm/s, 1 to 2000. */
  supportSpeed?: number | null | undefined;
  /** Absent: NONE. */
  supports?: SupportPlace | null | undefined;
  /** Whether bridges are as round as the nozzle. Absent: yes. */
  thickBridges?: boolean | null | undefined;
  /** Solid layers at the top, 0 to 100. */
  topLayers?: number | null | undefined;
  /** Speed of the uppermost layer, mm/s, 1 to 2000. */
  topSpeed?: number | null | undefined;
  /** Acceleration of travel, mm/s², 50 to 100000. */
  travelAcceleration?: number | null | undefined;
  /** Speed of travel, mm/s, 1 to 2000. */
  travelSpeed?: number | null | undefined;
  /** Lines around each layer, 0 to 20. */
  walls?: number | null | undefined;
};

/** What there is of a filament, as it was weighed. */
export type SpoolChange = {
  /** The version that the change was made on; 0 for the first. */
  base: number;
  /** What the buyer calls the colour, at most 40 characters. */
  colour?: string;
  /** Material of at most 20 characters, a space, and the colour as `#rrggbb`. */
  filament: string | number;
  /** 0 to 100000; null when it is gone or no longer known. */
  grams?: number | null | undefined;
  /** Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing. */
  key: string | number;
  /** `used` when it was weighed, 0 to 1000000. */
  usedBefore: number;
};

/** Why an admin changes what is in the house. */
export type StockReason =
  /** Counting found more or less than the books. */
  | 'COUNT'
  /** Broken or lost. */
  | 'DAMAGE'
  /** Goods came in. */
  | 'DELIVERY'
  /** Anything else; the note says what. */
  | 'OTHER'
  /** A customer sent it back. */
  | 'RETURN';

/** Kits of which little is on sale. */
export type StockShortage =
  /** One to three units. */
  | 'LOW'
  /** None. */
  | 'OUT';

/** Whether it can be bought now. */
export type StockState =
  /** Files, which never run out. */
  | 'ALWAYS'
  /** Files that are still being made: no version is published yet. */
  | 'IN_PREPARATION'
  /** More than three. */
  | 'IN_STOCK'
  /** Three units or fewer are left. */
  | 'LOW_STOCK'
  /** None. */
  | 'OUT_OF_STOCK';

/** A colour in which a material is stocked. */
export type StockedColourInput = {
  /** Such as #1a1a1a; once in a material, by it the colour is known. */
  hex: string;
  /** What it is called, 40 characters at most. */
  name: LocalizedTextInput;
};

/** A material that the shop prints with. */
export type StockedMaterialInput = {
  /** 1 to 20. */
  colours: Array<StockedColourInput>;
  /** PLA, PETG, ABS, ASA, TPU, TPU 95A, PC, PA-CF or LW-PLA; once in the list. */
  material: string;
  /** For a kilogram in cents, with VAT. */
  perKgMinor: number;
};

/** Where what hangs over is held while it is printed. */
export type SupportPlace =
  /** Where nothing of the part is below it. */
  | 'BED_ONLY'
  /** On the part too. */
  | 'EVERYWHERE'
  /** Nowhere. */
  | 'NONE';

/** What `switchPromotion` takes. */
export type SwitchPromotionInput = {
  /** Whether it is switched on. */
  active: boolean;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
};

/** Bought files, and what they are to be made for. */
export type TailorFilesInput = {
  /** From the secret link; not needed by the signed-in owner. */
  accessToken?: string | null | undefined;
  /** Each parameter once at most. */
  chosen: Array<ChosenValueInput>;
  /** Of the order, with files. */
  lineId: string | number;
  /** Of the order. */
  orderId: string | number;
};

/** Files, and what they are to be made for. */
export type TailoredChoiceInput = {
  /** Each parameter once at most. */
  chosen: Array<ChosenValueInput>;
  /** Of the product. */
  productId: number;
};

/** Why a choice has no files. */
export type TailoredRefusal =
  /** The plane would balance too far forward with every battery and motor that fits. */
  | 'NOSE_HEAVY'
  /** A mount of the rocket would have no certified motor. */
  | 'NO_MOTOR'
  /** The program of the model is wrong there. */
  | 'PROGRAM'
  /** The choice makes no sense together; `reason` says so in the seller’s words. */
  | 'REFUSED'
  /** It would leave its rail too slowly with every motor that fits. */
  | 'SLOW'
  /** The plane would balance too far back with every battery and motor that fits. */
  | 'TAIL_HEAVY'
  /** It takes more work than a model may. */
  | 'TOO_LARGE'
  /** A part would not be printable. */
  | 'UNSOUND'
  /** It would be stable with no motor that fits: less than one calibre. */
  | 'UNSTABLE'
  /** No motor that fits would let the plane climb. */
  | 'WEAK';

/** How far the files of a choice are. */
export type TailoredState =
  /** They are being made; that takes seconds. */
  | 'MAKING'
  /** They may be loaded. */
  | 'READY'
  /** There will be none: the reason says why. */
  | 'REFUSED';

/** What may be chosen of a model, and the program that draws the parts which depend on it. */
export type TailoringDescriptionInput = {
  /** Twelve at most, in the order in which they are asked. */
  parameters: Array<DescribedParameterInput>;
  /** JavaScript with a function `build(choice)`, 40,000 characters at most. */
  program: string;
};

/** What is chosen for a parameter of a model. */
export type TailoringParameterKind =
  /** A number between two, in equal steps. */
  | 'NUMBER'
  /** One of several things. */
  | 'OPTION'
  /** Words that are printed. */
  | 'TEXT';

/** What a number of a model counts. */
export type TailoringUnit =
  /** Pieces. */
  | 'COUNT'
  /** Degrees. */
  | 'DEGREE'
  /** Millimetres. */
  | 'MM'
  /** Hundredths. */
  | 'PERCENT';

/** What `takeBackComplaint` takes. */
export type TakeBackComplaintInput = {
  /** Of the secret link to the order; its signed-in owner needs none. */
  accessToken?: string | null | undefined;
  /** Opaque; stays the same. */
  id: string | number;
  /** Of the order. */
  orderId: string | number;
};

/** What VAT is asked on. */
export type TaxClass =
  /** Files. */
  | 'digital'
  /** Things in a parcel. */
  | 'goods';

/** A status from one day on, until the next. */
export type TaxpayerPeriodInput = {
  /** ISO day in Europe/Bratislava. */
  from: string;
  /** What the seller is from then on. */
  status: TaxpayerStatus;
};

/** Whether the seller is a payer of VAT, by day. */
export type TaxpayerSettingInput = {
  /** Those that are over too. */
  periods: Array<TaxpayerPeriodInput>;
};

/** What the seller is by the Slovak VAT Act 222/2004. */
export type TaxpayerStatus =
  /** Not a payer, without a VAT number. */
  | 'NOT_PAYER'
  /** A payer of VAT (§ 4): the only one that asks Slovak VAT of a buyer. */
  | 'PAYER'
  /** Not a payer; has a VAT number for goods bought in other member states (§ 7). */
  | 'REGISTERED_7'
  /** Not a payer; has a VAT number for services across borders (§ 7a). */
  | 'REGISTERED_7A';

/** Something that happened to the order, a mail, a download, or what an admin did. */
export type TimelineKind =
  /** An admin did something. */
  | 'ACTION'
  /** Bought files were loaded. */
  | 'DOWNLOAD'
  /** Something happened to the order. */
  | 'EVENT'
  /** A mail went out. */
  | 'MAIL';

/** Whether and to which account buyers may pay by bank transfer. */
export type TransferSettingInput = {
  /** Whether it is offered. */
  active: boolean;
  /** Of its bank. */
  bic?: string | null | undefined;
  /** How many days an order waits for its money, and keeps its goods. 1 to 30. */
  days: number;
  /** Holder of the account; null only while it is not offered. */
  holder?: string | null | undefined;
  /** Of the account; null only while it is not offered. */
  iban?: string | null | undefined;
};

/** English is needed; a language left out is not offered and English stands in for it. */
export type TranslationsInput = {
  /** In German. */
  de?: ProductTextsInput | null | undefined;
  /** In English. */
  en: ProductTextsInput;
  /** In Slovak. */
  sk?: ProductTextsInput | null | undefined;
};

/** Why a choice that was tried could not be sold. */
export type TrialReason =
  /** By standard, the plane balances too far forward. */
  | 'NOSE_HEAVY'
  /** A part goes on no printer of the shop’s list. */
  | 'NO_BED'
  /** By standard, a mount of the rocket has no certified motor. */
  | 'NO_MOTOR'
  /** The program is wrong; `message` and `line` say where. */
  | 'PROGRAM'
  /** The program refuses what the model is by standard. */
  | 'REFUSED'
  /** By standard, the rocket leaves its rail too slowly. */
  | 'SLOW'
  /** By standard, the plane balances too far back. */
  | 'TAIL_HEAVY'
  /** It takes more work, memory or triangles than a model may. */
  | 'TOO_LARGE'
  /** A part is not watertight, or has an error that keeps it from being printed. */
  | 'UNSOUND'
  /** By standard, the rocket is stable with no motor that fits. */
  | 'UNSTABLE'
  /** By standard, the plane climbs with no motor that fits. */
  | 'WEAK';

/** Where the turnover of a seller who is no payer of VAT stands. */
export type TurnoverState =
  /** Above the higher limit: a payer since the supply that passed it. */
  | 'AT_ONCE'
  /** Far from the limits. */
  | 'BELOW'
  /** The last year was above the lower limit: a payer since 1 January. */
  | 'LAST_YEAR'
  /** Above four fifths of the lower limit. */
  | 'NEAR'
  /** Above the lower limit: a payer from 1 January. */
  | 'NEXT_YEAR';

/** Why a supply stands in no return. */
export type UndeclaredKind =
  /** Its place of supply is outside Slovakia and the Union. */
  | 'ABROAD'
  /** It bears no VAT: the seller was no payer. */
  | 'WITHOUT_VAT';

/** What `updateCategory` takes. */
export type UpdateCategoryInput = {
  /** At most 1,000 characters each. */
  descriptions?: CategoryDescriptionsInput | null | undefined;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Out of sight; its products are sold on. */
  hidden?: boolean | null | undefined;
  /** Opaque; stays the same. */
  id: string | number;
  /** In every language. */
  names?: CategoryNamesInput | null | undefined;
  /** a–z, 0–9 and hyphens, at most 40; the former one leads here. */
  slug?: string | null | undefined;
};

/** What `updateCustomerGroup` takes. */
export type UpdateCustomerGroupInput = {
  /** Addresses of accounts, at most 1,000. */
  emails: Array<string>;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** 60 characters at most. */
  name: string;
};

/** What `updateProduct` takes. */
export type UpdateProductInput = {
  /** Whether it is switched on. */
  active?: boolean | null | undefined;
  /** Its properties. */
  attributes?: Array<AttributeInput> | null | undefined;
  /** Of a kit: cents that it costs together with its files; null: as much as both. */
  bundlePriceMinor?: number | null | undefined;
  /** Slug of a category. */
  category?: string | null | undefined;
  /** The kit of these files, or the files of this kit; null: none. */
  counterpartId?: number | null | undefined;
  /** Which motors, batteries, propellers and consumables of flights it is, semicolons between: Estes C6; 2212; 9 × 5; igniter; refused unless PHYSICAL. */
  designations?: string | null | undefined;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: number;
  /** Further sales, 11 at most; none on a day of another one. The next takes over when the one before is over. */
  laterSales?: Array<LaterSaleInput> | null | undefined;
  /** Packed, its three sides in millimetres: 300x200x80; refused unless PHYSICAL. */
  packedSize?: string | null | undefined;
  /** Cents, VAT included: the ordinary price. */
  priceMinor?: number | null | undefined;
  /** First ISO day of the sale, of the shop. */
  saleFrom?: string | null | undefined;
  /** Cents that it costs in a sale, with both days; null: no sale. */
  salePriceMinor?: number | null | undefined;
  /** Last ISO day of the sale, of the shop. */
  saleTo?: string | null | undefined;
  /** Working days until it leaves the house; refused unless PHYSICAL. */
  shipsInDays?: number | null | undefined;
  /** Letters, digits, dots, hyphens and underlines, 40 at most. */
  sku?: string | null | undefined;
  /** Small letters, digits and hyphens, 100 at most. */
  slug?: string | null | undefined;
  /** Texts in each language. */
  translations?: TranslationsInput | null | undefined;
  /** A video, https only. */
  videoUrl?: string | null | undefined;
  /** How the 3D viewer shows the model at first. */
  viewerSettings?: ViewerSettingsInput | null | undefined;
  /** At most 10, of goods only; null or none: always one price. */
  volumePrices?: Array<VolumePriceInput> | null | undefined;
  /** Packed, in grams; needed for PHYSICAL, refused otherwise. */
  weightGrams?: number | null | undefined;
};

/** What `updatePromotion` takes. */
export type UpdatePromotionInput = {
  /** Cents; needed by AMOUNT. */
  amountMinor?: number | null | undefined;
  /** With `productIds` all that it is for. */
  categoryIds?: Array<string | number> | null | undefined;
  /** 3 to 40 letters, digits, - or _. Absent: it applies by itself. */
  code?: string | null | undefined;
  /** The first moment at which it applies no more. */
  endsAt?: string | null | undefined;
  /** It is never for their products. */
  excludedCategoryIds?: Array<string | number> | null | undefined;
  /** It is never for these. */
  excludedProductIds?: Array<number> | null | undefined;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Only for who has ordered nothing before. */
  firstOrderOnly: boolean;
  /** Group of customers that it is for; absent: for all. */
  groupId?: string | number | null | undefined;
  /** Opaque; stays the same. */
  id: string | number;
  /** Of what kind it is. */
  kind: PromotionKind;
  /** Orders that may have it. */
  maxUses?: number | null | undefined;
  /** Orders of one account or e-mail address that may have it. */
  maxUsesEach?: number | null | undefined;
  /** Cents that the goods it is for must cost at least. */
  minimumMinor?: number | null | undefined;
  /** What buyers read: at most 60 characters each. */
  names: LocalizedTextInput;
  /** Below `takeUnits`; needed by N_FOR_M. */
  payUnits?: number | null | undefined;
  /** 1 to 99; needed by PERCENT. */
  percent?: number | null | undefined;
  /** With `categoryIds` all that it is for; none: everything. */
  productIds?: Array<number> | null | undefined;
  /** May stand beside another one that may. */
  stackable: boolean;
  /** Absent: at once. */
  startsAt?: string | null | undefined;
  /** 2 to 99; needed by N_FOR_M. */
  takeUnits?: number | null | undefined;
};

/** What `updateRole` takes. */
export type UpdateRoleInput = {
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** 1 to 60 characters, unlike every other role. */
  name: string;
  /** What it opens of the administration. */
  permissions: Array<Permission>;
};

/** What `updateSetting` takes. */
export type UpdateSettingInput = {
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Exactly one part. */
  value: SettingValueInput;
};

/** What `updateWebhookEndpoint` takes. */
export type UpdateWebhookEndpointInput = {
  /** Absent: switched on. */
  active?: boolean | null | undefined;
  /** At most 100 characters; absent: none. */
  description?: string | null | undefined;
  /** One or more. */
  events: Array<WebhookEvent>;
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** https, a public host, at most 500 characters. */
  url: string;
};

/** What is known of a VAT number. */
export type VatNumberState =
  /** VIES does not know it. */
  | 'INVALID'
  /** No member state writes one like that; VIES was not asked. */
  | 'MALFORMED'
  /** VIES gave no answer: until it does, the sale is one with VAT. */
  | 'UNAVAILABLE'
  /** VIES knows it. */
  | 'VALID';

/** A rate from one day on. */
export type VatRateInput = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO day in Europe/Bratislava. */
  from: string;
  /** Of the price without VAT. */
  percent: number;
  /** Goods or files. */
  taxClass: TaxClass;
};

/** Rates by country, tax class and day. */
export type VatSettingInput = {
  /** First day from which sales to other member states are taxed there by choice; null: once they pass the threshold. */
  ossFrom?: string | null | undefined;
  /** Those that are over too. */
  rates: Array<VatRateInput>;
};

/** How the 3D viewer shows the model at first. */
export type ViewerSettingsInput = {
  /** Whether the model turns by itself. */
  autoRotate: boolean;
  /** `#rrggbb`; null is the ground of the shop. */
  background?: string | null | undefined;
  /** Azimuth and elevation in degrees, least distance in millimetres. */
  cameraOrbit: Array<number>;
  /** "Y" or "Z". */
  upAxis: string;
};

/** Where visits are kept. */
export type VisitStoreKind =
  /** A cluster of its own. */
  | 'CASSANDRA'
  /** The database of the shop. */
  | 'POSTGRESQL';

/** Of a node, as the process that answers sees it. */
export type VisitStoreNodeState =
  /** Not reachable. */
  | 'DOWN'
  /** On its way in. */
  | 'JOINING'
  /** On its way out. */
  | 'LEAVING'
  /** At work. */
  | 'NORMAL';

/** What `voidGiftCard` takes. */
export type VoidGiftCardInput = {
  /** `version` as it was read; when it is another by now: VERSION_CONFLICT. */
  expectedVersion: number;
  /** Opaque; stays the same. */
  id: string | number;
  /** At most 200 characters. */
  reason: string;
};

/** What each unit costs from a quantity on. */
export type VolumePriceInput = {
  /** 2 to 999; each once. */
  from: number;
  /** Only for customers of this group; absent: for all. */
  groupId?: string | number | null | undefined;
  /** Cents; less for more units. */
  priceMinor: number;
};

/** An address that is to hear of events. */
export type WebhookEndpointInput = {
  /** Absent: switched on. */
  active?: boolean | null | undefined;
  /** At most 100 characters; absent: none. */
  description?: string | null | undefined;
  /** One or more. */
  events: Array<WebhookEvent>;
  /** https, a public host, at most 500 characters. */
  url: string;
};

/** What other systems may hear of. */
export type WebhookEvent =
  /** order.paid */
  | 'ORDER_PAID'
  /** order.refunded: the whole sum or a part went back. */
  | 'ORDER_REFUNDED'
  /** order.shipped */
  | 'ORDER_SHIPPED'
  /** parcel.delivered: the buyer has one. */
  | 'PARCEL_DELIVERED'
  /** parcel.handed_over: the carrier has one to the buyer. */
  | 'PARCEL_HANDED_OVER'
  /** parcel.packed: one to the buyer is in the house, or is so again. */
  | 'PARCEL_PACKED'
  /** product.changed: also a new one. */
  | 'PRODUCT_CHANGED'
  /** stock.low: fewer can be sold than before, and few are left. */
  | 'STOCK_LOW';

/** Why a try came to nothing. */
export type WebhookProblem =
  /** The name leads to a private address. */
  | 'ADDRESS_REFUSED'
  /** The address was switched off meanwhile. */
  | 'ENDPOINT_OFF'
  /** The answer was no 2xx. */
  | 'HTTP_STATUS'
  /** It led elsewhere, which is not followed. */
  | 'REDIRECT'
  /** The secret cannot be read any more. */
  | 'SECRET_LOST'
  /** No answer within five seconds. */
  | 'TIMEOUT'
  /** The certificate is not valid. */
  | 'TLS'
  /** The body is over 64 kB. */
  | 'TOO_LARGE'
  /** Nobody answers there. */
  | 'UNREACHABLE';

/** How far a delivery is. */
export type WebhookState =
  /** It arrived. */
  | 'DELIVERED'
  /** Given up. */
  | 'FAILED'
  /** It will be tried, or tried again. */
  | 'PENDING';

/** The wing of a plane. */
export type WingInput = {
  /** Both halves, and what lies between them. */
  areaMm2: number;
  /** Greatest lift coefficient, estimated by the designer. */
  maxLift: number;
  /** Its leading edge, behind the leading edge at the root. */
  meanChordFromMm: number;
  /** Mean aerodynamic chord. */
  meanChordMm: number;
  /** Chord at the root. */
  rootMm: number;
  /** From tip to tip, in millimetres. */
  spanMm: number;
};

/** A removed product with its former place. */
export type WishlistRestoreInput = {
  /** As the list said it. Not later than now. */
  addedAt: string;
  /** Of the product. */
  productId: number;
};

/** Which withdrawals a list shows. */
export type WithdrawalFilter =
  /** Refunded, rejected, taken back or marked as done. */
  | 'DONE'
  /** All that are not done. */
  | 'OPEN'
  /** The money is overdue, and there is nothing to wait for. */
  | 'OVERDUE'
  /** The goods are here. */
  | 'TO_REFUND'
  /** The goods are not here yet. */
  | 'WAITING';

/** A statement of withdrawal from a contract with the shop. */
export type WithdrawalInput = {
  /** Where the acknowledgement goes; at most 254 characters. */
  email: string;
  /** 8 to 64 letters, digits, _ or -. The same key is the same statement. */
  idempotencyKey: string;
  /** What it is about, at most 1000 characters; the whole order when absent. */
  items?: string | null | undefined;
  /** Of the consumer; at most 100 characters. */
  name: string;
  /** Names the contract; at most 40 characters. */
  orderNumber: string;
};

/** Where a withdrawal stands. */
export type WithdrawalState =
  /** The buyer sends the goods back. */
  | 'AWAITING_GOODS'
  /** The goods are back with the shop. */
  | 'GOODS_RECEIVED'
  /** What comes back to the buyer is settled. */
  | 'INSPECTED'
  /** The statement is here. */
  | 'RECEIVED'
  /** The money went back. */
  | 'REFUNDED'
  /** The money is on its way. */
  | 'REFUNDING'
  /** It has no effect. */
  | 'REJECTED'
  /** The buyer took it back. */
  | 'REVOKED';

/** What can be done with a withdrawal. */
export type WithdrawalStep =
  /** `acceptWithdrawal`. */
  | 'ACCEPT'
  /** `inspectWithdrawnGoods`. */
  | 'INSPECT'
  /** `receiveWithdrawnGoods`. */
  | 'RECEIVE'
  /** `refundWithdrawal`. */
  | 'REFUND'
  /** `rejectWithdrawal`. */
  | 'REJECT'
  /** `revokeWithdrawal`. */
  | 'REVOKE'
  /** `noteWithdrawnGoodsSent`. */
  | 'SENT'
  /** `undoWithdrawalStep`. */
  | 'UNDO';

/** What looking at the units of one line found. */
export type WithdrawnLineFindingInput = {
  /** How they came back. */
  condition: GoodsCondition;
  /** Kept back of the price, in cents. */
  deductionMinor: number;
  /** Why; told to the buyer. */
  deductionReason?: string | null | undefined;
  /** Units that go back on the shelf. */
  fitUnits: number;
  /** Of the line in `Order.lines`. */
  lineId: string | number;
};

/** Units of one line that go back. */
export type WithdrawnLineInput = {
  /** Of the line in `Order.lines`. */
  lineId: string | number;
  /** How many. */
  units: number;
};

/** A text in every language of the shop. */
export type WordsInput = {
  /** In German. */
  de: string;
  /** In English. */
  en: string;
  /** In Slovak. */
  sk: string;
};
