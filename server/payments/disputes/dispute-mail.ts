import { formatMoment, formatMoney } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import type { MailBlock } from '../../core/mail-layout.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail, type MailWords } from '../../mails/mail.ts';
import { disputeReason, disputeStage } from './dispute-words.ts';
import { DisputeState } from './dispute.entity.ts';

interface Told {
  readonly state: DisputeState;
  readonly stage: string;
  readonly reason: string;
  readonly amountMinor: number;
  readonly respondBy: Date | null;
  /** Credited before PayPal named the dispute; null: nothing was. */
  readonly creditedMinor: number | null;
}

interface Texts {
  readonly state: string;
  readonly amount: string;
  readonly reason: string;
  readonly stage: string;
  readonly respondBy: string;
  readonly credited: string;
  readonly creditedOpen: string;
  readonly creditedWon: string;
  readonly states: Record<DisputeState, string>;
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    state: 'State',
    amount: 'Amount',
    reason: 'Reason given to PayPal',
    stage: 'Stage',
    respondBy: 'Answer by',
    credited: 'Credited already',
    creditedOpen:
      'PayPal took the money before it named this dispute, so a credit note was issued. It stands whatever PayPal decides.',
    creditedWon: 'The money is with you again, but the buyer has a credit note. Open the order to settle it.',
    states: {
      ANSWER: 'PayPal is waiting for your answer',
      WAITING: 'It is up to PayPal or the buyer',
      WON: 'Closed, the money stays with you',
      LOST: 'Closed, the money went back to the buyer',
    },
  },
  sk: {
    state: 'Stav',
    amount: 'Suma',
    reason: 'Dôvod uvedený v PayPal',
    stage: 'Fáza',
    respondBy: 'Odpovedať do',
    credited: 'Už dobropisované',
    creditedOpen:
      'PayPal vzal peniaze skôr, než ohlásil tento spor, preto bol vystavený dobropis. Platí bez ohľadu na to, ako PayPal rozhodne.',
    creditedWon: 'Peniaze sú späť u vás, kupujúci však má dobropis. Otvorte objednávku a vyriešte to.',
    states: {
      ANSWER: 'PayPal čaká na vašu odpoveď',
      WAITING: 'Na rade je PayPal alebo kupujúci',
      WON: 'Uzavretý, peniaze zostávajú vám',
      LOST: 'Uzavretý, peniaze sa vrátili kupujúcemu',
    },
  },
  de: {
    state: 'Stand',
    amount: 'Betrag',
    reason: 'Bei PayPal angegebener Grund',
    stage: 'Phase',
    respondBy: 'Antworten bis',
    credited: 'Bereits gutgeschrieben',
    creditedOpen:
      'PayPal hat das Geld genommen, bevor es diesen Konflikt gemeldet hat; deshalb wurde eine Gutschrift ausgestellt. Sie gilt, wie auch immer PayPal entscheidet.',
    creditedWon:
      'Das Geld ist wieder bei Ihnen, der Käufer hat aber eine Gutschrift. Öffnen Sie die Bestellung, um das zu klären.',
    states: {
      ANSWER: 'PayPal wartet auf Ihre Antwort',
      WAITING: 'PayPal oder der Käufer ist am Zug',
      WON: 'Abgeschlossen, das Geld bleibt bei Ihnen',
      LOST: 'Abgeschlossen, das Geld ging an den Käufer zurück',
    },
  },
};

const WORDS: Readonly<Record<Locale, MailWords>> = {
  en: {
    subject: 'Dispute about the payment of {orderNumber}',
    heading: 'Dispute about a payment',
    body: 'The payment of order {orderNumber} is disputed at PayPal.\n\n{statement}\n\nWithout an answer in time PayPal decides for the buyer.\n\n[Open the order]({link})',
  },
  sk: {
    subject: 'Spor o platbu objednávky {orderNumber}',
    heading: 'Spor o platbu',
    body: 'O platbu objednávky {orderNumber} vedie kupujúci v PayPal spor.\n\n{statement}\n\nBez včasnej odpovede rozhodne PayPal v prospech kupujúceho.\n\n[Otvoriť objednávku]({link})',
  },
  de: {
    subject: 'Konflikt um die Zahlung von {orderNumber}',
    heading: 'Konflikt um eine Zahlung',
    body: 'Um die Zahlung der Bestellung {orderNumber} gibt es bei PayPal einen Konflikt.\n\n{statement}\n\nOhne rechtzeitige Antwort entscheidet PayPal für den Käufer.\n\n[Bestellung öffnen]({link})',
  },
};

const creditedRows = ({ creditedMinor, state }: Told, locale: Locale) => {
  if (creditedMinor === null || state === DisputeState.LOST) return [];
  const t = TEXTS[locale];
  const told = state === DisputeState.WON ? t.creditedWon : t.creditedOpen;
  return [{ label: t.credited, value: `${formatMoney(creditedMinor, locale)}. ${told}` }];
};

/** What PayPal tells of a dispute, as rows. */
export const disputeBlocks = (dispute: Told, locale: Locale): MailBlock[] => {
  const t = TEXTS[locale];
  const asked = dispute.state === DisputeState.ANSWER && dispute.respondBy;
  const rows = [
    { label: t.state, value: t.states[dispute.state] },
    ...(asked ? [{ label: t.respondBy, value: formatMoment(asked, locale) }] : []),
    { label: t.amount, value: formatMoney(dispute.amountMinor, locale) },
    { label: t.stage, value: disputeStage(dispute.stage, locale) },
    { label: t.reason, value: disputeReason(dispute.reason, locale) },
    ...creditedRows(dispute, locale),
  ].map((row) => ({ ...row, wraps: true }));
  return [{ kind: 'rows', rows }];
};

const SAMPLE: Told = {
  state: DisputeState.ANSWER,
  stage: 'INQUIRY',
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  amountMinor: 12_990,
  respondBy: new Date('2026-12-02T12:00:00Z'),
  creditedMinor: null,
};

/** What the seller reads when a dispute begins, moves on or ends. */
export const DISPUTE_MAIL = defineMail({
  kind: MailKind.DISPUTE_TO_SHOP,
  group: MailGroup.SHOP,
  placeholders: ['orderNumber', 'statement', 'link'],
  required: ['orderNumber', 'statement'],
  builtIn: WORDS,
  sampleBlocks: (locale) => ({ statement: disputeBlocks(SAMPLE, locale) }),
});
