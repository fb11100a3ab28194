import type { Locale } from '../../core/locale.ts';
import type { MailBlock } from '../../core/mail-layout.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail } from '../../mails/mail.ts';
import { SendingReason } from './sending-state.ts';

/** A document that could not be delivered. */
export interface Undelivered {
  readonly number: string;
  readonly buyer: string;
  readonly reason: SendingReason | null;
  /** In the words of the access point. */
  readonly detail: string | null;
}

type Reasons = Readonly<Record<SendingReason, string>>;

const REASONS: Readonly<Record<Locale, Reasons>> = {
  en: {
    AWAY: 'the access point does not answer',
    NOT_REGISTERED: 'the recipient is not registered in Peppol',
    INVALID: 'the access point refused the document',
    RECIPIENT: 'the recipient refused the document',
    NO_RECEIPT: 'no receipt came',
    NO_NUMBER: 'the recipient has no address',
    NO_SCHEME: 'the recipient has no address',
  },
  sk: {
    AWAY: 'prístupový bod neodpovedá',
    NOT_REGISTERED: 'príjemca nie je v sieti Peppol registrovaný',
    INVALID: 'prístupový bod doklad odmietol',
    RECIPIENT: 'príjemca doklad odmietol',
    NO_RECEIPT: 'potvrdenie o doručení neprišlo',
    NO_NUMBER: 'príjemca nemá adresu',
    NO_SCHEME: 'príjemca nemá adresu',
  },
  de: {
    AWAY: 'der Access Point antwortet nicht',
    NOT_REGISTERED: 'der Empfänger ist nicht bei Peppol registriert',
    INVALID: 'der Access Point hat den Beleg abgelehnt',
    RECIPIENT: 'der Empfänger hat den Beleg abgelehnt',
    NO_RECEIPT: 'es kam keine Zustellbestätigung',
    NO_NUMBER: 'der Empfänger hat keine Adresse',
    NO_SCHEME: 'der Empfänger hat keine Adresse',
  },
};

/** Each document with its buyer, and why it did not arrive. */
export const undeliveredBlocks = (documents: readonly Undelivered[], locale: Locale): MailBlock[] => {
  const rows = documents.map(({ number, buyer, reason, detail }) => {
    const why = reason && REASONS[locale][reason];
    return { label: number, value: [buyer, why, detail].filter(Boolean).join(' · '), wraps: true };
  });
  return [{ kind: 'rows', rows }];
};

const SAMPLE: readonly Undelivered[] = [
  {
    number: 'FA2027000012',
    buyer: 'Modelár s. r. o.',
    reason: SendingReason.NOT_REGISTERED,
    detail: 'no such participant',
  },
];

/** What the seller reads each day on which documents wait that could not be delivered. */
export const UNDELIVERED_MAIL = defineMail({
  kind: MailKind.UNDELIVERED_TO_SHOP,
  group: MailGroup.SHOP,
  placeholders: ['statement', 'link'],
  required: ['statement'],
  builtIn: {
    en: {
      subject: 'E-invoices could not be delivered',
      heading: 'E-invoices could not be delivered',
      body: `These documents did not reach their recipients through the Peppol network.

{statement}

Send them again, or set aside what you have dealt with otherwise. This message comes once a day as long as something waits.

[Open documents]({link})`,
    },
    sk: {
      subject: 'E-faktúry sa nepodarilo doručiť',
      heading: 'E-faktúry sa nepodarilo doručiť',
      body: `Tieto doklady sa cez sieť Peppol k príjemcom nedostali.

{statement}

Odošlite ich znova alebo odložte to, čo ste vyriešili inak. Kým niečo čaká, táto správa príde raz denne.

[Otvoriť doklady]({link})`,
    },
    de: {
      subject: 'E-Rechnungen konnten nicht zugestellt werden',
      heading: 'E-Rechnungen konnten nicht zugestellt werden',
      body: `Diese Belege haben ihre Empfänger über das Peppol-Netz nicht erreicht.

{statement}

Senden Sie sie erneut oder legen Sie ab, was Sie anders erledigt haben. Solange etwas wartet, kommt diese Nachricht einmal am Tag.

[Belege öffnen]({link})`,
    },
  },
  sampleBlocks: (locale) => ({ statement: undeliveredBlocks(SAMPLE, locale) }),
});
