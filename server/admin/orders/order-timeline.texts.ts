import type { Locale } from '../../core/locale.ts';
import type { OrderMailKind } from '../../invoices/mail/order-mail.entity.ts';
import type { DisputeState } from '../../payments/disputes/dispute.entity.ts';
import type { ComplaintStep } from '../../complaints/complaint-states.ts';
import type { WithdrawalStep } from '../../withdrawals/withdrawal-states.ts';

interface TimelineTexts {
  readonly mails: Record<OrderMailKind, string>;
  readonly sent: (mail: string) => string;
  readonly waiting: (mail: string) => string;
  readonly download: (what: string, size: string) => string;
  readonly allFiles: string;
  readonly withdrawal: string;
  readonly complaint: string;
  readonly refundRefused: (amount: string) => string;
  /** What an admin did with parcel `n`, by the action. */
  readonly parcels: Readonly<Record<string, (n: number) => string>>;
  readonly note: string;
  readonly refund: (amount: string, reason: string) => string;
  readonly mail: string;
  readonly taken: (product: string) => string;
  readonly given: (product: string) => string;
  readonly handled: string;
  readonly reopened: string;
  readonly withdrawalSteps: Readonly<Record<WithdrawalStep, string>>;
  readonly complaintSteps: Readonly<Record<ComplaintStep, string>>;
  readonly disputed: (amount: string, reason: string) => string;
  readonly disputeEnded: Partial<Record<DisputeState, string>>;
  readonly answered: (kind: string) => string;
  readonly proof: string;
  readonly released: string;
  readonly kept: string;
  readonly settled: (amount: string) => string;
  readonly unsettled: (amount: string) => string;
}

const en: TimelineTexts = {
  mails: {
    ORDER: 'confirmation with the invoice',
    RESEND: 'once more',
    REFUND: 'refund',
    PAYMENT_PENDING: 'payment is being checked',
    PAYMENT_FAILED: 'payment failed',
    STOCK_GONE: 'sold out, money comes back',
    SHIPPED: 'parcel is on its way',
    CANCELLED: 'order cancelled',
    LINK_RENEWED: 'new link to the order',
    UNPAID: 'not paid yet, with the link to the order',
    TRANSFER: 'transfer details',
    CASH_ON_DELIVERY: 'ordered, to be paid on delivery',
    PARCEL_READY: 'parcel waits at the pickup point',
    RETURN_LABEL: 'label for sending goods back',
  },
  sent: (mail) => `E-mail sent: ${mail}`,
  waiting: (mail) => `E-mail not sent yet: ${mail}`,
  download: (what, size) => `Download of ${what}, ${size}`,
  allFiles: 'all files',
  withdrawal: 'Statement of withdrawal received',
  complaint: 'Complaint received',
  refundRefused: (amount) => `PayPal refused to return ${amount}`,
  parcels: {
    pack: (n) => `Parcel ${n} packed`,
    change: (n) => `Parcel ${n} changed`,
    discard: (n) => `Parcel ${n} unpacked`,
    label: (n) => `Label of parcel ${n} ordered`,
    'hand-over': (n) => `Parcel ${n} handed over`,
    undo: (n) => `Parcel ${n} taken back`,
    deliver: (n) => `Parcel ${n} marked as delivered`,
    return: (n) => `Return label ordered (parcel ${n})`,
  },
  note: 'Note for the workshop changed',
  refund: (amount, reason) => `Refund of ${amount} started: ${reason}`,
  mail: 'E-mail requested once more',
  taken: (product) => `Download revoked: ${product}`,
  given: (product) => `Download allowed again: ${product}`,
  handled: 'Withdrawal marked as done',
  reopened: 'Withdrawal opened again',
  complaintSteps: {
    CONFIRM: 'Complaint confirmed in writing',
    ACCEPT: 'Complaint accepted',
    REMEDY: 'Complaint remedied',
    REJECT: 'Complaint rejected',
    REVOKE: 'Complaint taken back by the buyer',
    UNDO: 'Last step of the complaint undone',
  },
  withdrawalSteps: {
    ACCEPT: 'Withdrawal accepted, the goods are awaited',
    SENT: 'Proof of sending back noted',
    RECEIVE: 'Returned goods received',
    INSPECT: 'Returned goods inspected',
    REFUND: 'Refund of the withdrawal started',
    REJECT: 'Withdrawal rejected',
    REVOKE: 'Withdrawal taken back by the buyer',
    UNDO: 'Last step of the withdrawal undone',
  },
  disputed: (amount, reason) => `Dispute at PayPal over ${amount}: ${reason}`,
  disputeEnded: { WON: 'Dispute closed, the money stays', LOST: 'Dispute closed, the money went back to the buyer' },
  answered: (kind) => (kind === 'ACCEPT' ? 'Claim accepted at PayPal' : 'Proof sent to PayPal'),
  proof: 'File for the proof changed',
  released: 'Shipping allowed in spite of the dispute',
  kept: 'Shipping stopped because of the dispute',
  settled: (amount) => `Failed refund of ${amount} marked as settled`,
  unsettled: (amount) => `Failed refund of ${amount} opened again`,
};

const sk: TimelineTexts = {
  mails: {
    ORDER: 'potvrdenie s faktúrou',
    RESEND: 'znova',
    REFUND: 'vrátenie platby',
    PAYMENT_PENDING: 'platba sa overuje',
    PAYMENT_FAILED: 'platba neprebehla',
    STOCK_GONE: 'vypredané, peniaze sa vracajú',
    SHIPPED: 'zásielka je na ceste',
    CANCELLED: 'objednávka zrušená',
    LINK_RENEWED: 'nový odkaz na objednávku',
    UNPAID: 'ešte nezaplatené, s odkazom na objednávku',
    TRANSFER: 'údaje na bankový prevod',
    CASH_ON_DELIVERY: 'objednané na dobierku',
    PARCEL_READY: 'balík čaká na výdajnom mieste',
    RETURN_LABEL: 'štítok na vrátenie tovaru',
  },
  sent: (mail) => `E-mail odoslaný: ${mail}`,
  waiting: (mail) => `E-mail ešte neodoslaný: ${mail}`,
  download: (what, size) => `Stiahnutie: ${what}, ${size}`,
  allFiles: 'všetky súbory',
  withdrawal: 'Prijaté odstúpenie od zmluvy',
  complaint: 'Prijatá reklamácia',
  refundRefused: (amount) => `PayPal odmietol vrátiť ${amount}`,
  parcels: {
    pack: (n) => `Balík ${n} zabalený`,
    change: (n) => `Balík ${n} zmenený`,
    discard: (n) => `Balík ${n} rozbalený`,
    label: (n) => `Štítok balíka ${n} objednaný`,
    'hand-over': (n) => `Balík ${n} odovzdaný dopravcovi`,
    undo: (n) => `Odovzdanie balíka ${n} vrátené späť`,
    deliver: (n) => `Balík ${n} označený ako doručený`,
    return: (n) => `Štítok na vrátenie objednaný (balík ${n})`,
  },
  note: 'Zmenená poznámka pre dielňu',
  refund: (amount, reason) => `Začaté vrátenie ${amount}: ${reason}`,
  mail: 'E-mail vyžiadaný znova',
  taken: (product) => `Sťahovanie zablokované: ${product}`,
  given: (product) => `Sťahovanie znova povolené: ${product}`,
  handled: 'Odstúpenie označené ako vybavené',
  reopened: 'Odstúpenie znova otvorené',
  complaintSteps: {
    CONFIRM: 'Reklamácia písomne potvrdená',
    ACCEPT: 'Reklamácia uznaná',
    REMEDY: 'Reklamácia vybavená',
    REJECT: 'Reklamácia zamietnutá',
    REVOKE: 'Kupujúci vzal reklamáciu späť',
    UNDO: 'Posledný krok reklamácie vrátený',
  },
  withdrawalSteps: {
    ACCEPT: 'Odstúpenie uznané, čaká sa na tovar',
    SENT: 'Zaznamenaný doklad o odoslaní späť',
    RECEIVE: 'Vrátený tovar prijatý',
    INSPECT: 'Vrátený tovar skontrolovaný',
    REFUND: 'Začaté vrátenie peňazí za odstúpenie',
    REJECT: 'Odstúpenie neuznané',
    REVOKE: 'Kupujúci vzal odstúpenie späť',
    UNDO: 'Posledný krok odstúpenia vrátený',
  },
  disputed: (amount, reason) => `Spor v PayPal o ${amount}: ${reason}`,
  disputeEnded: { WON: 'Spor uzavretý, peniaze zostávajú', LOST: 'Spor uzavretý, peniaze sa vrátili kupujúcemu' },
  answered: (kind) => (kind === 'ACCEPT' ? 'Nárok uznaný v PayPal' : 'Dôkaz odoslaný do PayPal'),
  proof: 'Zmenený súbor k dôkazu',
  released: 'Odoslanie povolené napriek sporu',
  kept: 'Odoslanie zastavené pre spor',
  settled: (amount) => `Neúspešné vrátenie ${amount} označené ako vyriešené`,
  unsettled: (amount) => `Neúspešné vrátenie ${amount} znova otvorené`,
};

const de: TimelineTexts = {
  mails: {
    ORDER: 'Bestätigung mit Rechnung',
    RESEND: 'noch einmal',
    REFUND: 'Erstattung',
    PAYMENT_PENDING: 'Zahlung wird geprüft',
    PAYMENT_FAILED: 'Zahlung fehlgeschlagen',
    STOCK_GONE: 'ausverkauft, Geld kommt zurück',
    SHIPPED: 'Paket ist unterwegs',
    CANCELLED: 'Bestellung storniert',
    LINK_RENEWED: 'neuer Link zur Bestellung',
    UNPAID: 'noch nicht bezahlt, mit dem Link zur Bestellung',
    TRANSFER: 'Daten für die Überweisung',
    CASH_ON_DELIVERY: 'per Nachnahme bestellt',
    PARCEL_READY: 'Paket liegt an der Abholstelle bereit',
    RETURN_LABEL: 'Etikett für die Rücksendung',
  },
  sent: (mail) => `E-Mail gesendet: ${mail}`,
  waiting: (mail) => `E-Mail noch nicht gesendet: ${mail}`,
  download: (what, size) => `Download: ${what}, ${size}`,
  allFiles: 'alle Dateien',
  withdrawal: 'Widerruf eingegangen',
  complaint: 'Reklamation eingegangen',
  refundRefused: (amount) => `PayPal hat die Rückzahlung von ${amount} abgelehnt`,
  parcels: {
    pack: (n) => `Paket ${n} gepackt`,
    change: (n) => `Paket ${n} geändert`,
    discard: (n) => `Paket ${n} ausgepackt`,
    label: (n) => `Etikett für Paket ${n} bestellt`,
    'hand-over': (n) => `Paket ${n} übergeben`,
    undo: (n) => `Übergabe von Paket ${n} zurückgenommen`,
    deliver: (n) => `Paket ${n} als zugestellt vermerkt`,
    return: (n) => `Rücksendeetikett bestellt (Paket ${n})`,
  },
  note: 'Notiz für die Werkstatt geändert',
  refund: (amount, reason) => `Erstattung von ${amount} begonnen: ${reason}`,
  mail: 'E-Mail noch einmal angefordert',
  taken: (product) => `Download gesperrt: ${product}`,
  given: (product) => `Download wieder freigegeben: ${product}`,
  handled: 'Widerruf als erledigt markiert',
  reopened: 'Widerruf wieder geöffnet',
  complaintSteps: {
    CONFIRM: 'Reklamation schriftlich bestätigt',
    ACCEPT: 'Reklamation anerkannt',
    REMEDY: 'Reklamation erledigt',
    REJECT: 'Reklamation abgelehnt',
    REVOKE: 'Reklamation vom Käufer zurückgenommen',
    UNDO: 'Letzter Schritt der Reklamation zurückgenommen',
  },
  withdrawalSteps: {
    ACCEPT: 'Widerruf anerkannt, Ware wird erwartet',
    SENT: 'Nachweis der Rücksendung vermerkt',
    RECEIVE: 'Rücksendung eingegangen',
    INSPECT: 'Rücksendung geprüft',
    REFUND: 'Erstattung des Widerrufs begonnen',
    REJECT: 'Widerruf abgelehnt',
    REVOKE: 'Widerruf vom Käufer zurückgenommen',
    UNDO: 'Letzter Schritt des Widerrufs rückgängig gemacht',
  },
  disputed: (amount, reason) => `Konflikt bei PayPal über ${amount}: ${reason}`,
  disputeEnded: {
    WON: 'Konflikt abgeschlossen, das Geld bleibt',
    LOST: 'Konflikt abgeschlossen, das Geld ging an den Käufer zurück',
  },
  answered: (kind) => (kind === 'ACCEPT' ? 'Anspruch bei PayPal anerkannt' : 'Nachweis an PayPal gesendet'),
  proof: 'Datei für den Nachweis geändert',
  released: 'Versand trotz des Konflikts erlaubt',
  kept: 'Versand wegen des Konflikts gestoppt',
  settled: (amount) => `Fehlgeschlagene Erstattung von ${amount} als erledigt markiert`,
  unsettled: (amount) => `Fehlgeschlagene Erstattung von ${amount} wieder geöffnet`,
};

export const TIMELINE_TEXTS: Record<Locale, TimelineTexts> = { en, sk, de };
