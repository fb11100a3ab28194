import { Field, GraphQLISODateTime, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import {
  MailGroup,
  MailKind,
  PLACEHOLDERS,
  type PlaceholderKind,
  type PlaceholderName,
} from '../../mails/mail-kinds.ts';

const namesOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;

registerEnumType(MailKind, {
  name: 'MailKind',
  description: 'A mail whose words the owner can change.',
  valuesConfig: {
    ACCOUNT_DELETED: { description: 'The account is deleted.' },
    ALREADY_REGISTERED: { description: 'Somebody registered with an address that has an account.' },
    CANCELLED: { description: 'The order is cancelled.' },
    CHANGE_EMAIL: { description: 'The link that confirms a new address.' },
    COMPLAINT_ACCEPTED: { description: 'A complaint is granted, and how.' },
    COMPLAINT_OPENED: { description: 'A complaint arrived.' },
    COMPLAINT_RECEIVED: { description: 'A complaint is confirmed, with the day of the remedy.' },
    COMPLAINT_REJECTED: { description: 'A complaint is refused, and why.' },
    COMPLAINT_REMEDIED: { description: 'A complaint is settled.' },
    COMPLAINT_TAKEN_BACK: { description: 'The buyer took a complaint back; to the shop.' },
    COMPLAINT_TO_SHOP: { description: 'A complaint; to the shop.' },
    CONFIRM: { description: 'The link that confirms an address.' },
    DISPUTE_TO_SHOP: { description: 'A buyer opened a dispute; to the shop.' },
    EMAIL_CHANGED: { description: 'The address of the account is another one; to the former one.' },
    EMAIL_CHANGE_ASKED: { description: 'Somebody asked for another address; to the present one.' },
    GIFT_CARD_ORDER: { description: 'The confirmation of a paid gift card with its receipt; to who bought it.' },
    GIFT_CARD: { description: 'A gift card with its code; to who is given it.' },
    LETTER_TO_SHOP: { description: 'A letter of the contact form; to the shop.' },
    LINK_RENEWED: { description: 'The new link to an order.' },
    ORDER: { description: 'The order is paid, with its invoice.' },
    PASSWORD_CHANGED: { description: 'The password is another one.' },
    PAYMENT_FAILED: { description: 'A payment came to nothing.' },
    PAYMENT_PENDING: { description: 'A payment is still looked at.' },
    REFUND: { description: 'Money went back, with the credit note.' },
    RESET: { description: 'The link for a new password.' },
    SECOND_FACTOR_OFF: { description: 'The second factor is switched off.' },
    SECOND_FACTOR_ON: { description: 'The second factor is switched on.' },
    SHIPPED: { description: 'Goods left the house.' },
    PARCEL_READY: { description: 'A parcel waits at a pickup point.' },
    RETURN_LABEL: { description: 'The label by which goods come back.' },
    STOCK_GONE: { description: 'It was paid too late and the goods are gone; the money goes back.' },
    TRANSFER: { description: 'The order is placed and waits for a bank transfer.' },
    CASH_ON_DELIVERY: { description: 'The order is placed and will be paid on delivery.' },
    UNPAID: { description: 'The order is placed and waits for its payment.' },
    UNDELIVERED_TO_SHOP: { description: 'E-invoices could not be delivered; to the shop.' },
    VERSION_NOTICE: { description: 'Bought files have a new version.' },
    WEBHOOK_OFF: { description: 'An address that hears of events was switched off; to the shop.' },
    WISHLIST_NEWS: { description: 'Something on a wishlist is cheaper or back.' },
    WITHDRAWAL: { description: 'The statement of withdrawal arrived.' },
    WITHDRAWAL_GOODS: { description: 'The goods are back with the shop.' },
    WITHDRAWAL_REFUNDED: { description: 'The money goes back, with what is kept and why.' },
    WITHDRAWAL_REJECTED: { description: 'The statement has no effect, and why.' },
    WITHDRAWAL_TO_SHOP: { description: 'A statement of withdrawal; to the shop.' },
  },
});
registerEnumType(MailGroup, {
  name: 'MailGroup',
  description: 'What a mail is about.',
  valuesConfig: {
    ACCOUNT: { description: 'An account.' },
    NEWS: { description: 'News that somebody asked for.' },
    ORDER: { description: 'An order.' },
    SHOP: { description: 'Mail to the shop itself.' },
  },
});

const LanguageEnum = namesOf(LOCALES);
registerEnumType(LanguageEnum, {
  name: 'MailLanguage',
  description: 'A language of the shop.',
  valuesConfig: { de: { description: 'German.' }, en: { description: 'English.' }, sk: { description: 'Slovak.' } },
});

const PlaceholderEnum = namesOf(Object.keys(PLACEHOLDERS) as PlaceholderName[]);
registerEnumType(PlaceholderEnum, {
  name: 'MailPlaceholderName',
  description: 'What the shop puts in where it stands in braces.',
  valuesConfig: {
    amount: { description: 'The sum, with its currency.' },
    attachment: { description: 'What lies in the mail.' },
    changelog: { description: 'What is new in the version.' },
    giftCard: { description: 'The gift card with its code.' },
    complaint: { description: 'The complaint as it was written.' },
    customerName: { description: 'Name of the buyer.' },
    delivery: { description: 'How and when the goods come.' },
    files: { description: 'Links to the bought files.' },
    headline: { description: 'What the news are, in a line.' },
    host: { description: 'Name of the server that events went to.' },
    letter: { description: 'The letter as it was written.' },
    link: { description: 'The link that the mail is about.' },
    newEmail: { description: 'The new address.' },
    olderVersion: { description: 'The version that the buyer has.' },
    orderDate: { description: 'When the order was placed.' },
    orderLines: { description: 'What was ordered, with prices.' },
    orderNumber: { description: 'Number of the order.' },
    transfer: { description: 'Where to send the money, with codes that banks read.' },
    parcel: { description: 'Who carries the parcel, and its number.' },
    parts: { description: 'The parts that changed.' },
    productName: { description: 'Name of the product.' },
    products: { description: 'The products that the news are about.' },
    receivedAt: { description: 'When it arrived, day and time.' },
    reason: { description: 'Why a withdrawal or complaint is refused, as the shop said it.' },
    remedy: { description: 'What the shop does about a defect.' },
    remedyBy: { description: 'The last day for settling a complaint.' },
    refundBy: { description: 'The last day on which the money is due.' },
    returned: { description: 'What came back, with what is given for it.' },
    sellerEmail: { description: 'E-mail address of the seller.' },
    sellerName: { description: 'Name of the seller.' },
    statement: { description: 'The statement of withdrawal as it was made.' },
    topic: { description: 'What the letter is about.' },
    unsubscribeLink: { description: 'The link that ends such mails.' },
    version: { description: 'Number of the new version.' },
    withdrawal: { description: 'How to withdraw from the contract.' },
    withdrawalRules: { description: 'What happens after a withdrawal.' },
  },
});

const PlaceholderKindEnum = namesOf<PlaceholderKind>(['TEXT', 'LINK', 'BLOCK']);
registerEnumType(PlaceholderKindEnum, {
  name: 'MailPlaceholderKind',
  description: 'Where a placeholder may stand.',
  valuesConfig: {
    TEXT: { description: 'A few words: in the subject, the heading and the body.' },
    LINK: { description: 'An address: in the body, or as a button `[words]({link})` on a line of its own.' },
    BLOCK: { description: 'A part that the shop writes itself: on a line of its own in the body.' },
  },
});

const FieldEnum = namesOf(['subject', 'heading', 'body']);
registerEnumType(FieldEnum, {
  name: 'MailField',
  description: 'A part of the words of a mail.',
  valuesConfig: {
    body: { description: 'The text below the heading.' },
    heading: { description: 'The first line in the mail.' },
    subject: { description: 'The line in the mailbox.' },
  },
});

@InputType({ description: 'A mail in a language.' })
export class MailTextInput {
  @Field(() => MailKind)
  kind: MailKind;

  @Field(() => LanguageEnum)
  language: Locale;
}

@InputType({
  description:
    'Plain text. In the body an empty line ends a paragraph, `# ` starts a heading, `> ` small print. Placeholders ' +
    'stand in braces; other braces are not taken.',
})
export class MailWordsInput {
  @Field(() => String, { description: 'At most 150 characters; line breaks become spaces.' })
  subject: string;

  @Field(() => String, { description: 'At most 150 characters.' })
  heading: string;

  @Field(() => String, { description: 'At most 8,000 characters.' })
  body: string;
}

@ObjectType('MailWords', { description: 'The words of a mail.', simpleResolvers: true })
export class MailWordsView {
  @Field(() => String, { description: 'The line in the mailbox.' })
  subject: string;

  @Field(() => String, { description: 'The first line in the mail.' })
  heading: string;

  @Field(() => String, { description: 'The text below the heading.' })
  body: string;
}

@ObjectType({ description: 'Whether a mail still has the words that it came with.', simpleResolvers: true })
export class MailTextSummary {
  @Field(() => MailKind)
  kind: MailKind;

  @Field(() => MailGroup, { description: 'What it is about.' })
  group: MailGroup;

  @Field(() => LanguageEnum)
  language: Locale;

  @Field(() => Boolean, { description: 'False: as built in.' })
  changed: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null: never changed.' })
  updatedAt: Date | null;
}

@ObjectType({ description: 'What may stand in the words of a mail.', simpleResolvers: true })
export class MailPlaceholder {
  @Field(() => PlaceholderEnum, { description: 'As it stands in braces.' })
  name: PlaceholderName;

  @Field(() => PlaceholderKindEnum)
  kind: PlaceholderKind;

  @Field(() => Boolean, { description: 'Words that lack it are not taken.' })
  required: boolean;

  @Field(() => String, { nullable: true, description: 'What a preview puts in; null for a block.' })
  sample: string | null;
}

@ObjectType('MailText', { description: 'The words of a mail in one language.', simpleResolvers: true })
export class MailTextView extends MailTextSummary {
  @Field(() => MailWordsView, { description: 'As they hold now.' })
  words: MailWordsView;

  @Field(() => MailWordsView, { description: 'As they hold while nobody changes them.' })
  builtIn: MailWordsView;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  version: number;

  @Cost({ size: 20 })
  @Field(() => [MailPlaceholder], { description: 'What may stand in its words.' })
  placeholders: MailPlaceholder[];
}

@ObjectType({ description: 'What keeps words from being taken.', simpleResolvers: true })
export class MailTextProblem {
  @Field(() => FieldEnum, { description: 'Where it stands.' })
  field: 'subject' | 'heading' | 'body';

  @Field(() => String, {
    description:
      'REQUIRED, TOO_LONG, PLACEHOLDER_UNKNOWN, PLACEHOLDER_MISSING, PLACEHOLDER_ALONE (needs a line of its own), ' +
      'PLACEHOLDER_MISPLACED (only in the body).',
  })
  code: string;

  @Field(() => String, { nullable: true, description: 'The placeholder, without its braces.' })
  placeholder: string | null;
}

@ObjectType('WrittenMail', { description: 'A mail as it is sent.', simpleResolvers: true })
export class WrittenMailView {
  @Field(() => String)
  subject: string;

  @Field(() => String, { description: 'Plain text.' })
  text: string;

  @Field(() => String, { description: 'A whole document; loads nothing and runs nothing.' })
  html: string;
}

@ObjectType({ description: 'A mail with invented facts.', simpleResolvers: true })
export class MailTextPreview {
  @Cost({ size: 20 })
  @Field(() => [MailTextProblem], { description: 'What cannot be saved; empty for words that can.' })
  problems: readonly MailTextProblem[];

  @Field(() => WrittenMailView, { nullable: true, description: 'Null while there are problems.' })
  written: WrittenMailView | null;
}
