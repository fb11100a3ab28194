/** Whom an account belongs to. */
export type AccountKind =
  | 'ADMIN'
  | 'CUSTOMER';

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
  phone?: string | null | undefined;
  /** Checked by the rule of its country; spaces and hyphens do not matter. */
  postcode: string;
  /** Street and number, at most 200 characters. */
  street: string;
  /** VAT id of a company (IČ DPH). */
  vatId?: string | null | undefined;
};

/** Conditions that all hold; one that is absent or null asks for nothing. */
export type AdminOrderFilter = {
  fulfilmentStatus?: FulfilmentStatus | null | undefined;
  /** The first moment of payment. */
  paidFrom?: string | null | undefined;
  /** The first moment of payment that is too late. */
  paidTo?: string | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  /** The first moment. */
  placedFrom?: string | null | undefined;
  /** The first moment that is too late. */
  placedTo?: string | null | undefined;
  /** Every word in number, e-mail address or names of the buyer, or in a product that was bought. */
  search?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  todo?: OrderTodo | null | undefined;
};

/** Order of a list; equals by id. */
export type AdminOrderSort =
  | 'PLACED_ASC'
  | 'PLACED_DESC'
  | 'TOTAL_ASC'
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
  stock?: StockShortage | null | undefined;
  type?: ProductType | null | undefined;
};

/** Order of the table of products. STOCK goes by what is on sale; files, which never run out, come last. */
export type AdminProductSort =
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NEWEST'
  | 'OLDEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'SKU_ASC'
  | 'SKU_DESC'
  | 'STOCK_ASC'
  | 'STOCK_DESC';

export type AdminRoleInput = {
  /** 1 to 60 characters, unlike every other role. */
  name: string;
  permissions: Array<Permission>;
};

/** All that is given must fit. */
export type AdminUserFilter = {
  active?: boolean | null | undefined;
  confirmed?: boolean | null | undefined;
  /** Whether it has ever placed an order. */
  hasOrders?: boolean | null | undefined;
  kind?: AccountKind | null | undefined;
  /** Words of address and names, without regard to case and diacritics. */
  search?: string | null | undefined;
};

/** NAME is the family name, then the first name. */
export type AdminUserSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** English is needed, 300 characters at most each. */
export type AltTextsInput = {
  de?: string | null | undefined;
  en: string;
  sk?: string | null | undefined;
};

export type ApiKeyInput = {
  /** What it is for; 1 to 50 characters. */
  name: string;
  /** One or more. */
  scopes: Array<ApiScope>;
};

/** What a personal API key may read. Nothing else is open to it, and no mutation. */
export type ApiScope =
  /** read:catalogue: products, categories, printers, countries, search. */
  | 'READ_CATALOGUE'
  /** read:orders: `order` and `me { id orders }` of its owner, with invoices and links to bought files that die after 15 minutes and with the key. No payments. */
  | 'READ_ORDERS';

/** Where one try to pay stands, as it is stored. */
export type AttemptState =
  | 'APPROVED'
  | 'CANCELLED'
  | 'CAPTURING'
  | 'CREATED'
  | 'DECLINED'
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

/** Options are alternatives; a range may be open on one side. */
export type AttributeFilter = {
  key: string;
  max?: number | null | undefined;
  min?: number | null | undefined;
  options?: Array<string> | null | undefined;
};

/** A number, or the code of an option. */
export type AttributeInput = {
  key: string;
  number?: number | null | undefined;
  option?: string | null | undefined;
};

/** A number with a unit, or one of some options. */
export type AttributeKind =
  | 'NUMBER'
  | 'OPTION';

/** All that is given must fit. */
export type AuditFilter = {
  /** Id of an admin. */
  actor?: string | number | null | undefined;
  /** The first moment that counts. */
  from?: string | null | undefined;
  /** Words of the name, the action and the address of the admin. */
  search?: string | null | undefined;
  subject?: AuditSubject | null | undefined;
  subjectId?: string | number | null | undefined;
  /** The first moment that counts no more. */
  to?: string | null | undefined;
};

/** What admins act on. */
export type AuditSubject =
  | 'BUILD'
  | 'CATEGORY'
  | 'MODEL'
  | 'ORDER'
  | 'PRODUCT'
  | 'REVIEW'
  | 'ROLE'
  | 'SETTINGS'
  | 'USER'
  | 'VISITS'
  | 'WEBHOOK'
  | 'WITHDRAWAL';

/** Room of a printer in millimetres, 50 to 2000 each. */
export type BedInput = {
  /** Like the width for a circular bed. */
  depthMm: number;
  heightMm: number;
  /** RECTANGULAR unless said otherwise. */
  shape?: BedShape | null | undefined;
  /** Diameter of a circular bed. */
  widthMm: number;
};

/** Outline of a print bed. */
export type BedShape =
  | 'CIRCULAR'
  | 'RECTANGULAR';

/** The outline of a length of a rocket’s body: four noses, a cone between two diameters, a tube. */
export type BodyShape =
  | 'CONE'
  | 'OGIVE'
  | 'PARABOLA'
  | 'TRANSITION'
  | 'TUBE'
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

/** What a customer tells of a build. Texts are trimmed; empty facts are not shown. */
export type BuildInput = {
  /** What the photograph shows, at most 200 characters. */
  alt?: string | null | undefined;
  /** Filament as weighed, 1 to 100000 g. */
  grams?: number | null | undefined;
  /** Printing time as measured, 0.1 to 10000 hours. */
  hours?: number | null | undefined;
  /** Flights, launches or runs, at most 10000. */
  launches?: number | null | undefined;
  /** At most 80 characters. */
  material?: string | null | undefined;
  /** At most 80 characters. */
  printer?: string | null | undefined;
  productId: number;
  /** At most 1000 characters. */
  story?: string | null | undefined;
  /** 1 to 80 characters. */
  title: string;
};

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
  | 'DRAFT'
  | 'PUBLISHED'
  | 'REJECTED'
  | 'SUBMITTED';

/** What became of one row. */
export type BulkOutcome =
  | 'CREATED'
  | 'REJECTED'
  | 'UNCHANGED'
  | 'UPDATED';

/** Changes of one product; what is absent stays as it is. */
export type BulkProductInput = {
  active?: boolean | null | undefined;
  /** True takes it off sale too. */
  archived?: boolean | null | undefined;
  /** Slug. */
  category?: string | null | undefined;
  /** Without it, changes of others are written over. */
  expectedVersion?: number | null | undefined;
  id: number;
  /** Cents, VAT included. */
  priceMinor?: number | null | undefined;
};

/** Who carries a parcel. */
export type Carrier =
  | 'DHL'
  | 'DPD'
  | 'GLS'
  | 'OTHER'
  | 'PACKETA'
  | 'SLOVAK_POST';

/** A product and how many of it. Prices are never read from a client. */
export type CartLineInput = {
  productId: number;
  /** 1 to 999. */
  quantity: number;
};

export type CartQuoteInput = {
  /** ISO 3166-1 alpha-2: where the goods go, or where the buyer of files lives. SK when absent. */
  country?: string | null | undefined;
  /** At most 100. */
  lines: Array<CartLineInput>;
  /** The first one that fits when absent or not possible there. */
  shippingMethod?: string | number | null | undefined;
};

/** What the page of a category says above its products, in every language; may be empty. */
export type CategoryDescriptionsInput = {
  de: string;
  en: string;
  sk: string;
};

/** What changes of a category; what is absent stays. */
export type CategoryInput = {
  /** At most 1,000 characters each. */
  descriptions?: CategoryDescriptionsInput | null | undefined;
  /** Out of sight; its products are sold on. */
  hidden?: boolean | null | undefined;
  names?: CategoryNamesInput | null | undefined;
  /** a–z, 0–9 and hyphens, at most 40; the former one leads here. */
  slug?: string | null | undefined;
};

/** What a category is called, in every language. */
export type CategoryNamesInput = {
  de: string;
  en: string;
  sk: string;
};

/** What is new, for buyers: at most 5000 characters each. What is absent stays. */
export type ChangelogInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  sk?: string | null | undefined;
};

export type ColourInput = {
  /** `#rrggbb`, small letters. */
  hex: string;
  name: WordsInput;
};

export type ComponentInput = {
  /** Cents. */
  estimatedPriceMinor?: number | null | undefined;
  name: string;
  /** The product of this shop that it is, if there is one. */
  productId?: number | null | undefined;
  /** 1 to 999. */
  quantity: number;
  required: boolean;
  specifications: string;
};

/** An answer to a dispute. */
export type DisputeAnswerInput = {
  carrier?: string | null | undefined;
  disputeId: string | number;
  /** 8 to 64 letters, digits, _ or -. The same key is the same answer. */
  idempotencyKey: string;
  kind: DisputeAnswerKind;
  /** To PayPal and the buyer; at most 2,000 characters. */
  note: string;
  /** Of the parcel: letters, digits, spaces, - and /, at most 40. */
  tracking?: string | null | undefined;
};

/** Proof against a claim, or giving in. */
export type DisputeAnswerKind =
  | 'ACCEPT'
  | 'EVIDENCE';

/** Recorded and being sent, taken by PayPal, or refused by it. */
export type DisputeAnswerState =
  | 'FAILED'
  | 'REQUESTED'
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

/** A printed part, all parts at once (a 3MF), a build guide, or a text beside them. */
export type DownloadKind =
  | 'GUIDE'
  | 'PART'
  | 'PROJECT'
  | 'TEXT';

/** Stable codes of `errors[].extensions.code`. */
export type ErrorCode =
  | 'ACCOUNT_INACTIVE'
  | 'ADDRESS_LIMIT'
  | 'ALREADY_IN_WISHLIST'
  | 'API_KEY_LIMIT'
  | 'API_KEY_SCOPE'
  | 'ARCHIVE_MANIFEST_INVALID'
  | 'BAD_REQUEST'
  | 'BUILD_CLOSED'
  | 'CART_EMPTY'
  | 'CATEGORY_IN_USE'
  | 'CONFIRM_TOKEN_INVALID'
  | 'CONSENT_REQUIRED'
  | 'CSRF_FAILED'
  | 'CURSOR_INVALID'
  | 'DISPUTE_CLOSED'
  | 'DOWNLOAD_LINK_EXPIRED'
  | 'DOWNLOAD_NOT_ALLOWED'
  | 'DRAFT_BROKEN'
  | 'DRAFT_INCOMPLETE'
  | 'EMAIL_NOT_CONFIRMED'
  | 'ERR_INTERNAL'
  | 'FILE_NOT_AVAILABLE'
  | 'FORBIDDEN'
  | 'GATE_CLOSED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_PRODUCT_ID'
  | 'INVOICE_NOT_FOUND'
  | 'LAST_OWNER'
  | 'MESH_ARCHIVE_UNSAFE'
  | 'MESH_EMPTY'
  | 'MESH_MALFORMED'
  | 'MESH_NOT_FINITE'
  | 'MESH_NOT_RECOGNISED'
  | 'MESH_TOO_LARGE'
  | 'MESH_TRUNCATED'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'NOT_IN_WISHLIST'
  | 'OPERATION_NOT_LISTED'
  | 'ORDER_ALREADY_PAID'
  | 'ORDER_DISPUTED'
  | 'ORDER_EXPIRED'
  | 'ORDER_NOT_CANCELLABLE'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_STATE_CONFLICT'
  | 'OUT_OF_STOCK'
  | 'PAPER_ENCRYPTED'
  | 'PAPER_NOT_READABLE'
  | 'PAYLOAD_TOO_LARGE'
  | 'PAYMENT_MISMATCH'
  | 'PAYMENT_NOT_FOUND'
  | 'PAYMENT_UNAVAILABLE'
  | 'PHOTO_BROKEN'
  | 'PHOTO_NOT_RECOGNISED'
  | 'PHOTO_TOO_LARGE'
  | 'PRODUCT_INACTIVE'
  | 'PRODUCT_NOT_FOUND'
  | 'QUERY_TOO_LARGE'
  | 'QUOTE_CHANGED'
  | 'RATE_LIMITED'
  | 'REFUND_NOT_ALLOWED'
  | 'RESERVATION_LIMIT'
  | 'RESERVATION_TOTAL'
  | 'RESET_TOKEN_INVALID'
  | 'REVIEW_NOT_BUYER'
  | 'ROLE_IN_USE'
  | 'SECOND_FACTOR_ALREADY_ON'
  | 'SECOND_FACTOR_INVALID'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SERVICE_UNAVAILABLE'
  | 'SHIPPING_METHOD_INVALID'
  | 'SHOP_CLOSED'
  | 'STOCK_RESERVED'
  | 'TERMS_REQUIRED'
  | 'UNAUTHENTICATED'
  | 'UNDO_TOO_LATE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UPLOAD_CLOSED'
  | 'UPLOAD_INCOMPLETE'
  | 'UPLOAD_NOT_READY'
  | 'VALIDATION_FAILED'
  | 'VERSION_CONFLICT'
  | 'WEBHOOK_ENDPOINT_OFF'
  | 'WEBHOOK_INVALID'
  | 'WISHLIST_FULL';

/** What becomes of a change of many when some of it cannot be done. */
export type ErrorPolicy =
  /** Fields without errors are saved. */
  | 'IGNORE_FAILED'
  /** Nothing is saved. */
  | 'REJECT_EVERYTHING'
  /** Rows without errors are saved. */
  | 'REJECT_FAILED_ROWS';

/** A list of values to tick, or a range of numbers. */
export type FacetKind =
  | 'OPTIONS'
  | 'RANGE';

/** Where a figure comes from. */
export type FigureOrigin =
  /** Calculated by a formula that was compared with a slicer; nothing was sliced or printed. */
  | 'ESTIMATED'
  /** Measured from the triangles of the sold file. */
  | 'MEASURED';

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

/** Where its goods stand; NOT_NEEDED when nothing is shipped. */
export type FulfilmentStatus =
  | 'DELIVERED'
  | 'NOT_NEEDED'
  | 'SHIPPED'
  | 'UNFULFILLED';

/** A step of the guide, ticked off or not. */
export type GuideStepChange = {
  /** The version that the change was made on; 0 for the first. */
  base: number;
  done: boolean;
  id: string | number;
  /** Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing. */
  key: string | number;
};

export type ImageAnchorInput = {
  partId: string;
  x: number;
  y: number;
};

/** Kits are photographed, files are drawn. */
export type ImageKind =
  | 'DRAWING'
  | 'PHOTO';

export type InvoiceKind =
  | 'CREDIT_NOTE'
  | 'INVOICE';

export type LoginInput = {
  /** Six digits of the authenticator app, or a recovery code; after SECOND_FACTOR_REQUIRED. */
  code?: string | null | undefined;
  email: string;
  /** Stay signed in for 30 days instead of twelve hours. Does not count for admins. */
  keep?: boolean | null | undefined;
  password: string;
};

/** A part of the words of a mail. */
export type MailField =
  | 'body'
  | 'heading'
  | 'subject';

/** What a mail is about. */
export type MailGroup =
  | 'ACCOUNT'
  | 'NEWS'
  | 'ORDER'
  | 'SHOP';

/** A mail whose words the owner can change. */
export type MailKind =
  | 'ACCOUNT_DELETED'
  | 'ALREADY_REGISTERED'
  | 'CANCELLED'
  | 'CHANGE_EMAIL'
  | 'CONFIRM'
  | 'DISPUTE_TO_SHOP'
  | 'EMAIL_CHANGED'
  | 'EMAIL_CHANGE_ASKED'
  | 'LETTER_TO_SHOP'
  | 'LINK_RENEWED'
  | 'ORDER'
  | 'PASSWORD_CHANGED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_PENDING'
  | 'REFUND'
  | 'RESET'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_ON'
  | 'SHIPPED'
  | 'STOCK_GONE'
  | 'UNPAID'
  | 'VERSION_NOTICE'
  | 'WEBHOOK_OFF'
  | 'WISHLIST_NEWS'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_TO_SHOP';

/** A language of the shop. */
export type MailLanguage =
  | 'de'
  | 'en'
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
  | 'amount'
  | 'attachment'
  | 'changelog'
  | 'customerName'
  | 'delivery'
  | 'files'
  | 'headline'
  | 'host'
  | 'letter'
  | 'link'
  | 'newEmail'
  | 'olderVersion'
  | 'orderDate'
  | 'orderLines'
  | 'orderNumber'
  | 'parcel'
  | 'parts'
  | 'productName'
  | 'products'
  | 'receivedAt'
  | 'sellerEmail'
  | 'sellerName'
  | 'statement'
  | 'topic'
  | 'unsubscribeLink'
  | 'version'
  | 'withdrawal'
  | 'withdrawalRules';

/** A mail in a language. */
export type MailTextInput = {
  kind: MailKind;
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

/** What a letter to the seller is about. */
export type MessageTopic =
  | 'MODEL'
  | 'ORDER'
  | 'OTHER';

/** What an admin says of a version. What is absent stays. */
export type ModelDraftInput = {
  changelog?: ChangelogInput | null | undefined;
  print?: PrintSettingsInput | null | undefined;
  /** Such as 1.2: letters, digits, dots, 20 characters at most. */
  revision?: string | null | undefined;
};

/** What an admin says of a part. What is absent stays. */
export type ModelDraftPartInput = {
  colour?: ColourInput | null | undefined;
  /** Such as PETG. */
  material?: string | null | undefined;
  name?: WordsInput | null | undefined;
  orientation?: OrientationInput | null | undefined;
  /** Copies that a model needs, 1 to 999. */
  quantity?: number | null | undefined;
  /** Grams of one copy by a slicer; null goes back to the estimate from the mesh. */
  slicedGrams?: number | null | undefined;
  supports?: boolean | null | undefined;
};

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

/** Which end of the motor a mount holds in place. */
export type MotorSeat =
  | 'AFT'
  | 'FRONT';

/** One of the two. */
export type MyPrinterInput = {
  bed?: BedInput | null | undefined;
  /** One of `printers`. */
  printerId?: string | number | null | undefined;
};

/** How much a notice matters. */
export type NoticeKind =
  | 'INFO'
  | 'WARNING';

/** What may be done with an order as it stands. */
export type OrderAction =
  | 'CANCEL'
  | 'DELIVER'
  | 'MAIL_ORDER'
  | 'MAIL_REFUND'
  | 'MAIL_SHIPPED'
  | 'REFUND'
  | 'SHIP'
  | 'UNDO_SHIP';

/** Where the order as a whole stands. */
export type OrderStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CONFIRMED'
  | 'EXPIRED'
  | 'PLACED';

/** What on an order waits for a person. */
export type OrderTodo =
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

/** Degrees about x, y, z from the part’s own position to the way its file lies. */
export type OrientationInput = {
  /** Whether the file lies flat on the bed already. */
  onBed: boolean;
  turn: Array<number>;
};

export type PaperKind =
  /** How it is built: a PDF. */
  | 'GUIDE'
  /** A text. */
  | 'LICENCE';

/** How PayPal's transactions and the books disagree. */
export type PaymentDifferenceKind =
  | 'FEE_AMOUNT'
  | 'PAYMENT_AMOUNT'
  | 'PAYMENT_UNKNOWN_AT_PAYPAL'
  | 'PAYMENT_UNKNOWN_HERE'
  | 'REFUND_AMOUNT'
  | 'REFUND_RETURNED'
  | 'REFUND_UNKNOWN_AT_PAYPAL'
  | 'REFUND_UNKNOWN_HERE';

/** Why an event of PayPal could not be processed. */
export type PaymentEventProblem =
  /** Money was taken back, and the dispute behind it is not listed yet. */
  | 'DISPUTE_AWAITED'
  /** It is not what its type says. */
  | 'MALFORMED'
  /** It is about a payment that the shop does not have. */
  | 'PAYMENT_UNKNOWN'
  /** PayPal refused to say more about it. */
  | 'PAYPAL_REFUSED'
  /** PayPal did not answer when it was asked about it. */
  | 'PAYPAL_SILENT'
  /** A fault of the shop. */
  | 'UNEXPECTED';

/** Names the payment of an order. */
export type PaymentInput = {
  /** From the order's secret link; the signed-in owner needs none. */
  accessToken?: string | null | undefined;
  orderId: string | number;
  /** Which payment; absent: the one that counts. */
  paypalOrderId?: string | null | undefined;
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
  | 'FAILED'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'PENDING'
  | 'REFUNDED'
  | 'UNPAID';

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

/** What an admin says of a picture. */
export type PictureInput = {
  alt: AltTextsInput;
  kind: ImageKind;
};

export type PlaceOrderInput = {
  billingAddress: AddressInput;
  /** Consent to instant delivery of files and the loss of withdrawal. */
  digitalConsent: boolean;
  /** At most 254 characters. The address of the account when absent; a guest must give one. */
  email?: string | null | undefined;
  /** Of the quote that the buyer saw. */
  fingerprint: string;
  /** 8 to 64 letters, digits, _ or -. The same key places at most one order. */
  idempotencyKey: string;
  /** As in the quote. */
  lines: Array<CartLineInput>;
  /** At most 1000 characters. */
  notes?: string | null | undefined;
  /** The billing address when absent; not stored when nothing is shipped. */
  shippingAddress?: AddressInput | null | undefined;
  /** Needed when anything is shipped. */
  shippingMethod?: string | number | null | undefined;
  termsAccepted: boolean;
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
  printerClass: PrinterClass;
  /** What the printer draws on average, 0 to 3000. Without it what is usual for its class. */
  printerWatts?: number | null | undefined;
};

export type PrintInfoInput = {
  additionalNotes: Array<string>;
  printSettings: PrintTextsInput;
  rcComponents: Array<ComponentInput>;
};

/** The whole new state of a part; copies in no count are open. */
export type PrintPartChange = {
  /** The version that the change was made on; 0 for the first. */
  base: number;
  done: number;
  /** Together at most the quantity of the part. */
  failed: number;
  id: string | number;
  /** Chosen by the device, 8 to 64 letters, digits, `_` or `-`, another for each change. The same one again changes nothing. */
  key: string | number;
  /** At most 200 characters. */
  note: string;
  printing: number;
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
  material: string;
  /** Lines around each layer, 1 to 20. */
  walls: number;
};

/** A spool as it was weighed. */
export type PrintSpoolChange = {
  /** The version that the change was made on; 0 for the first. */
  base: number;
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
  estimatedCost: string;
  infill: string;
  layerHeight: string;
  materials: string;
  printTime: string;
  supports: string;
};

/** How fast a printer is. */
export type PrinterClass =
  /** A bed slinger of about 2018: 50 mm/s, 1,000 mm/s². */
  | 'CLASSIC'
  /** An enclosed CoreXY: 250 mm/s, 10,000 mm/s². */
  | 'FAST'
  /** A bed slinger of today, with input shaping: 130 mm/s, 3,000 mm/s². */
  | 'QUICK';

/** What a list is narrowed to: all of these together. */
export type ProductFilter = {
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
  types?: Array<ProductType> | null | undefined;
};

/** What an admin says of a product. What is absent stays; texts and attributes are each given as a whole. */
export type ProductInput = {
  active?: boolean | null | undefined;
  attributes?: Array<AttributeInput> | null | undefined;
  /** Slug of a category. */
  category?: string | null | undefined;
  /** The kit of these files, or the files of this kit; null: none. */
  counterpartId?: number | null | undefined;
  /** Cents, VAT included. */
  priceMinor?: number | null | undefined;
  /** Working days until it leaves the house; refused unless PHYSICAL. */
  shipsInDays?: number | null | undefined;
  /** Letters, digits, dots, hyphens and underlines, 40 at most. */
  sku?: string | null | undefined;
  /** Small letters, digits and hyphens, 100 at most. */
  slug?: string | null | undefined;
  translations?: TranslationsInput | null | undefined;
  /** A video, https only. */
  videoUrl?: string | null | undefined;
  viewerSettings?: ViewerSettingsInput | null | undefined;
  /** Packed, in grams; needed for PHYSICAL, refused otherwise. */
  weightGrams?: number | null | undefined;
};

/** Order of a list. NAME follows the alphabet of the language; RELEVANCE without a search is NEWEST. */
export type ProductSort =
  | 'NAME'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RELEVANCE';

/** Whether it is on sale. */
export type ProductState =
  | 'ACTIVE'
  /** Off sale and out of the way; its page answers 410. */
  | 'ARCHIVED'
  | 'INACTIVE';

/** What a product says in one language. */
export type ProductTextsInput = {
  /** HTML; what is not on the allow-list is removed. */
  description: string;
  features: Array<string>;
  interactionInstructions: Array<string>;
  /** 200 characters at most. */
  name: string;
  printInfo?: PrintInfoInput | null | undefined;
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
  address?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  username?: string | null | undefined;
};

/** Why a line cannot be bought as asked, or how it was corrected. */
export type QuoteProblem =
  /** Corrected: files are sold once, the quantity is 1. Can be ordered. */
  | 'DIGITAL_LIMIT'
  /** Corrected: several lines of one product were joined. Can be ordered. */
  | 'DUPLICATE'
  /** No longer sold. The line has no price. */
  | 'INACTIVE'
  /** Files that are still being made: no version is published yet. */
  | 'IN_PREPARATION'
  /** Fewer left than asked: see `available`. */
  | 'NOT_ENOUGH_STOCK'
  /** There is no such product. The line has no price. */
  | 'NOT_FOUND'
  /** None left. */
  | 'OUT_OF_STOCK';

/** Units of one line of an order. */
export type RefundItemInput = {
  itemId: string | number;
  quantity: number;
};

/** Money that goes back: an amount, the price of units, or (neither given) all that is left. */
export type RefundOrderInput = {
  /** Minor units, VAT included. */
  amountMinor?: number | null | undefined;
  /** 8 to 64 letters, digits, _ or -. The same key is the same refund. */
  idempotencyKey: string;
  /** Units whose price goes back; files are taken back. */
  items?: Array<RefundItemInput> | null | undefined;
  orderId: string | number;
  /** Printed on the credit note, which the buyer gets. */
  reason: string;
  /** The goods among the units go back on the shelf; not with an amount. */
  restock: boolean;
};

/** REQUESTED: recorded, PayPal has not answered yet and is asked on. */
export type RefundStatus =
  | 'COMPLETED'
  | 'FAILED'
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

export type RegisterInput = {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  password: string;
  termsAccepted: boolean;
};

/** A picture that was removed, as it stood. */
export type RemovedPictureInput = {
  alt: AltTextsInput;
  anchors: Array<ImageAnchorInput>;
  key: string | number;
  kind: ImageKind;
  /** Its place, counted from 0. */
  position: number;
};

/** A mail that can be sent once more. */
export type ResentMail =
  /** The confirmation with the invoice. */
  | 'ORDER'
  /** The one about money, with the last credit note. */
  | 'REFUND'
  /** The one about the parcel. */
  | 'SHIPPED';

/** A review as it is written. */
export type ReviewInput = {
  /** An own build, sent in or published, whose photograph goes with it. */
  buildId?: string | number | null | undefined;
  /** Stars, 1 to 5. */
  rating: number;
  /** 20 to 2000 characters, trimmed. */
  text: string;
};

/** SUBMITTED until a moderator decides, and again after each change; REJECTED also after a takedown. */
export type ReviewState =
  | 'PUBLISHED'
  | 'REJECTED'
  | 'SUBMITTED';

export type SavedAddressInput = {
  address: AddressInput;
  /** Makes it the default in place of the present one. The only address is the default anyway. */
  isDefault?: boolean | null | undefined;
  /** At most 50 characters. */
  label?: string | null | undefined;
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
  topic: MessageTopic;
};

/** A part of the settings, changed as one. */
export type SettingKey =
  /** What the footer claims. */
  | 'FOOTER'
  | 'GUARANTEE'
  /** Words above every page. */
  | 'NOTICE'
  /** Whether orders can be placed. */
  | 'ORDERING'
  /** Legal data of the seller. */
  | 'SELLER'
  /** Zones and ways of sending. */
  | 'SHIPPING'
  /** Rates by country, tax class and day. */
  | 'VAT';

/** A parcel of an order that left the house. */
export type ShipmentInput = {
  carrier?: Carrier | null | undefined;
  id: string | number;
  /** The carrier's number: letters, digits, spaces, - and /. */
  tracking?: string | null | undefined;
};

/** So many units more or less than there are, whatever their number is by now. */
export type StockChangeInput = {
  /** Above or below 0. */
  delta: number;
  /** A fresh UUID; the same key again changes nothing more. */
  key: string | number;
  /** At most 200 characters. */
  note?: string | null | undefined;
  reason: StockReason;
};

/** Why an admin changes what is in the house. */
export type StockReason =
  /** Counting found more or less than the books. */
  | 'COUNT'
  /** Broken or lost. */
  | 'DAMAGE'
  /** Goods came in. */
  | 'DELIVERY'
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
  | 'IN_STOCK'
  /** Three units or fewer are left. */
  | 'LOW_STOCK'
  | 'OUT_OF_STOCK';

/** Something that happened to the order, a mail, a download, or what an admin did. */
export type TimelineKind =
  | 'ACTION'
  | 'DOWNLOAD'
  | 'EVENT'
  | 'MAIL';

/** English is needed; a language left out is not offered and English stands in for it. */
export type TranslationsInput = {
  de?: ProductTextsInput | null | undefined;
  en: ProductTextsInput;
  sk?: ProductTextsInput | null | undefined;
};

export type ViewerSettingsInput = {
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
  | 'CASSANDRA'
  | 'POSTGRESQL';

/** Of a node, as the process that answers sees it. */
export type VisitStoreNodeState =
  | 'DOWN'
  | 'JOINING'
  | 'LEAVING'
  | 'NORMAL';

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
  /** product.changed: also a new one. */
  | 'PRODUCT_CHANGED'
  /** stock.low: fewer can be sold than before, and few are left. */
  | 'STOCK_LOW';

/** Why a try came to nothing. */
export type WebhookProblem =
  | 'ADDRESS_REFUSED'
  | 'ENDPOINT_OFF'
  | 'HTTP_STATUS'
  | 'REDIRECT'
  | 'SECRET_LOST'
  | 'TIMEOUT'
  | 'TLS'
  | 'TOO_LARGE'
  | 'UNREACHABLE';

/** How far a delivery is. */
export type WebhookState =
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING';

/** A removed product with its former place. */
export type WishlistRestoreInput = {
  /** As the list said it. Not later than now. */
  addedAt: string;
  productId: number;
};

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

/** A text in every language of the shop. */
export type WordsInput = {
  de: string;
  en: string;
  sk: string;
};
